import { useEffect, useState } from 'react'

/** Something that comes only where it is needed. When it does not come, the form stays, and `again` asks once more. */
export type Loaded<Value> = Readonly<
  { state: 'loading' } | { state: 'failed'; again: () => void } | { state: 'ready'; value: Value }
>

/** @param load the same function at every drawing */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<Loaded<Value>>({ state: 'loading' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same again
  useEffect(() => {
    let isCurrent = true
    const again = () => {
      setLoaded({ state: 'loading' })
      setAttempt((before) => before + 1)
    }
    load().then(
      (value) => isCurrent && setLoaded({ state: 'ready', value }),
      () => isCurrent && setLoaded({ state: 'failed', again }),
    )
    return () => {
      isCurrent = false
    }
  }, [load, attempt])

  return loaded
}
