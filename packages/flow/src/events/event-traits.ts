import type { FlowEvent, FlowEventType } from './flow-event.ts'

/** How an exported history names an event: by its step, or by a verb and a role. */
export type EventActivity =
  | Readonly<{ of: 'step'; transition: 'start' | 'complete' }>
  | Readonly<{ of: 'name' }>
  | Readonly<{ of: 'reminder' }>
  | Readonly<{ of: 'verb'; verb: string; role: 'step' | 'start' | 'missing' }>

/** Traits of an event type, used by shared code instead of comparing types. */
export type EventTraits = Readonly<{
  /** Outcome of the case with this event; `verdict` when the event carries it. */
  outcome: CaseOutcome | 'verdict' | undefined
  /** Activity in an exported history; undefined for mere consequences. */
  activity: EventActivity | undefined
  /** Whether it belongs to the decision before it and starts nothing new. */
  closesDecision: boolean
}>

const noActivity = { outcome: undefined, activity: undefined, closesDecision: false } as const
const closing = { ...noActivity, closesDecision: true } as const
const startActivity = { ...noActivity, activity: { of: 'step', transition: 'start' } } as const
const completeActivity = { ...noActivity, activity: { of: 'step', transition: 'complete' } } as const

function verb<Role extends 'step' | 'start' | 'missing'>(word: string, role: Role) {
  return { ...noActivity, activity: { of: 'verb', verb: word, role } } as const
}

/** Register of all event types; a new type does not compile without an entry. */
export const eventTraits: Readonly<Record<FlowEventType, EventTraits>> = {
  draftSaved: verb('SAVED', 'start'),
  draftHandedOver: verb('HANDED_OVER', 'start'),
  draftDeleted: verb('DELETED', 'start'),
  caseLaunched: verb('SUBMITTED', 'start'),
  caseRecalled: verb('REJECTED', 'start'),
  caseWithdrawn: verb('REJECTED', 'start'),
  caseTerminated: { ...verb('REJECTED', 'missing'), outcome: 'terminated' },
  caseApproved: { ...noActivity, outcome: 'approved' },
  caseRejected: { ...noActivity, outcome: 'rejected' },
  caseReturned: noActivity,
  caseCameBack: noActivity,
  caseSuspended: noActivity,
  caseResumed: noActivity,
  caseRevived: noActivity,
  caseJumped: noActivity,
  caseMigrated: noActivity,
  caseArchived: noActivity,
  revocationStarted: noActivity,
  revocationEnded: { ...noActivity, outcome: 'verdict' },
  nodeEntered: noActivity,
  nodeLeft: closing,
  nodeRetried: noActivity,
  branchTaken: closing,
  taskOpened: noActivity,
  taskReached: noActivity,
  taskSigned: verb('SIGNED', 'step'),
  taskUnsigned: verb('UNSIGNED', 'step'),
  taskStarted: startActivity,
  taskSeen: noActivity,
  taskAgreed: verb('APPROVED', 'step'),
  taskHandled: completeActivity,
  taskRejected: verb('REJECTED', 'step'),
  taskReturned: verb('REJECTED', 'step'),
  taskTransferred: verb('TRANSFERRED', 'step'),
  taskHelped: verb('HELPED', 'step'),
  taskReminded: noActivity,
  taskOverdue: noActivity,
  tasksCancelled: closing,
  tasksReassigned: noActivity,
  decisionTakenBack: verb('TAKEN_BACK', 'step'),
  deadlineSet: noActivity,
  helpAsked: verb('HELP_ASKED', 'step'),
  signersAdded: verb('SIGNERS_ADDED', 'step'),
  signersDecided: noActivity,
  waitOpened: startActivity,
  waitEnded: completeActivity,
  waitFailed: noActivity,
  waitRetried: noActivity,
  waitsCancelled: noActivity,
  casesBegun: noActivity,
  copied: noActivity,
  copyOpened: noActivity,
  commented: noActivity,
  messagesFiled: noActivity,
  urged: { ...noActivity, activity: { of: 'reminder' } },
  stepRecorded: { ...noActivity, activity: { of: 'name' } },
  exceptionRaised: noActivity,
}

export const caseOutcomes = ['approved', 'rejected', 'terminated', 'revoked'] as const
export type CaseOutcome = (typeof caseOutcomes)[number]

/** The outcome of a case with this event, if any. A failed revocation changes no outcome. */
export function outcomeIn(event: FlowEvent): CaseOutcome | undefined {
  const { outcome } = eventTraits[event.type]
  if (outcome !== 'verdict') return outcome
  return 'verdict' in event && event.verdict === 'revoked' ? 'revoked' : undefined
}
