import type { Step } from './course.ts'
import { missing, waysOf } from './ways.ts'

export type CourseStatus = 'draft' | 'running' | 'returned' | 'recalled' | 'approved' | 'terminated'

/** Where a document stands after these steps, by the log alone; undefined before anything happened to it. */
export function statusAfter(steps: readonly Step[], starters: ReadonlySet<string>): CourseStatus | undefined {
  return steps.reduce<CourseStatus | undefined>((status, { deed }) => {
    switch (deed?.verb) {
      case undefined:
        return status
      case 'SAVED':
        return status ?? 'draft'
      case 'SUBMITTED':
      case 'APPROVED':
        return 'running'
      case 'FINAL_APPROVED':
        return 'approved'
      case 'REJECTED':
        return rejectedBy(deed.role, starters)
    }
  }, undefined)
}

function rejectedBy(role: string, starters: ReadonlySet<string>): CourseStatus {
  if (role === missing) return 'terminated'
  return starters.has(role) ? 'recalled' : 'returned'
}

/** How many approvers have agreed since the last submission. */
export function agreedSince(steps: readonly Step[]): number {
  return waysOf(steps).at(-1)?.agreed.length ?? 0
}
