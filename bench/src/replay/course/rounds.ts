import type { Deed } from '../log/activity.ts'
import type { Course } from './course.ts'

/**
 * Who is asked after one submission, in order, and how many of them agreed. `isFinal`: the last one decided for good;
 * `isOpen`: after them somebody else still has to decide.
 */
export type Round = Readonly<{
  roles: readonly string[]
  agreed: number
  isFinal: boolean
  isOpen: boolean
}>

/** The role that stands for nobody in particular; what it rejects, an administrator ends. */
export const missing = 'MISSING'

/** Who is asked at the end of a round that the log leaves open, when nobody ever decides one. */
export const nobodyInParticular = 'APPROVER'

type OpenRound = { agreed: string[]; isFinal: boolean; rejectedBy: string | undefined }

/** The rounds of a course, one per submission. What comes after its end belongs to no round. */
export function roundsOf({ steps, starter }: Pick<Course, 'steps' | 'starter'>): readonly Round[] {
  const rounds: OpenRound[] = []
  for (const { deed } of steps) {
    if (deed?.verb === 'SUBMITTED') rounds.push({ agreed: [], isFinal: false, rejectedBy: undefined })
    const round = rounds.at(-1)
    if (deed && round && !round.isFinal && round.rejectedBy === undefined) goOn(round, deed)
  }
  return rounds.map((round) => closed(round, starter))
}

function goOn(round: OpenRound, { verb, role }: Deed): void {
  if (verb === 'REJECTED') round.rejectedBy = role
  if (verb === 'APPROVED' || verb === 'FINAL_APPROVED') round.agreed.push(role)
  round.isFinal = verb === 'FINAL_APPROVED'
}

/** An approver who rejects was asked; the starter who takes it back, or an administrator who ends it, was not. */
function closed({ agreed, isFinal, rejectedBy }: OpenRound, starter: string): Round {
  const isByApprover = rejectedBy !== undefined && rejectedBy !== missing && rejectedBy !== starter
  return {
    roles: isByApprover ? [...agreed, rejectedBy] : agreed,
    agreed: agreed.length,
    isFinal,
    isOpen: !isFinal && !isByApprover,
  }
}
