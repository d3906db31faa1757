import type { FlowEvent } from './flow-event.ts'

export const caseOutcomes = ['approved', 'rejected', 'terminated', 'revoked'] as const
export type CaseOutcome = (typeof caseOutcomes)[number]

/** How a case ends with this event. A revocation that comes to nothing ends nothing: the case had ended before. */
export function outcomeIn(event: FlowEvent): CaseOutcome | undefined {
  if (event.type === 'revocationEnded') return event.verdict === 'revoked' ? 'revoked' : undefined
  return outcomes[event.type]
}

const outcomes: Readonly<Partial<Record<FlowEvent['type'], CaseOutcome>>> = {
  caseApproved: 'approved',
  caseRejected: 'rejected',
  caseTerminated: 'terminated',
}
