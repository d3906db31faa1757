import { useT } from '@signet/i18n/react'
import { Button, useFeedback } from '@signet/ui'
import { Building2 } from 'lucide-react'
import { useId, useState } from 'react'
import styles from './phrase-chips.module.css'
import { PhrasesSheet } from './phrases-sheet.tsx'
import { useAddPhrase, usePhrases } from './queries.ts'

type PhraseChipsProps = Readonly<{
  /** The current text, to be saved as a phrase. */
  written: string
  /** Built-in phrases for this action. */
  ready: readonly string[]
  onChoose: (phrase: string) => void
}>

const longest = 200

/** Phrases to start from: the company's (marked), the person's own, and built-in ones. */
export function PhraseChips({ written, ready, onChoose }: PhraseChipsProps) {
  const t = useT()
  const id = useId()
  const feedback = useFeedback()
  const { data = [] } = usePhrases()
  const add = useAddPhrase()
  const [isManaging, setManaging] = useState(false)
  const text = written.trim()
  const all = [...new Set([...data.map((phrase) => phrase.text), ...ready])]
  const companys = new Set(data.filter(({ whose }) => whose === 'companys').map((phrase) => phrase.text))
  const isNew = text !== '' && text.length <= longest && !all.includes(text)

  return (
    <>
      <div className={styles.head}>
        <p id={id} className={styles.title}>
          {t('phrases.title')}
        </p>
        {isNew && (
          <Button
            size="small"
            tone="quiet"
            isBusy={add.isPending}
            onClick={() => add.mutate({ text }, { onSuccess: () => feedback.success(t('phrases.saved')) })}
          >
            {t('phrases.save')}
          </Button>
        )}
        {data.length > 0 && (
          <Button size="small" tone="quiet" onClick={() => setManaging(true)}>
            {t('phrases.manage')}
          </Button>
        )}
      </div>
      <ul className={styles.phrases} aria-labelledby={id}>
        {all.map((phrase) => (
          <li key={phrase}>
            <button
              type="button"
              className={styles.phrase}
              {...(companys.has(phrase) && { 'aria-label': t('phrases.companyPhrase', { text: phrase }) })}
              onClick={() => onChoose(phrase)}
            >
              {companys.has(phrase) && <Building2 className={styles.mark} aria-hidden="true" />}
              {phrase}
            </button>
          </li>
        ))}
      </ul>
      {isManaging && <PhrasesSheet onClose={() => setManaging(false)} />}
    </>
  )
}
