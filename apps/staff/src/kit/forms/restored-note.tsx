import { useFormats, useT } from '@signet/i18n/react'
import { Button, useFeedback } from '@signet/ui'
import { History } from 'lucide-react'
import { useNow } from '../context/use-now.ts'
import styles from './restored-note.module.css'

type RestoredNoteProps = Readonly<{ at: string; onDiscard: () => void }>

/** Says that unsent input was restored, and offers to start over. */
export function RestoredNote({ at, onDiscard }: RestoredNoteProps) {
  const t = useT()
  const formats = useFormats()
  const now = useNow()
  const feedback = useFeedback()
  const discard = async () => {
    const question = {
      title: t('forms.restored.discard.title'),
      body: t('forms.restored.discard.body'),
      confirm: t('forms.restored.discard.confirm'),
      tone: 'danger',
    } as const
    if (await feedback.ask(question)) onDiscard()
  }

  return (
    <div className={styles.note} role="status">
      <History className={styles.icon} aria-hidden="true" />
      <p className={styles.words}>{t('forms.restored.text', { time: formats.near(at, now) })}</p>
      <Button tone="quiet" size="small" onClick={() => void discard()}>
        {t('forms.restored.discard')}
      </Button>
    </div>
  )
}
