import { useEffect, useState } from 'react'
import type { Choice, LookupQuestion } from '../form/form-environment.ts'
import { useSurroundings } from '../form/surroundings.ts'

export type List = Readonly<{
  /** Undefined until it is there. */
  choices: readonly Choice[] | undefined
  hasFailed: boolean
  again: () => void
}>

type Answer = Readonly<{ asked: string; choices?: readonly Choice[]; hasFailed: boolean }>

/** Everything there is to choose, fetched once for the whole form. Undefined asks nothing. */
export function useList(question: Omit<LookupQuestion, 'page'> | undefined): List {
  const { lookups } = useSurroundings()
  const asked = JSON.stringify(question)
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<Answer>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same question again
  useEffect(() => {
    if (asked === undefined) return
    let isCurrent = true
    lookups.all(JSON.parse(asked) as LookupQuestion).then(
      (choices) => isCurrent && setAnswer({ asked, choices, hasFailed: false }),
      () => isCurrent && setAnswer({ asked, hasFailed: true }),
    )
    return () => {
      isCurrent = false
    }
  }, [asked, lookups, attempt])

  const current = answer?.asked === asked ? answer : undefined
  return {
    choices: current?.choices,
    hasFailed: current?.hasFailed ?? false,
    again: () => {
      setAnswer(undefined)
      setAttempt(attempt + 1)
    },
  }
}
