import { listRights, type ReleaseRight } from '@signet/contract'
import type { ListPlan } from '@signet/list'
import type { ReadCall } from '../http/serve.ts'
import { everybodyIn, type Snapshot } from '../people/directory/index.ts'
import { findListAudience, type ListAudience } from '../records/models/index.ts'

const mostNames = 5

/** Active people of the company. */
export function activePeople(directory: Snapshot): readonly string[] {
  return everybodyIn(directory).map(({ id }) => id)
}

/** A right with the number of people who have it, and the names of the first few. */
export function rightOf(
  directory: Snapshot,
  right: ReleaseRight['right'],
  people: readonly string[],
): ReleaseRight {
  return {
    right,
    people: people.length,
    of: activePeople(directory).length,
    names: people.slice(0, mostNames).map(directory.nameOf),
  }
}

type RightsCall = Pick<ReadCall, 'tx' | 'actor' | 'now' | 'server'>
type GrantedList = Readonly<{ formId: string; list: ListPlan }>

/** Returns who may do what with the records of a list. */
export async function audienceOfList(
  { tx, actor, now, server }: RightsCall,
  granted: GrantedList,
): Promise<ListAudience> {
  const directory = await server.directories.of(actor.tenant)
  const people = activePeople(directory)
  return findListAudience({ tx, directory, people, context: { now, server } }, granted)
}

/** Returns the rights on the records of a list with their numbers; rights without people are left out. */
export async function listRightsOf(call: RightsCall, granted: GrantedList): Promise<readonly ReleaseRight[]> {
  const audience = await audienceOfList(call, granted)
  const directory = await call.server.directories.of(call.actor.tenant)
  return listRights
    .filter((right) => right === 'see' || audience[right].length > 0)
    .map((right) => rightOf(directory, right, audience[right]))
}
