import { matchPeople } from './match-people.ts'
import { type DepartmentsPart, planDepartments } from './plan-departments.ts'
import { type GroupsPart, planGroups } from './plan-groups.ts'
import { type PeoplePart, planPeople } from './plan-people.ts'
import type { Planning, SyncChange, SyncReason } from './sync-plan.ts'

export type SyncPlan = Readonly<{
  changes: readonly SyncChange[]
  departments: Pick<DepartmentsPart, 'units' | 'links'>
  people: Omit<PeoplePart, 'changes'>
  groups: GroupsPart['groups']
  /** Why the settings forbid to carry it out. */
  stop: SyncReason | null
}>

/** Compares the directory with the organization here. The same two always give the same changes. */
export async function planSync(planning: Planning): Promise<SyncPlan> {
  const { matched, conflicts } = await matchPeople(planning)
  const departments = planDepartments(planning, matched)
  const { changes: ofPeople, ...people } = await planPeople(planning, matched, departments)
  const { changes: ofGroups, groups } = planGroups(planning, matched)
  return {
    changes: [...ofPeople, ...conflicts, ...departments.changes, ...ofGroups],
    departments,
    people,
    groups,
    stop: stopOf(planning, people),
  }
}

function stopOf({ settings }: Planning, { vanished, enabled }: SyncPlan['people']): SyncReason | null {
  const { mostDisabledPercent: most } = settings
  const count = vanished.length
  return count * 100 > most * enabled ? { code: 'tooManyVanish', params: { count, enabled, most } } : null
}
