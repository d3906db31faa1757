import { SearchField } from '@signet/ui'
import { useDeferredValue, useEffect, useState } from 'react'

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
