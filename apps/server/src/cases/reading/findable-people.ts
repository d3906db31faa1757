import type { ReadCall } from '../../http/serve.ts'
import type { Snapshot } from '../../people/directory/index.ts'
import { knownBy } from './known-people-store.ts'

/**
 * Returns a test whom the acting person may find, open and write to first: whom they know of (`knownBy`), without the
 * people whom the company hides from them (settings `contacts`). Names in cases, records and talks are not hidden.
 */
export async function findableBy(
  call: Pick<ReadCall, 'tx' | 'actor' | 'server'>,
): Promise<(person: string) => boolean> {
  const knows = await knownBy(call)
  const hidden = await hiddenFrom(call)
  return (person) => knows(person) && !hidden.has(person)
}

/** Administrators, the people of the groups that see them, and hidden people themselves find everybody. */
async function hiddenFrom({
  actor: { tenant, personId, isAdministrator, areas },
  server,
}: Pick<ReadCall, 'actor' | 'server'>): Promise<ReadonlySet<string>> {
  const { hiddenGroups, seeingGroups } = await server.settings.of(tenant, 'contacts')
  if (hiddenGroups.length === 0 || isAdministrator || areas.size > 0) return new Set()

  const directory = await server.directories.of(tenant)
  const hidden = membersOf(directory, hiddenGroups)
  return hidden.has(personId) || membersOf(directory, seeingGroups).has(personId) ? new Set() : hidden
}

function membersOf(directory: Snapshot, groups: readonly string[]): ReadonlySet<string> {
  return new Set(groups.flatMap((id) => directory.holdersOf({ kind: 'group', id })))
}
