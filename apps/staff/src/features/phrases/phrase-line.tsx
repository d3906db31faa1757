import { useT } from '@signet/i18n/react'
import { IconButton } from '@signet/ui'
import { ArrowUp, Building2, Trash2 } from 'lucide-react'
import styles from './phrases-sheet.module.css'
import { type Phrase, useAddPhrase, useRemovePhrase, useSortPhrases } from './queries.ts'

type PhraseLineProps = Readonly<{
  phrase: Phrase
  /** The phrases of the same owner, in order. */
  siblings: readonly Phrase[]
  mayChange: boolean
  mayShare: boolean
}>

/** One phrase and what may be done with it. */
export function PhraseLine({ phrase, siblings, mayChange, mayShare }: PhraseLineProps) {
  const t = useT()
  const sort = useSortPhrases()
  const remove = useRemovePhrase()
  const add = useAddPhrase()
  const { id, text, whose } = phrase
  const place = siblings.findIndex((one) => one.id === id)
  const moveUp = () => {
    const others = siblings.filter((one) => one.id !== id).map((one) => one.id)
    sort.mutate({ ids: others.toSpliced(place - 1, 0, id), whose })
  }

  return (
    <li className={styles.line}>
      <span className={styles.text}>{text}</span>
      {mayShare && (
        <IconButton
          label={t('phrases.share')}
          icon={<Building2 />}
          onClick={() => add.mutate({ text, whose: 'companys' })}
        />
      )}
      {mayChange && place > 0 && (
        <IconButton label={t('phrases.up', { text })} icon={<ArrowUp />} onClick={moveUp} />
      )}
      {mayChange && (
        <IconButton
          label={t('phrases.remove', { text })}
          icon={<Trash2 />}
          onClick={() => remove.mutate(id)}
        />
      )}
    </li>
  )
}
