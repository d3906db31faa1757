import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { findableBy } from '../../../cases/reading/findable-people.ts'
import type { ReadCall } from '../../../http/serve.ts'
import type { Person, Snapshot } from '../../../people/directory/index.ts'

type Found = Readonly<{ directory: Snapshot; person: Person }>

/** Finds somebody who works here and whom the caller may find. Refuses `organization.notFound`. */
export async function findColleague(
  call: Pick<ReadCall, 'tx' | 'actor' | 'server'>,
  id: string,
): Promise<Found> {
  const directory = await call.server.directories.of(call.actor.tenant)
  const person = directory.people.get(id)
  const mayFind = await findableBy(call)
  if (!person?.isEnabled || !mayFind(person.id)) throw new Refusal<RefusalCode>('organization.notFound')
  return { directory, person }
}
