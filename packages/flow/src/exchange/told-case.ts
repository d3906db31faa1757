import type { FlowEvent } from '../events/flow-event.ts'

/** Who did something. `name` is what others call him; two people may have the same. */
export type HistoryPerson = Readonly<{ id: string; name: string }>

/** One thing that was done in a case, as process mining wants it. */
export type HistoryEvent = Readonly<{
  sequence: number
  /** `<flow> <VERB> by <step>`, or the name of a step that is begun and done without a vote. */
  activity: string
  transition: 'start' | 'complete'
  at: string
  /** Null for the system. */
  by: HistoryPerson | null
  /** Whose turn it was: the name of the step, or of the start. */
  role: string
  /** The product's own word for it. */
  type: string
}>

/** A case as it leaves for another tool. */
export type CaseHistory = Readonly<{
  id: string
  title: string
  flow: Readonly<{ id: string; name: string }>
  status: string
  starter: HistoryPerson
  /** The case at whose node this one was begun. */
  partOf?: string
  /** The case that somebody began this one as a follow-up of. */
  followsUp?: string
  events: readonly HistoryEvent[]
}>

/** What a history says about the case above: the one at whose node it was begun, or the one that it follows up. */
export function tellOrigin(
  rows: readonly Readonly<{ event: FlowEvent }>[],
): Pick<CaseHistory, 'partOf' | 'followsUp'> {
  const first = rows[0]?.event
  if (first?.type !== 'draftSaved' && first?.type !== 'caseLaunched') return {}

  const { parent, followsUp } = first
  return { ...(parent && { partOf: parent.caseId }), ...(followsUp !== undefined && { followsUp }) }
}
