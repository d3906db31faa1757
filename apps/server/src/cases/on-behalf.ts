import { actsFor, type CaseState, type Delegation, type DelegationKind, type Facts } from '@signet/flow'
import { delegationsTo } from '../people/rights/delegation-store.ts'
import type { ReadContext } from './context.ts'

/** Facts about acting for others that the engine asks for. */
export type OnBehalf = Required<Pick<Facts, 'isAgent' | 'mayLaunchFor'>>

/** Returns for whom the acting person may act on a flow now. Read only for tasks or cases of others. */
export async function onBehalfOf(
  { tx, actor, now }: Pick<ReadContext, 'tx' | 'actor' | 'now'>,
  flowId: string,
): Promise<OnBehalf> {
  const delegations = await delegationsTo(tx, { personId: actor.personId, now })
  const acts = (kind: DelegationKind) => (person: string, principal: string) =>
    actsFor(delegations, { kind, flow: flowId, now, person, principal })
  return { isAgent: acts('agency'), mayLaunchFor: acts('entrust') }
}

/** Returns who currently delegates launching a flow to the acting person. */
export async function entrustersOf(
  { tx, actor: { personId: person }, now }: Pick<ReadContext, 'tx' | 'actor' | 'now'>,
  flow: string,
): Promise<readonly string[]> {
  const delegations = await delegationsTo(tx, { personId: person, now })
  const givers = [...new Set(delegations.map(({ from }) => from))]
  return givers.filter((principal) => actsFor(delegations, { kind: 'entrust', flow, now, person, principal }))
}

/**
 * Returns a test for the flows that the acting person may launch for the principal now; all flows for
 * themselves.
 */
export async function mayLaunchFor(
  { tx, actor: { personId: person }, now }: Pick<ReadContext, 'tx' | 'actor' | 'now'>,
  principal: string,
): Promise<(flow: string) => boolean> {
  if (principal === person) return () => true
  const delegations = await delegationsTo(tx, { personId: person, now })
  return (flow) => actsFor(delegations, { kind: 'entrust', flow, now, person, principal })
}

/** A person whose open tasks an agent may decide, and on which flows. */
export type Agency = Readonly<{ principal: string; flows: 'all' | readonly string[] }>

export async function agenciesOf({
  tx,
  actor: { personId },
  now,
}: Pick<ReadContext, 'tx' | 'actor' | 'now'>): Promise<readonly Agency[]> {
  const delegations = await delegationsTo(tx, { personId, now })
  return delegations
    .filter(({ kind, from }) => kind === 'agency' && from !== personId)
    .map(({ from: principal, flows }) => ({ principal, flows }))
}

/** Whether the person acts on a task of someone else, or on a case they launched for someone else. */
export function isForAnother(
  { tasks, starter, launcher }: CaseState,
  { taskId, person }: Readonly<{ taskId: string | undefined; person: string }>,
): boolean {
  const isOthersTask = tasks.some((task) => task.id === taskId && task.person !== person)
  return isOthersTask || (launcher === person && starter !== person)
}

/** Returns the people whose tasks of a flow the acting person may decide now. */
export function principalsIn(
  delegations: readonly Delegation[],
  { flow, now, person }: AgencyQuery,
): readonly string[] {
  const agencies = delegations.filter(({ kind }) => kind === 'agency')
  const principals = [...new Set(agencies.map(({ from }) => from))]
  return principals.filter((principal) =>
    actsFor(delegations, { kind: 'agency', flow, now, person, principal }),
  )
}

type AgencyQuery = Readonly<{ flow: string; now: string; person: string }>
