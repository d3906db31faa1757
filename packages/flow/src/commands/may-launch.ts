import type { Facts } from '../facts.ts'
import type { Objection } from '../refusals.ts'
import type { Actor, Moment } from './command-rule.ts'

/** Whether the start node lets this person launch. */
export function unlessLauncher({ plan, facts }: Moment, { by }: Actor): Objection | undefined {
  const { launchers } = plan.start
  if (by === null || !facts.directory.isActive(by)) return { code: 'flow.mayNotLaunch' }
  if (launchers === 'everyone') return undefined

  const isNamed = launchers.some(({ kind, ids }) => ids.some((id) => holds(facts, by, kind, id)))
  return isNamed ? undefined : { code: 'flow.mayNotLaunch' }
}

type LauncherKind = 'people' | 'position' | 'role' | 'group' | 'department'

function holds({ directory }: Facts, person: string, kind: LauncherKind, id: string): boolean {
  return kind === 'people' ? id === person : directory.holdersOf({ kind, id }).includes(person)
}
