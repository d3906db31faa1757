import { IconButton, SearchField } from '@signet/ui'
import { SlidersHorizontal } from 'lucide-react'
import { useDeferredValue, useEffect, useState } from 'react'
import styles from './search-parts.module.css'

type FilterButtonProps = Readonly<{
  /** The label includes the number, for screen readers. */
  label: string
  count: number
  onPress: () => void
}>

/** Opens the filters and shows how many are set. */
export function FilterButton({ label, count, onPress }: FilterButtonProps) {
  return (
    <span className={styles.filter}>
      <IconButton label={label} icon={<SlidersHorizontal />} aria-haspopup="dialog" onClick={onPress} />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </span>
  )
}

const restMs = 250

type WordsFieldProps = Readonly<{ label: string; words: string; onWords: (words: string) => void }>

/** A search field that shows typing at once and reports it after a pause. */
export function WordsField({ label, words, onWords }: WordsFieldProps) {
  const [typed, setTyped] = useState(words)
  const rested = useDeferredValue(typed)
  useEffect(() => {
    if (rested === words) return
    const timer = setTimeout(() => onWords(rested), restMs)
    return () => clearTimeout(timer)
  }, [rested, words, onWords])
  return <SearchField label={label} value={typed} onChange={setTyped} />
}
