import { nameOfNode } from '../../definition/flow-plan.ts'
import type { Directory } from '../../engine/facts.ts'
import type { Run } from '../../engine/run.ts'
import { type FoundPerson, findPeople, namedBy, type PeopleSource } from '../../sources/people-source.ts'
import type { SourceContext } from '../../sources/source-kind.ts'
import type { Among, NobodyRule } from '../people-settings.ts'
import type { PeopleNode } from './people-node.ts'

/**
 * Who decides, and whether a rule for "nobody found" had to name them: then why nobody was found. `pass` and `refuse`
 * name nobody; neither does `previous`, whose people somebody has to choose.
 */
export type Deciders = Readonly<{
  people: readonly FoundPerson[]
  nobody?: Readonly<{ rule: NobodyRule['rule']; sources: string; named: number; active: number }>
}>

/** As every node says that finds people. */
type Finding = Pick<PeopleNode, 'sources' | 'among' | 'nobody'>

export function findDeciders(run: Run, node: Finding, from: string): Deciders {
  const asking = askingFrom(run, from)
  const people = candidatesAt(node, asking)
  return people.length > 0
    ? { people }
    : { people: substitutes(run, node.nobody), nobody: whyNobody(node, asking) }
}

/** Everybody whom the sources of a node find. */
export function candidatesAt(
  { sources, among }: Pick<Finding, 'sources' | 'among'>,
  asking: SourceContext,
): readonly FoundPerson[] {
  return amongThose(findPeople(sources, asking), among, asking)
}

/** What the sources of a node may look at when a token comes `from` there. */
export function askingFrom(
  { plan, state, facts }: Pick<Run, 'plan' | 'state' | 'facts'>,
  from: string,
): SourceContext {
  return {
    starter: state.starter,
    previous: decidedAt(state, from),
    facts,
    handledAt: (node) => decidedAt(state, node === plan.start.id ? 'start' : node),
    nameOfNode: (node) => nameOfNode(plan, node),
  }
}

function decidedAt({ starter, tasks, visits }: Run['state'], node: string): readonly string[] {
  if (node === 'start') return [starter]

  const round = visits[node]?.round
  return tasks
    .filter((task) => task.node === node && task.round === round)
    .filter(({ decision }) => decision === 'agreed' || decision === 'handled')
    .map(({ person }) => person)
}

function whyNobody({ sources, nobody }: Finding, asking: SourceContext): NonNullable<Deciders['nobody']> {
  const named = new Set(sources.flatMap((source: PeopleSource) => namedBy(source, asking)))
  const active = [...named].filter((person) => asking.facts.directory.isActive(person)).length
  return {
    rule: nobody.rule,
    sources: sources.map(({ kind }) => kind).join(' '),
    named: named.size,
    active,
  }
}

function substitutes(run: Run, nobody: NobodyRule): readonly FoundPerson[] {
  if (nobody.rule === 'pass' || nobody.rule === 'refuse' || nobody.rule === 'previous') return []

  const { state, facts } = run
  const source = `nobody.${nobody.rule}`
  const named = { people: () => namedIn(nobody), starter: () => [state.starter], administrator: () => [] }
  const active = named[nobody.rule]().filter((person) => facts.directory.isActive(person))
  const people = active.length > 0 ? active : administrators(run)
  return [...new Set(people)].map((person) => ({ person, source }))
}

export function administrators({ facts: { directory } }: Pick<Run, 'facts'>): readonly string[] {
  return directory.administrators().filter((person) => directory.isActive(person))
}

function namedIn(nobody: NobodyRule): readonly string[] {
  return nobody.rule === 'people' ? nobody.people : []
}

/** Only those who stand to the starter as the node wants it. */
export function amongThose(
  found: readonly FoundPerson[],
  among: Among,
  { starter, facts: { directory } }: SourceContext,
): readonly FoundPerson[] {
  if (among === 'everybody') return found

  const isMeant = relations[among](directory, starter)
  return found.filter(({ person }) => isMeant(person))
}

type Relation = (directory: Directory, starter: string) => (person: string) => boolean

const relations: Readonly<Record<Exclude<Among, 'everybody'>, Relation>> = {
  sameDepartment: (directory, starter) => sameAs((person) => directory.departmentOf(person), starter),
  sameCompany: (directory, starter) => sameAs((person) => directory.companyOf(person), starter),
  samePosition: (directory, starter) => {
    const own = new Set(directory.positionsOf(starter))
    return (person) => directory.positionsOf(person).some((position) => own.has(position))
  },
  superiors: (directory, starter) => (person) => isAbove(directory, person, starter),
  subordinates: (directory, starter) => (person) => isAbove(directory, starter, person),
}

function sameAs(placeOf: (person: string) => string | undefined, starter: string) {
  const own = placeOf(starter)
  return (person: string) => own !== undefined && placeOf(person) === own
}

/** A line of command longer than this is a circle in somebody's data. */
const highest = 20

function isAbove(directory: Directory, above: string, below: string): boolean {
  for (let level = 1; level <= highest; level += 1) {
    const superior = directory.managerOf(below, level)
    if (superior === undefined) return false
    if (superior === above) return true
  }
  return false
}
