import type { CaseState, Wait } from '../../case-state.ts'
import { type Objection, refuse } from '../../refusals.ts'
import type { Actor, CaseContext } from '../../rules/objections.ts'

/** The wait that a command names, when it is still waited for. */
export function waitOf(state: CaseState | null, { wait }: Actor): Wait | undefined {
  return state?.waits?.find(({ id, outcome }) => id === wait && outcome === undefined)
}

export function unlessWaiting({ state }: CaseContext, actor: Actor): Objection | undefined {
  return waitOf(state, actor) ? undefined : { code: 'flow.waitNotOpen' }
}

export function knownWait(state: CaseState, wait: string): Wait {
  return waitOf(state, { by: null, wait }) ?? refuse('flow.waitNotOpen')
}
