import type { Moved } from './moved.ts'

/** What every command on a case answers. */
export function answerOf({ after, ignored }: Moved) {
  return { caseId: after.id, status: after.status, ignored: [...ignored] }
}
