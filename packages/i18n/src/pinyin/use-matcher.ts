import { useEffect, useState } from 'react'
import { containsWords, loadMatcher, type Matcher } from './matcher.ts'

let loaded: Matcher | undefined

/** Matches names by pinyin and initials as soon as the table of syllables is loaded, until then by their letters. */
export function useMatcher(): Matcher {
  const [matcher, setMatcher] = useState<Matcher>(() => loaded ?? containsWords)
  useEffect(() => {
    if (loaded) return
    let isShown = true
    const take = (found: Matcher) => {
      loaded = found
      if (isShown) setMatcher(() => found)
    }
    // Without a network the letters of names still match, so that a failure needs no word.
    loadMatcher().then(take, () => undefined)
    return () => {
      isShown = false
    }
  }, [])
  return matcher
}
