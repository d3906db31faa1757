import type { Run } from '../../engine/run.ts'
import { type Found, findPeople } from '../../sources/people-source.ts'
import type { Asking } from '../../sources/source-kind.ts'
import type { NobodyRule } from '../people-settings.ts'
import type { PeopleNode } from './people-node.ts'

/** Who decides, and whether a rule for "nobody found" had to name them. `pass` and `refuse` name nobody. */
export type Deciders = Readonly<{ people: readonly Found[]; nobody?: NobodyRule['rule'] }>

export function findDeciders(run: Run, node: PeopleNode, from: string): Deciders {
  const people = findPeople(node.sources, askingFrom(run, from))
  return people.length > 0 ? { people } : { people: substitutes(run, node.nobody), nobody: node.nobody.rule }
}

/** What the sources of a node may look at when a token comes `from` there. */
export function askingFrom({ state, facts }: Pick<Run, 'state' | 'facts'>, from: string): Asking {
  return {
    starter: state.starter,
    previous: from === 'start' ? [state.starter] : agreedAt(state, from),
    facts,
  }
}

function agreedAt({ tasks, visits }: Run['state'], node: string): readonly string[] {
  const round = visits[node]?.round
  return tasks
    .filter((task) => task.node === node && task.round === round)
    .filter(({ decision }) => decision === 'agreed' || decision === 'handled')
    .map(({ person }) => person)
}

function substitutes({ state, facts: { directory } }: Run, nobody: NobodyRule): readonly Found[] {
  if (nobody.rule === 'pass' || nobody.rule === 'refuse') return []

  const source = `nobody.${nobody.rule}`
  const named = { people: () => namedIn(nobody), starter: () => [state.starter], administrator: () => [] }
  const active = named[nobody.rule]().filter((person) => directory.isActive(person))
  const people =
    active.length > 0 ? active : directory.administrators().filter((one) => directory.isActive(one))
  return [...new Set(people)].map((person) => ({ person, source }))
}

function namedIn(nobody: NobodyRule): readonly string[] {
  return nobody.rule === 'people' ? nobody.people : []
}
