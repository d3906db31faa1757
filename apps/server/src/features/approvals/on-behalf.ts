import { actsFor, type CaseState, type Delegation, type DelegationKind, type Facts } from '@signet/flow'
import { delegationsTo } from '../delegations/index.ts'
import type { Acting } from './acting.ts'

/** What the engine asks about acting for somebody else. */
export type OnBehalf = Required<Pick<Facts, 'isAgent' | 'mayLaunchFor'>>

/** For whom the acting person may act on a flow now. Read only where somebody touches what is not his own. */
export async function onBehalfOf(
  { tx, actor, now }: Pick<Acting, 'tx' | 'actor' | 'now'>,
  flowId: string,
): Promise<OnBehalf> {
  const delegations = await delegationsTo(tx, { personId: actor.personId, now })
  const acts = (kind: DelegationKind) => (person: string, principal: string) =>
    actsFor(delegations, { kind, flow: flowId, now, person, principal })
  return { isAgent: acts('agency'), mayLaunchFor: acts('entrust') }
}

/** Whether the person touches somebody else's task, or a case that he has launched for somebody else. */
export function isForAnother(
  { tasks, starter, launcher }: CaseState,
  { taskId, person }: Readonly<{ taskId: string | undefined; person: string }>,
): boolean {
  const isOthersTask = tasks.some((task) => task.id === taskId && task.person !== person)
  return isOthersTask || (launcher === person && starter !== person)
}

/** Whose tasks of a flow the acting person may decide now. */
export function principalsIn(
  delegations: readonly Delegation[],
  { flow, now, person }: Acted,
): readonly string[] {
  const agencies = delegations.filter(({ kind }) => kind === 'agency')
  const principals = [...new Set(agencies.map(({ from }) => from))]
  return principals.filter((principal) =>
    actsFor(delegations, { kind: 'agency', flow, now, person, principal }),
  )
}

type Acted = Readonly<{ flow: string; now: string; person: string }>
