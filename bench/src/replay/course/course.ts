import type { Deed } from '../log/trace.ts'

/** One step of a document: a deed, or an outside step that is noted with it. */
export type Step = Readonly<{ at: string; activity: string; resource: string; deed: Deed | undefined }>

/** The way of one document through one trace: what becomes one case. */
export type Course = Readonly<{
  name: string
  document: string
  attributes: ReadonlyMap<string, string>
  /** The role that saved or submitted it first; empty where nobody did. */
  starter: string
  steps: readonly Step[]
}>

/** Documents of one kind are approved in one flow: those of the same name that begin with the same role. */
export function kindOf({ document, starter }: Pick<Course, 'document' | 'starter'>): string {
  return `${document}\n${starter}`
}

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
