import { secondsOf } from '../instant.ts'
import type { Delegation, DelegationKind } from './delegation.ts'

type Acting = Readonly<{ kind: DelegationKind; flow: string; now: string; person: string; principal: string }>

/** Whether a person may act for another on a flow now, by one of these accepted and not stopped delegations. */
export function actsFor(
  delegations: readonly Delegation[],
  { kind, flow, now, person, principal }: Acting,
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
