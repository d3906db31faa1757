import { SearchField } from '@signet/ui'
import { useDeferredValue, useEffect, useState } from 'react'

const restMs = 250

type WordsFieldProps = Readonly<{ label: string; words: string; onWords: (words: string) => void }>

/** Typing answers at once; the list follows when the hand rests. */
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
