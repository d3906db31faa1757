import type { Step } from './course.ts'

/** What approvers did after one submission: who agreed, in order, and who ended it by a rejection. */
export type Way = Readonly<{ agreed: readonly string[]; isFinal: boolean; rejectedBy: string | undefined }>

/** Who is asked after one submission, in order. `isOpen`: after them somebody else still has to decide. */
export type Round = Readonly<{ roles: readonly string[]; isOpen: boolean }>

/** The role that stands for nobody in particular; what it rejects, an administrator ends. */
export const missing = 'MISSING'

/** The ways of a course, one per submission. What comes after its end belongs to no way. */
export function waysOf(steps: readonly Step[]): readonly Way[] {
  const ways: { agreed: string[]; isFinal: boolean; rejectedBy: string | undefined }[] = []
  for (const { deed } of steps) {
    if (deed?.verb === 'SUBMITTED') ways.push({ agreed: [], isFinal: false, rejectedBy: undefined })
    const way = ways.at(-1)
    if (!deed || !way || way.isFinal || way.rejectedBy !== undefined) continue

    if (deed.verb === 'REJECTED') way.rejectedBy = deed.role
    if (deed.verb === 'APPROVED' || deed.verb === 'FINAL_APPROVED') way.agreed.push(deed.role)
    way.isFinal = deed.verb === 'FINAL_APPROVED'
  }
  return ways
}

/** An approver who rejects was asked; the starter who takes it back, or an administrator who ends it, was not. */
export function roundOf({ agreed, isFinal, rejectedBy }: Way, starters: ReadonlySet<string>): Round {
  const isByApprover = rejectedBy !== undefined && rejectedBy !== missing && !starters.has(rejectedBy)
  return { roles: isByApprover ? [...agreed, rejectedBy] : agreed, isOpen: !isFinal && !isByApprover }
}
