import { useCallback, useState } from 'react'
import type { LiveProblem } from './live-problems.ts'

/** Which problem has its way drawn. It is known by what it says, since problems are found anew with every change. */
export function useShownProblem(problems: readonly LiveProblem[]) {
  const [shown, setShown] = useState('')
  const showProblem = useCallback((problem: LiveProblem) => {
    const said = JSON.stringify(problem)
    setShown((before) => (before === said ? '' : said))
  }, [])
  return { shownProblem: problems.find((problem) => JSON.stringify(problem) === shown), showProblem }
}
