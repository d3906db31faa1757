import { nameOfNode } from '../../definition/flow-plan.ts'
import type { Run } from '../../engine/run.ts'
import { type FoundPerson, findPeople, namedBy, type PeopleSource } from '../../sources/people-source.ts'
import type { SourceContext } from '../../sources/source-kind.ts'
import type { NobodyRule } from '../people-settings.ts'
import { amongThose } from './among-those.ts'
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
