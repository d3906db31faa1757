import { type FlowDefinition, isPeopleNode, listFixedPeople, type PeopleNode, sourcesAt } from '@signet/flow'
import type { ReadCall } from '../../../http/serve.ts'
import type { Snapshot } from '../../../people/directory/index.ts'
import { allSeals, mayUse } from '../../evidence/index.ts'
import type { DraftProblem } from './step-problems.ts'

type Seals = Awaited<ReturnType<typeof allSeals>>
type Office = Readonly<{ seals: Seals; directory: Snapshot }>

/**
 * Reports steps whose seals are gone or disabled, and those that demand a seal which none of their people can use. Both
 * are warnings: seals and people change after a flow was published.
 */
export async function sealProblems(
  { tx, actor, server }: Pick<ReadCall, 'tx' | 'actor' | 'server'>,
  { nodes }: FlowDefinition,
): Promise<readonly DraftProblem[]> {
  const sealed = nodes.filter(isPeopleNode).filter(({ seal }) => seal.rule !== 'none')
  if (sealed.length === 0) return []
  const office = { seals: await allSeals(tx), directory: await server.directories.of(actor.tenant) }
  return sealed.flatMap((node) => [...goneSeals(node, office), ...unheldSeals(node, office)])
}

function goneSeals({ id: node, seal }: PeopleNode, { seals }: Office): DraftProblem[] {
  const usable = new Set(seals.filter(({ isEnabled }) => isEnabled).map(({ id }) => id))
  const count = seal.seals.filter((id) => !usable.has(id)).length
  return count === 0 ? [] : [{ code: 'sealGone', severity: 'warning', node, params: { count } }]
}

function unheldSeals(node: PeopleNode, { seals, directory }: Office): DraftProblem[] {
  const { rule, seals: named } = node.seal
  const offered = seals.filter(({ id, isEnabled }) => isEnabled && (named.length === 0 || named.includes(id)))
  const people = peopleOf(node, directory)
  const isHeld = people
    ? people.some((person) => offered.some((seal) => mayUse(directory, person, seal)))
    : offered.length > 0
  return rule !== 'must' || isHeld ? [] : [{ code: 'sealUnheld', severity: 'warning', node: node.id }]
}

/** The people who can hold a step; undefined where they depend on the request. */
function peopleOf(node: PeopleNode, directory: Snapshot): readonly string[] | undefined {
  const found = sourcesAt(node).map((source) => listFixedPeople(source, directory))
  if (found.length === 0 || found.includes(undefined)) return undefined
  return found.flatMap((people) => people ?? [])
}
