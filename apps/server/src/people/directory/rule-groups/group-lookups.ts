import type { Group, Person, Snapshot } from '../snapshot.ts'
import { type Judged, judgeGroups } from './judge-groups.ts'

type Judging = Parameters<typeof judgeGroups>[0]

type GroupSource = Readonly<{
  rows: Judging['rows']
  people: ReadonlyMap<string, Person>
  facts: Omit<Judging['facts'], 'groupsOf'>
  /** Of groups without a rule. */
  handKept: Pick<Snapshot, 'groupsOf' | 'holdersOf'>
}>

type GroupLookups = Pick<Snapshot, 'groupsOf' | 'holdersOf'>

/** The answers that lookups have found so far, by their `holdersOf`. */
const judgedOf = new WeakMap<
  Snapshot['holdersOf'],
  Readonly<{ found: () => Judged | undefined; judge: () => Judged }>
>()

/** Whether the rule of a group takes too many steps for somebody. */
export function isRuleTooHeavy({ holdersOf }: GroupLookups, group: string): boolean {
  return judgedOf.get(holdersOf)?.judge().groups.get(group)?.isTooHeavy ?? false
}

/**
 * Returns the lookups of groups. Rules are evaluated when the first group with a rule is asked for, and then only for
 * what differs from `basis`, the lookups of a former version.
 */
export function groupLookups(
  { rows, people, facts, handKept }: GroupSource,
  basis: GroupLookups | undefined,
): GroupLookups {
  const byRule = rows.groups.filter(({ rule }) => rule !== null)
  if (byRule.length === 0) return handKept
  const known = new Map(byRule.map((group) => [group.id, group]))
  const handKeptOf = (person: string) => handKept.groupsOf(person).filter(({ id }) => !known.has(id))
  // The answers of the basis and not the basis, so that versions do not hold each other.
  const before = basis && judgedOf.get(basis.holdersOf)?.found()
  let judged: Judged | undefined
  const judge = () => {
    const groupsOf = (person: string) => handKeptOf(person).map(({ id }) => id)
    judged ??= judgeGroups({ rows, people, facts: { ...facts, groupsOf }, before })
    return judged
  }
  const isIn =
    (person: string) =>
    ({ id }: Group) =>
      judge().groups.get(id)?.members.has(person) ?? false
  const lookups: GroupLookups = {
    groupsOf: (person) => [...handKeptOf(person), ...byRule.filter(isIn(person))],
    holdersOf: (set) =>
      set.kind === 'group' && known.has(set.id)
        ? inOrder(judge().groups.get(set.id)?.members ?? new Set(), rows.people)
        : handKept.holdersOf(set),
  }
  judgedOf.set(lookups.holdersOf, { found: () => judged ?? before, judge })
  return lookups
}

type Ordered = Readonly<{ people: readonly Person[]; ids: readonly string[] }>

const ordered = new WeakMap<ReadonlySet<string>, Ordered>()

/** Returns members in the order of people; once for each set. */
function inOrder(members: ReadonlySet<string>, people: readonly Person[]): readonly string[] {
  const kept = ordered.get(members)
  if (kept?.people === people) return kept.ids
  const ids = people.flatMap(({ id }) => (members.has(id) ? [id] : []))
  ordered.set(members, { people, ids })
  return ids
}
