import type { Facts } from '../engine/facts.ts'
import type { Objection } from '../refusals.ts'
import type { Actor, CaseContext } from './objections.ts'

/** Checks the launchers of the start node, for the actor or for the principal who has entrusted them. */
export function unlessLauncher({ plan, state, facts }: CaseContext, actor: Actor): Objection | undefined {
  if (isTooDeep(actor)) return { code: 'flow.begunTooDeep', params: { most: deepest } }

  const { by } = actor
  const starter = state?.starter ?? actor.for ?? by
  if (by === null || starter === null || !facts.directory.isActive(by)) return { code: 'flow.mayNotLaunch' }
  if (starter !== by && facts.mayLaunchFor?.(by, starter) !== true) return { code: 'flow.notEntrusted' }

  const { launchers } = plan.start
  if (!facts.directory.isActive(starter)) return { code: 'flow.mayNotLaunch' }
  if (launchers === 'everyone' || actor.depth !== undefined) return undefined

  const isNamed = launchers.some(({ kind, ids }) => ids.some((id) => holds(facts, starter, kind, id)))
  return isNamed ? undefined : { code: 'flow.mayNotLaunch' }
}

/** Flows that begin each other have to end somewhere. */
const deepest = 10

function isTooDeep({ depth = 0 }: Actor): boolean {
  return depth > deepest
}

type LauncherKind = 'people' | 'position' | 'role' | 'group' | 'department'

function holds({ directory }: Facts, person: string, kind: LauncherKind, id: string): boolean {
  return kind === 'people' ? id === person : directory.holdersOf({ kind, id }).includes(person)
}
