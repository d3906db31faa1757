import type { Run } from '../../engine/run.ts'
import { refuse } from '../../refusals.ts'
import type { FoundPerson } from '../../sources/people-source.ts'
import { administrators } from './find-deciders.ts'
import type { PeopleNode } from './people-node.ts'

/**
 * Those whom the acting person has named for a node, from `among` (empty: anybody). Undefined when they still have to be
 * named: asked for or refused, as the run wants it. Where nobody can choose everybody among them is asked.
 */
export function chooseDeciders(
  run: Run,
  node: PeopleNode,
  among: readonly FoundPerson[],
): readonly FoundPerson[] | undefined {
  const wished = run.chosenFor(node.id)
  if (wished.length > 0) {
    run.spend(node.id)
    return named(run, node, { wished, among })
  }

  const { onMissing } = run.choosing
  if (onMissing === 'refuse') refuse('flow.candidatesToChoose', { node: node.name })
  if (onMissing !== 'ask') return withoutChoice(run, node, among)
  const people = among.map(({ person }) => person)
  run.askForPeople({ node: node.id, name: node.name, among: people, isOptional: false })
  return undefined
}

type ChosenDeciders = Readonly<{ wished: readonly string[]; among: readonly FoundPerson[] }>

function named(run: Run, { name }: PeopleNode, { wished, among }: ChosenDeciders): readonly FoundPerson[] {
  const { directory } = run.facts
  const { by } = run.choosing
  for (const person of wished) {
    const isOffered = among.length === 0 || among.some((one) => one.person === person)
    if (!isOffered) refuse('flow.notACandidate', { name: directory.nameOf(person), node: name })
    if (!directory.isActive(person)) refuse('flow.chosenInactive', { name: directory.nameOf(person) })
  }
  const why = { by: by === null ? '' : directory.nameOf(by) }
  return [...new Set(wished)].map((person) => ({ person, source: 'candidate', why }))
}

function withoutChoice(
  run: Run,
  { id: node }: PeopleNode,
  among: readonly FoundPerson[],
): readonly FoundPerson[] {
  if (run.choosing.onMissing === 'foresee') return among

  const people =
    among.length > 0
      ? among
      : administrators(run).map((person) => ({ person, source: 'nobody.administrator' }))
  const stops = people.length === 0
  run.record({ type: 'exceptionRaised', at: run.now, by: null, code: 'choiceMissing', node, stops })
  return people
}
