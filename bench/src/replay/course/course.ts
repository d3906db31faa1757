import type { DocumentAction } from '../log/trace.ts'

/** One step of a document: an action, or an outside step that is recorded with it. */
export type Step = Readonly<{
  at: string
  activity: string
  resource: string
  action: DocumentAction | undefined
}>

/** The steps of one document in one trace, which become one case. */
export type Course = Readonly<{
  name: string
  document: string
  attributes: ReadonlyMap<string, string>
  /** The role that first saved or submitted it; empty if none did. */
  starter: string
  steps: readonly Step[]
}>

/** Documents with the same name and the same starting role share a flow. */
export function kindOf({ document, starter }: Pick<Course, 'document' | 'starter'>): string {
  return `${document}\n${starter}`
}

/**
 * The approvers after one submission, in order, and how many of them approved. `isFinal`: the last one decided for
 * good; `isOpen`: another approver still has to decide.
 */
export type Round = Readonly<{
  roles: readonly string[]
  agreed: number
  isFinal: boolean
  isOpen: boolean
}>

/** The role of unknown people; an administrator ends what it rejects. */
export const unknownRole = 'MISSING'

/** The approver at the end of an open round when no one in the log ever decides one. */
export const defaultApprover = 'APPROVER'

type OpenRound = { agreed: string[]; isFinal: boolean; rejectedBy: string | undefined }

/** Returns the rounds of a course, one per submission. Steps after its end belong to no round. */
export function roundsOf({ steps, starter }: Pick<Course, 'steps' | 'starter'>): readonly Round[] {
  const rounds: OpenRound[] = []
  for (const { action } of steps) {
    if (action?.verb === 'SUBMITTED') rounds.push({ agreed: [], isFinal: false, rejectedBy: undefined })
    const round = rounds.at(-1)
    if (action && round && !round.isFinal && round.rejectedBy === undefined) continueRound(round, action)
  }
  return rounds.map((round) => closeRound(round, starter))
}

function continueRound(round: OpenRound, { verb, role }: DocumentAction): void {
  if (verb === 'REJECTED') round.rejectedBy = role
  if (verb === 'APPROVED' || verb === 'FINAL_APPROVED') round.agreed.push(role)
  round.isFinal = verb === 'FINAL_APPROVED'
}

/** A rejecting approver was part of the round; a starter who withdraws it or an administrator who ends it was not. */
function closeRound({ agreed, isFinal, rejectedBy }: OpenRound, starter: string): Round {
  const isByApprover = rejectedBy !== undefined && rejectedBy !== unknownRole && rejectedBy !== starter
  return {
    roles: isByApprover ? [...agreed, rejectedBy] : agreed,
    agreed: agreed.length,
    isFinal,
    isOpen: !isFinal && !isByApprover,
  }
}

export type CourseStatus = 'draft' | 'running' | 'returned' | 'recalled' | 'approved' | 'terminated'

/** Returns the status of a document after these steps by the log alone; undefined before the first action. */
export function statusAfter({ steps, starter }: Pick<Course, 'steps' | 'starter'>): CourseStatus | undefined {
  let status: CourseStatus | undefined
  for (const { action } of steps) status = action ? statusAfterAction(status, action, starter) : status
  return status
}

/** Returns the status after one action. */
export function statusAfterAction(
  status: CourseStatus | undefined,
  { verb, role }: DocumentAction,
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
  if (role === unknownRole) return 'terminated'
  return role === starter ? 'recalled' : 'returned'
}
