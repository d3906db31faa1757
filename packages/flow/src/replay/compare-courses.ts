import type { Course, CourseStep } from './replay-case.ts'

export const comparisons = ['same', 'otherPeople', 'otherRoute', 'otherEnd', 'stalls', 'refused'] as const
/** `stalls`: it comes to no end any more; `otherEnd`: the same steps, but not the same end. */
export type Comparison = (typeof comparisons)[number]

/** What another flow makes of a case. Steps beside each other count as the same in whichever order they came. */
export function compareCourses(before: Course, after: Course): Comparison {
  if (after.status === 'refused') return isSameEnd(before, after) ? 'same' : 'refused'
  if (isStalled(after) && !isStalled(before)) return 'stalls'
  if (said(before.steps, ({ node }) => node) !== said(after.steps, ({ node }) => node)) return 'otherRoute'
  if (!isSameEnd(before, after)) return 'otherEnd'
  return said(before.steps, withPeople) === said(after.steps, withPeople) ? 'same' : 'otherPeople'
}

function isSameEnd(before: Course, after: Course): boolean {
  return before.status === after.status && before.refusal?.code === after.refusal?.code
}

function isStalled({ status }: Course): boolean {
  return status === 'exception' || status === 'running'
}

function withPeople({ node, people }: CourseStep): string {
  return [node, ...people.toSorted()].join(' ')
}

function said(steps: readonly CourseStep[], say: (step: CourseStep) => string): string {
  return steps.map(say).sort().join('\n')
}
