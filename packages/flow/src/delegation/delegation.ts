import { secondsOf } from '../calendar/instant.ts'

export const delegationKinds = ['entrust', 'agency'] as const
/** `entrust`: may launch for me; `agency`: may decide for me. */
export type DelegationKind = (typeof delegationKinds)[number]

/** From whom to whom, for which flows ('all' or ids), from `start` until before `end` (ISO 8601). */
export type Delegation = Readonly<{
  id: string
  kind: DelegationKind
  from: string
  to: readonly string[]
  flows: 'all' | readonly string[]
  start: string
  end: string
}>

type AgentAction = Readonly<{
  kind: DelegationKind
  flow: string
  now: string
  person: string
  principal: string
}>

/** Whether a person may act for another on a flow now, by one of these accepted and not stopped delegations. */
export function actsFor(
  delegations: readonly Delegation[],
  { kind, flow, now, person, principal }: AgentAction,
): boolean {
  const moment = secondsOf(now)
  return delegations.some(
    (one) =>
      one.kind === kind &&
      one.from === principal &&
      one.to.includes(person) &&
      (one.flows === 'all' || one.flows.includes(flow)) &&
      secondsOf(one.start) <= moment &&
      moment < secondsOf(one.end),
  )
}
