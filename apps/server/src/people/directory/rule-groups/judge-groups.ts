import { evaluate, type FormulaContext } from '@signet/formula'
import { isSameJson } from '@signet/std'
import type { Group, Person } from '../snapshot.ts'
import { changedPeople, type JudgedRows } from './changed-people.ts'
import { type MemberRule, orderOfRules, parseMemberRule } from './member-rule.ts'
import { type FactSource, originOf, readFacts } from './person-facts.ts'

/** Steps of a formula for one person; a rule that needs more is not met. */
const mostSteps = 2000

/** Who is in which group by its rule, and the rows of which this holds. */
export type Judged = Readonly<{
  rows: JudgedRows
  groups: ReadonlyMap<string, JudgedGroup>
}>

/** The set is another one only when its members are. `isTooHeavy` if the rule took too many steps for a person. */
type JudgedGroup = Readonly<{ rule: MemberRule; members: ReadonlySet<string>; isTooHeavy: boolean }>

type Judging = Readonly<{
  rows: JudgedRows & Readonly<{ groups: readonly Group[] }>
  people: ReadonlyMap<string, Person>
  /** `groupsOf` of the groups without a rule. */
  facts: Omit<FactSource, 'today' | 'attributesOf'>
  /** Former answers, of which only what changed is judged again. */
  before: Judged | undefined
}>

/** Returns who is in each group that has a rule: active people of the company of whom the rule is true. */
export function judgeGroups({ rows, people, facts, before }: Judging): Judged {
  const rules = rulesOf(rows, before)
  const groups = new Map<string, JudgedGroup>()
  const sourceFor = (rule: MemberRule): FactSource => ({
    ...facts,
    today: rows.today,
    attributesOf: (person) => rows.attributes?.of.get(person),
    groupsOf: groupsAsked(rule, facts.groupsOf, groups),
  })
  const touched = before ? changedPeople(before.rows, rows) : new Set<string>()
  const movedIn = movesSince(before?.groups ?? new Map(), groups)
  const keptOf = keptAnswers(before, rows)
  for (const id of orderOfRules(rules)) {
    const rule = rules.get(id)
    if (!rule) continue
    const judge = createJudge(rule, people, sourceFor(rule))
    const kept = keptOf(id, rule)
    const again = kept ? [...touched, ...movedIn(rule)] : people.keys()
    const members = membersAfter(kept?.members ?? nobody, again, judge.isMember)
    groups.set(id, { rule, members, isTooHeavy: judge.isTooHeavy() || kept?.isTooHeavy === true })
  }
  return { rows, groups }
}

/** Finds the groups of a person, and of those that a rule names only these. */
function groupsAsked(
  { groups: asked }: MemberRule,
  handKeptOf: FactSource['groupsOf'],
  judged: Members,
): FactSource['groupsOf'] {
  const isAsked = (id: string) => asked === 'all' || asked.has(id)
  const byRule = [...judged].filter(([id]) => isAsked(id))
  return (person) => {
    const found = handKeptOf(person).filter(isAsked)
    for (const [id, { members }] of byRule) if (members.has(person)) found.push(id)
    return found
  }
}

/** Returns a function that finds the former answer of a rule that can differ only for people who changed. */
function keptAnswers(before: Judged | undefined, rows: JudgedRows) {
  if (!before || !hasSameWorkingDays(before.rows, rows)) return () => undefined
  const hasSameDay = before.rows.today === rows.today
  return (id: string, rule: MemberRule): JudgedGroup | undefined => {
    const old = before.groups.get(id)
    return old?.rule === rule && (hasSameDay || !rule.isDated) ? old : undefined
  }
}

function hasSameWorkingDays(one: JudgedRows, other: JudgedRows): boolean {
  return isSameJson([one.week, one.ownDays], [other.week, other.ownDays])
}

/** A rule that reads the same is the same object as before. A formula that has become wrong has no members. */
function rulesOf({ groups, attributes }: Judging['rows'], before: Judged | undefined): Rules {
  const types = attributes?.types ?? {}
  const hasSameNames = isSameJson(before?.rows.attributes?.types ?? {}, types)
  return new Map(
    groups.flatMap(({ id, rule }) => {
      if (rule === null) return []
      const old = hasSameNames ? before?.groups.get(id)?.rule : undefined
      const parsed = old?.formula.source === rule ? old : parseMemberRule(rule, types)
      return 'code' in parsed ? [] : [[id, parsed] as const]
    }),
  )
}

type Rules = ReadonlyMap<string, MemberRule>
type Members = ReadonlyMap<string, Readonly<{ members: ReadonlySet<string> }>>

/** Returns a function that lists who came into or left the groups that a rule asks about. */
function movesSince(before: Members, now: Members): (rule: MemberRule) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  const movedIn = (id: string): readonly string[] => {
    const kept = known.get(id)
    if (kept) return kept
    const moved = differenceOf(before.get(id)?.members ?? nobody, now.get(id)?.members ?? nobody)
    known.set(id, moved)
    return moved
  }
  return ({ groups }) =>
    [...(groups === 'all' ? new Set([...before.keys(), ...now.keys()]) : groups)].flatMap(movedIn)
}

const nobody: ReadonlySet<string> = new Set()

function differenceOf(one: ReadonlySet<string>, other: ReadonlySet<string>): readonly string[] {
  if (one === other) return []
  return [...[...one].filter((id) => !other.has(id)), ...[...other].filter((id) => !one.has(id))]
}

/** Returns the same set when no one came or left. */
function membersAfter(
  before: ReadonlySet<string>,
  people: Iterable<string>,
  isMember: (person: string) => boolean,
): ReadonlySet<string> {
  let after: Set<string> | undefined
  for (const person of people) {
    const is = isMember(person)
    if (is === (after ?? before).has(person)) continue
    after ??= new Set(before)
    if (is) after.add(person)
    else after.delete(person)
  }
  return after ?? before
}

function createJudge({ formula }: MemberRule, people: Judging['people'], source: FactSource) {
  // At noon, so that no time zone moves the day.
  const context: FormulaContext = { now: `${source.today}T12:00:00Z`, calendar: source.calendar }
  let isTooHeavy = false
  const isTrueOf = (person: Person): boolean => {
    const facts = readFacts(formula.reads, person, source)
    const result = evaluate(formula, facts, context, { steps: mostSteps })
    if (!result.ok && result.error.code === 'formula.tooMuchWork') isTooHeavy = true
    return result.ok && result.value === true
  }
  const isTrue = oncePerOrigin(isTrueOf, originOf(formula.reads, source))

  return {
    isTooHeavy: () => isTooHeavy,
    isMember: (id: string) => {
      const person = people.get(id)
      return person?.isEnabled === true && person.externalUntil == null && isTrue(person)
    },
  }
}

/** Thousands share a post, so that a rule over posts is evaluated once for them. */
function oncePerOrigin(
  isTrueOf: (person: Person) => boolean,
  originIn: ((person: Person) => string) | undefined,
): (person: Person) => boolean {
  if (!originIn) return isTrueOf
  const known = new Map<string, boolean>()
  return (person) => {
    const origin = originIn(person)
    const kept = known.get(origin)
    if (kept !== undefined) return kept
    const is = isTrueOf(person)
    known.set(origin, is)
    return is
  }
}
