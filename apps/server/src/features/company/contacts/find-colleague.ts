import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { knownBy } from '../../../cases/reading/known-people-store.ts'
import type { ReadCall } from '../../../http/serve.ts'
import type { Person, Snapshot } from '../../../people/directory/index.ts'

type Found = Readonly<{ directory: Snapshot; person: Person }>

/** Finds somebody who works here and whom the caller may know of. Refuses `organization.notFound`. */
export async function findColleague(
  call: Pick<ReadCall, 'tx' | 'actor' | 'server'>,
  id: string,
): Promise<Found> {
  const directory = await call.server.directories.of(call.actor.tenant)
  const person = directory.people.get(id)
  const knows = await knownBy(call)
  if (!person?.isEnabled || !knows(person.id)) throw new Refusal<RefusalCode>('organization.notFound')
  return { directory, person }
}
