import type { GroupEntry } from '../../../outside/identity/index.ts'
import type { Group } from '../../../people/directory/index.ts'
import type { MatchedPerson } from './match-people.ts'
import { conflict, type Planning, type SyncChange, type SyncField } from './sync-plan.ts'

/** A group that is made, or whose name or members change. */
export type PlannedGroup = Readonly<{
  subject: string
  name: string
  /** Undefined for a new one. */
  before: Group | undefined
  isLinked: boolean
  add: readonly string[]
  remove: readonly string[]
}>

export type GroupsPart = Readonly<{ changes: readonly SyncChange[]; groups: readonly PlannedGroup[] }>

/** Plans the groups of the directory. Members whom the directory does not know stay where they are. */
export function planGroups(planning: Planning, matched: readonly MatchedPerson[]): GroupsPart {
  const find = openGroups(planning)
  const plan = openGroupPlan(planning, matched)
  const changes: SyncChange[] = []
  const groups: PlannedGroup[] = []
  for (const entry of planning.content.groups) {
    const { before, reason } = find(entry)
    const { subject, name } = entry
    const about = { part: 'group', account: '', name: name.slice(0, 100), subject } as const
    const planned = reason ? undefined : plan(entry, before)
    if (reason) changes.push(conflict(about, reason, { limit: 100 }))
    if (!planned) continue
    groups.push(planned.group)
    changes.push({ ...about, kind: kindOf(planned.group), fields: planned.fields, reason: null })
  }
  return { changes, groups }
}

function kindOf({ before, isLinked }: PlannedGroup): SyncChange['kind'] {
  if (!before) return 'new'
  return isLinked ? 'changed' : 'linked'
}

/** Undefined for a group that stays as it is. */
function openGroupPlan(planning: Planning, matched: readonly MatchedPerson[]) {
  const { links } = planning
  const memberIds = openMembers(matched)
  const nameOf = openMemberNames(planning, matched)
  const ofDirectory = new Set([
    ...matched.map(({ id }) => id),
    ...[...links.people.values()].map(({ personId }) => personId),
  ])
  return (entry: GroupEntry, before: Group | undefined) => {
    const { subject, name } = entry
    const wanted = memberIds(entry)
    const held = links.members.get(before?.id ?? '') ?? new Set()
    const add = [...wanted].filter((id) => !held.has(id))
    const remove = [...held].filter((id) => ofDirectory.has(id) && !wanted.has(id))
    const isLinked = links.groups.has(subject)
    const fields: readonly SyncField[] = [
      { field: 'name', before: before?.name ?? '', after: name },
      { field: 'members', before: nameOf(remove), after: nameOf(add) },
    ]
    const different = fields.filter((field) => field.before !== field.after)
    if (different.length === 0 && isLinked) return undefined
    return { group: { subject, name, before, isLinked, add, remove }, fields: different }
  }
}

type FoundGroup = Readonly<{ before?: Group | undefined; reason?: string }>

function openGroups({ directory, links, settings, content }: Planning) {
  const names = Map.groupBy(content.groups, ({ name }) => name.toLowerCase())
  const linked = new Set(links.groups.values())
  const here = Map.groupBy(directory.groups.values(), ({ name }) => name.toLowerCase())
  const wrongName = (name: string): string | undefined => {
    if (name === '' || name.length > 100) return 'tooLong'
    return names.get(name.toLowerCase())?.length === 1 ? undefined : 'groupTwice'
  }
  const match = (own: Group | undefined, name: string): FoundGroup => {
    const namesake = here.get(name.toLowerCase())?.find(({ id }) => id !== own?.id)
    if (!namesake) return { before: own }
    const mayLink = !own && settings.existing === 'link' && !linked.has(namesake.id)
    return mayLink ? { before: namesake } : { reason: 'groupHere' }
  }
  return ({ subject, name }: GroupEntry): FoundGroup => {
    const wrong = wrongName(name)
    if (wrong) return { reason: wrong }
    const found = match(directory.groups.get(links.groups.get(subject) ?? ''), name)
    return found.before?.rule ? { reason: 'groupByRule' } : found
  }
}

/** Members are named by their entry or by their account; groups in groups are not looked into. */
function openMembers(matched: readonly MatchedPerson[]) {
  const ids = new Map(
    matched.flatMap(({ entry, id }) => [
      [entry.key, id] as const,
      [entry.account.toLowerCase(), id] as const,
    ]),
  )
  return ({ members }: GroupEntry): ReadonlySet<string> =>
    new Set(members.flatMap((member) => ids.get(member.toLowerCase()) ?? []))
}

function openMemberNames({ directory }: Planning, matched: readonly MatchedPerson[]) {
  const names = new Map(matched.map(({ id, entry }) => [id, `${entry.name} (${entry.account})`]))
  return (ids: readonly string[]) =>
    ids
      .map((id) => names.get(id) ?? directory.nameOf(id))
      .toSorted()
      .join(', ')
}
