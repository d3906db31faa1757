import type { Organization, Post, Snapshot } from './snapshot.ts'
import { findSuperiors } from './superiors.ts'

/** Ids before and after; empty where there is none. */
type Changed = Readonly<{ before: readonly string[]; after: readonly string[] }>

export type ApproverChange = Readonly<{
  personId: string
  /** Their department head. */
  head: Changed | undefined
  /** The heads of the organizations above theirs, the nearest first; '' where one has none. */
  upperHeads: Changed | undefined
  /** Their manager, the manager's manager and so on. */
  managers: Changed | undefined
}>

/** Organizations and posts of which some are other than in the snapshot, by id. */
export type ChangedUnits = Readonly<{ organizations: readonly Organization[]; posts: readonly Post[] }>

/**
 * Returns the active people who would get another department head, other heads above or another chain of managers if
 * these organizations and posts replaced those of the snapshot. People are in the order of the directory.
 */
export function findApproverChanges(directory: Snapshot, changed: ChangedUnits): readonly ApproverChange[] {
  const next = {
    people: directory.people,
    organizations: withChanged(directory.organizations, changed.organizations),
    posts: withChanged(directory.posts, changed.posts),
  }
  const [before, after] = [superiorsIn(directory), superiorsIn(next)]
  return [...directory.people.values()].flatMap(({ id, isEnabled }) => {
    if (!isEnabled) return []
    const [old, now] = [before(id), after(id)]
    const change = {
      personId: id,
      head: changeOf(old.head, now.head),
      upperHeads: changeOf(old.upperHeads, now.upperHeads),
      managers: changeOf(old.managers, now.managers),
    }
    return change.head || change.upperHeads || change.managers ? [change] : []
  })
}

function withChanged<Row extends { id: string }>(
  rows: ReadonlyMap<string, Row>,
  changed: readonly Row[],
): ReadonlyMap<string, Row> {
  return new Map([...rows, ...changed.map((row) => [row.id, row] as const)])
}

type Units = Parameters<typeof findSuperiors>[0]

function superiorsIn(units: Units) {
  const { departmentOf, headOf, managerOf } = findSuperiors(units)

  const headsOf = (department: string): readonly string[] => {
    const heads: string[] = []
    let level = 0
    for (let at = units.organizations.get(department); at; at = units.organizations.get(at.parentId ?? '')) {
      heads.push(headOf(department, level) ?? '')
      level += 1
    }
    return heads
  }
  const managersOf = (person: string): readonly string[] => {
    const chain: string[] = []
    for (let next = managerOf(person, 1); next && next !== person; next = managerOf(next, 1)) {
      if (chain.includes(next)) break
      chain.push(next)
    }
    return chain
  }
  const known = new Map<string, readonly string[]>()
  const headsOnce = (department: string) => {
    const heads = known.get(department) ?? headsOf(department)
    known.set(department, heads)
    return heads
  }

  return (person: string) => {
    const [head = '', ...upperHeads] = headsOnce(departmentOf(person) ?? '')
    return {
      head: head === '' ? [] : [head],
      upperHeads: withoutEnd(upperHeads),
      managers: managersOf(person),
    }
  }
}

/** Drops the organizations without a head at the end, which no flow could ask. */
function withoutEnd(heads: readonly string[]): readonly string[] {
  return heads.slice(0, heads.findLastIndex((head) => head !== '') + 1)
}

function changeOf(before: readonly string[], after: readonly string[]): Changed | undefined {
  const isSame = before.length === after.length && before.every((id, at) => id === after[at])
  return isSame ? undefined : { before, after }
}
