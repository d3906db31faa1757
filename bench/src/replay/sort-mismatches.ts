import type { Mismatch } from './play/stage.ts'

/** The mismatches of a replay in the order in which they explain each other. */
export type SortedMismatches = Readonly<{
  causes: readonly Mismatch[]
  /** What only follows from a cause: other findings in its course, and lists and counts of the company. */
  consequences: readonly Mismatch[]
  /** 'log' when the log is to blame for everything, undefined without mismatches. */
  fault: 'log' | 'product' | undefined
}>

/** Puts causes before consequences. Anything that no cause explains is a cause itself, and a fault of the product. */
export function sortMismatches(mismatches: readonly Mismatch[]): SortedMismatches {
  const known = mismatches.filter(({ fault }) => fault !== undefined)
  const explained = new Set(known.map(({ course }) => course))
  const isExplained = ({ course }: Mismatch) => explained.has(course) || (known.length > 0 && isList(course))
  const others = mismatches.filter(({ fault }) => fault === undefined)
  const causes = [...known, ...others.filter((one) => !isExplained(one))]
  const isOfLog = causes.every(({ fault }) => fault === 'log')
  return {
    causes,
    consequences: others.filter(isExplained),
    fault: causes.length === 0 ? undefined : isOfLog ? 'log' : 'product',
  }
}

/** Lists hold cases of every course. */
const isList = (course: string) => course.startsWith('list ')
