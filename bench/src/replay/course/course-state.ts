import type { Deed } from '../log/activity.ts'
import type { Course } from './course.ts'
import { missing } from './rounds.ts'

export type CourseStatus = 'draft' | 'running' | 'returned' | 'recalled' | 'approved' | 'terminated'

/** Where a document stands after these steps, by the log alone; undefined before anything happened to it. */
export function statusAfter({ steps, starter }: Pick<Course, 'steps' | 'starter'>): CourseStatus | undefined {
  let status: CourseStatus | undefined
  for (const { deed } of steps) status = deed ? statusAfterDeed(status, deed, starter) : status
  return status
}

/** Where one deed leaves a document. */
export function statusAfterDeed(
  status: CourseStatus | undefined,
  { verb, role }: Deed,
  starter: string,
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
      return status === 'terminated' ? status : rejectedBy(role, starter)
  }
}

function rejectedBy(role: string, starter: string): CourseStatus {
  if (role === missing) return 'terminated'
  return role === starter ? 'recalled' : 'returned'
}
