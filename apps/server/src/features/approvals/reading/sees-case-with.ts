import { casesWith } from '../case/file-store.ts'
import { type Seeing, seenIfInvolved } from './seen-case.ts'

/** Whether a case carries the file that this person may look at, in his own name or for somebody else. */
export async function seesCaseWith(acting: Seeing, fileId: string): Promise<boolean> {
  for (const caseId of await casesWith(acting.tx, fileId))
    if (await seenIfInvolved(acting, caseId)) return true
  return false
}
