import type { Deed } from './activity.ts'
import type { Course } from './course.ts'
import { missing } from './rounds.ts'

export type CourseStatus = 'draft' | 'running' | 'returned' | 'recalled' | 'approved' | 'terminated'

/** Where a document stands after these steps, by the log alone; undefined before anything happened to it. */
export function statusAfter({
  steps,
  starters,
}: Pick<Course, 'steps' | 'starters'>): CourseStatus | undefined {
  let status: CourseStatus | undefined
  for (const { deed } of steps) status = deed ? afterDeed(status, deed, starters) : status
  return status
}

function afterDeed(
  status: CourseStatus | undefined,
  { verb, role }: Deed,
  starters: ReadonlySet<string>,
): CourseStatus {
  switch (verb) {
    case 'SAVED':
      return status ?? 'draft'
    case 'SUBMITTED':
    case 'APPROVED':
      return 'running'
    case 'FINAL_APPROVED':
      return 'approved'
    case 'REJECTED':
      return rejectedBy(role, starters)
  }
}

function rejectedBy(role: string, starters: ReadonlySet<string>): CourseStatus {
  if (role === missing) return 'terminated'
  return starters.has(role) ? 'recalled' : 'returned'
}
