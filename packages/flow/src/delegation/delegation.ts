import { secondsOf } from '../calendar/wall-clock.ts'
import type { Directory } from '../engine/facts.ts'
import type { Objection } from '../refusals.ts'

export const delegationKinds = ['entrust', 'agency'] as const
/** `entrust`: launch for the principal; `agency`: decide for the principal. */
export type DelegationKind = (typeof delegationKinds)[number]

/** A delegation from one person to others for flows ('all' or ids), from `start` to before `end` (ISO 8601). */
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

/** Whether one of these accepted, active delegations lets a person act for another now. */
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

type DelegationFacts = Readonly<{
  /** Delegations of all people that are not over, accepted or pending. */
  existing: readonly Delegation[]
  directory: Pick<Directory, 'isActive' | 'isExternal' | 'nameOf'>
}>

/**
 * Why a delegation is not allowed: no receiver, oneself, an inactive person, an empty period, or a duplicate, mutual
 * or circular delegation for the same kind, flow and time. Undefined when it is allowed.
 */
export function whyNotDelegate(
  wish: Delegation,
  { existing, directory }: DelegationFacts,
): Objection | undefined {
  if (wish.to.length === 0) return { code: 'flow.delegateNobody' }
  if (wish.to.includes(wish.from)) return { code: 'flow.delegateSelf' }
  if (!(secondsOf(wish.start) < secondsOf(wish.end))) return { code: 'flow.delegateDates' }

  const gone = wish.to.find((person) => !directory.isActive(person))
  if (gone !== undefined) return { code: 'flow.delegateInactive', params: { name: directory.nameOf(gone) } }
  const external = wish.to.find((person) => directory.isExternal?.(person))
  if (external !== undefined)
    return { code: 'flow.chosenExternal', params: { name: directory.nameOf(external) } }
  const meanwhile = existing.filter((other) => other.id !== wish.id && isAtOnce(wish, other))
  const why = wish.to.map((to) => whyNotTo(wish, to, meanwhile)).find((found) => found !== undefined)
  return why && { code: why.code, params: { name: directory.nameOf(why.to) } }
}

type DelegationObjection = Readonly<{ code: Objection['code']; to: string }>

function whyNotTo(
  wish: Delegation,
  to: string,
  meanwhile: readonly Delegation[],
): DelegationObjection | undefined {
  const given = (from: string, receiver: string) =>
    meanwhile.some((other) => other.from === from && other.to.includes(receiver))
  if (given(wish.from, to)) return { code: 'flow.delegateTwice', to }
  if (given(to, wish.from)) return { code: 'flow.delegateMutual', to }
  return isLedBackTo(wish, to, meanwhile) ? { code: 'flow.delegateCycle', to } : undefined
}

/** Whether the chain of delegations leads back to `from` at the same time. */
function isLedBackTo(
  wish: Delegation,
  to: string,
  meanwhile: readonly Delegation[],
  passed: readonly string[] = [],
): boolean {
  if (to === wish.from) return true
  if (passed.includes(to)) return false

  return meanwhile
    .filter((other) => other.from === to)
    .some((other) => other.to.some((next) => isLedBackTo(wish, next, meanwhile, [...passed, to])))
}

/** Same kind, with overlapping flows and overlapping periods. */
function isAtOnce(one: Delegation, other: Delegation): boolean {
  return one.kind === other.kind && isSameFlow(one, other) && isSameTime(one, other)
}

function isSameFlow({ flows }: Delegation, other: Delegation): boolean {
  if (flows === 'all' || other.flows === 'all') return true
  const theirs = new Set(other.flows)
  return flows.some((flow) => theirs.has(flow))
}

function isSameTime(one: Delegation, other: Delegation): boolean {
  return secondsOf(one.start) < secondsOf(other.end) && secondsOf(other.start) < secondsOf(one.end)
}
