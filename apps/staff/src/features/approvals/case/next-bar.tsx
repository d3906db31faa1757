import { useT } from '@signet/i18n/react'
import { Button } from '@signet/ui'
import { useRouter, useSearch } from '@tanstack/react-router'
import { ListChecks } from 'lucide-react'
import { useBack } from '../../../lib/use-back.ts'
import styles from '../parts/note-bar.module.css'
import { useTakeBack } from './use-quick-deeds.ts'

/** After a decision: this is the next one, with the way back to the list and the way to undo. */
export function NextBar() {
  const t = useT()
  const { list, decided } = useSearch({ strict: false })
  const { history } = useRouter()
  const back = useBack()
  const { perform, isPending } = useTakeBack(decided ?? '')
  if (!list || !decided) return null

  const onTakenBack = () => {
    const { href } = history.location
    history.replace(href.replace(/&decided=[^&]*/, ''))
  }
  return (
    <div className={styles.note} role="status">
      <ListChecks className={styles.icon} aria-hidden="true" />
      <p className={styles.words}>{t('approvals.next.text')}</p>
      <Button tone="quiet" size="small" isBusy={isPending} onClick={() => void perform(onTakenBack)}>
        {t('approvals.next.takeBack')}
      </Button>
      <Button tone="quiet" size="small" onClick={back}>
        {t('approvals.next.back')}
      </Button>
    </div>
  )
}
