import type { FlowEvent, FlowEventType } from './flow-event.ts'

/** How an exported history words an event: as the step it belongs to, or as a verb and who does it. */
export type EventActivity =
  | Readonly<{ of: 'step'; transition: 'start' | 'complete' }>
  | Readonly<{ of: 'name' }>
  | Readonly<{ of: 'reminder' }>
  | Readonly<{ of: 'verb'; verb: string; role: 'step' | 'start' | 'missing' }>

/** The plain answers of an event, which shared code asks instead of comparing types. */
export type EventTraits = Readonly<{
  /** How the case ends with it; `verdict` where the event says so. */
  outcome: CaseOutcome | 'verdict' | undefined
  /** What an exported history says; undefined for what only follows from something else. */
  activity: EventActivity | undefined
  /** Whether it closes a decision without anything new happening to a task or a node. */
  closesDecision: boolean
}>

const silent = { outcome: undefined, activity: undefined, closesDecision: false } as const
const closing = { ...silent, closesDecision: true } as const
const begun = { ...silent, activity: { of: 'step', transition: 'start' } } as const
const completed = { ...silent, activity: { of: 'step', transition: 'complete' } } as const

function verb<Role extends 'step' | 'start' | 'missing'>(word: string, role: Role) {
  return { ...silent, activity: { of: 'verb', verb: word, role } } as const
}

/** Register of all events; a new one does not compile until it answers here. */
export const eventTraits: Readonly<Record<FlowEventType, EventTraits>> = {
  draftSaved: verb('SAVED', 'start'),
  draftHandedOver: verb('HANDED_OVER', 'start'),
  draftDeleted: verb('DELETED', 'start'),
  caseLaunched: verb('SUBMITTED', 'start'),
  caseRecalled: verb('REJECTED', 'start'),
  caseWithdrawn: verb('REJECTED', 'start'),
  caseTerminated: { ...verb('REJECTED', 'missing'), outcome: 'terminated' },
  caseApproved: { ...silent, outcome: 'approved' },
  caseRejected: { ...silent, outcome: 'rejected' },
  caseReturned: silent,
  caseCameBack: silent,
  caseSuspended: silent,
  caseResumed: silent,
  caseRevived: silent,
  caseJumped: silent,
  caseMigrated: silent,
  caseArchived: silent,
  revocationStarted: silent,
  revocationEnded: { ...silent, outcome: 'verdict' },
  nodeEntered: silent,
  nodeLeft: closing,
  nodeRetried: silent,
  branchTaken: closing,
  taskOpened: silent,
  taskReached: silent,
  taskSigned: verb('SIGNED', 'step'),
  taskUnsigned: verb('UNSIGNED', 'step'),
  taskStarted: begun,
  taskSeen: silent,
  taskAgreed: verb('APPROVED', 'step'),
  taskHandled: completed,
  taskRejected: verb('REJECTED', 'step'),
  taskReturned: verb('REJECTED', 'step'),
  taskTransferred: verb('TRANSFERRED', 'step'),
  taskHelped: verb('HELPED', 'step'),
  taskReminded: silent,
  taskOverdue: silent,
  tasksCancelled: closing,
  tasksReassigned: silent,
  decisionTakenBack: verb('TAKEN_BACK', 'step'),
  deadlineSet: silent,
  helpAsked: verb('HELP_ASKED', 'step'),
  signersAdded: verb('SIGNERS_ADDED', 'step'),
  signersDecided: silent,
  waitOpened: begun,
  waitEnded: completed,
  waitFailed: silent,
  waitRetried: silent,
  waitsCancelled: silent,
  casesBegun: silent,
  copied: silent,
  copyOpened: silent,
  commented: silent,
  urged: { ...silent, activity: { of: 'reminder' } },
  stepRecorded: { ...silent, activity: { of: 'name' } },
  exceptionRaised: silent,
}

export const caseOutcomes = ['approved', 'rejected', 'terminated', 'revoked'] as const
export type CaseOutcome = (typeof caseOutcomes)[number]

/** How a case ends with this event. A revocation that fails ends nothing: the case had ended before. */
export function outcomeIn(event: FlowEvent): CaseOutcome | undefined {
  const { outcome } = eventTraits[event.type]
  if (outcome !== 'verdict') return outcome
  return 'verdict' in event && event.verdict === 'revoked' ? 'revoked' : undefined
}
