import type { Holder, PeopleHolder, RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { peopleIn, type Snapshot } from '../directory/index.ts'

export type HolderKey = readonly [kind: Holder['kind'], id: string]

/**
 * Returns everything by which a person may hold something; what an organization holds covers it and all below.
 * People of other companies are not everybody.
 */
export function holdersOf(directory: Snapshot, person: string): readonly HolderKey[] {
  const own = ownHoldersOf(directory, person)
  const bundles = own.flatMap(([kind, id]) => directory.authorizationGroupsOf({ kind, id }))
  return [...own, ...[...new Set(bundles)].map((id) => ['authorizationGroup', id] as const)]
}

function ownHoldersOf(
  directory: Snapshot,
  person: string,
): readonly (readonly [kind: PeopleHolder['kind'], id: string])[] {
  const posts = directory.postsOf(person)
  const organizations = posts.flatMap(({ organizationId }) => directory.pathOf(organizationId))
  return [
    ...(directory.isExternal(person) ? [] : [['everybody', ''] as const]),
    ['person', person],
    ...posts.map(({ id }) => ['position', id] as const),
    ...organizations.map(({ id }) => ['organization', id] as const),
    ...directory.rolesOf(person).map(({ id }) => ['role', id] as const),
    ...directory.groupsOf(person).map(({ id }) => ['group', id] as const),
  ]
}

/** Returns a test whether a person is among holders. */
export function heldBy(directory: Snapshot, person: string): (holders: readonly Holder[]) => boolean {
  const held = new Set(holdersOf(directory, person).map(([kind, id]) => `${kind} ${id}`))
  return (holders) => holders.some(({ kind, id }) => held.has(`${kind} ${id}`))
}

const names: Readonly<Record<Holder['kind'], (directory: Snapshot, id: string) => string | undefined>> = {
  everybody: (_, id) => (id === '' ? '' : undefined),
  role: ({ roles }, id) => roles.get(id)?.name,
  position: ({ posts }, id) => posts.get(id)?.name,
  organization: ({ organizations }, id) => organizations.get(id)?.name,
  group: ({ groups }, id) => groups.get(id)?.name,
  person: ({ people }, id) => people.get(id)?.name,
  authorizationGroup: ({ authorizationGroups }, id) => authorizationGroups.get(id)?.name,
}

/** Returns a holder with its name, or with its id if deleted. */
export function withName<H extends Holder>(directory: Snapshot, holder: H): H & Readonly<{ name: string }> {
  return { ...holder, name: names[holder.kind](directory, holder.id) ?? holder.id }
}

/** Returns those who have an authorization group in its place, whether or not it is in force. */
function peopleHoldersIn({ authorizationGroups }: Snapshot, { kind, id }: Holder): readonly PeopleHolder[] {
  return kind === 'authorizationGroup' ? (authorizationGroups.get(id)?.members ?? []) : [{ kind, id }]
}

/** Refuses `organization.notFound` for an unknown holder. */
export function refuseUnknownHolders(directory: Snapshot, holders: readonly Holder[]): void {
  if (holders.some(({ kind, id }) => names[kind](directory, id) === undefined))
    throw new Refusal<RefusalCode>('organization.notFound')
}

/** The kinds of members of a range, by kind of holder. */
const memberKinds: Readonly<Record<Exclude<PeopleHolder['kind'], 'everybody'>, string>> = {
  role: 'role',
  position: 'position',
  organization: 'organizeTree',
  group: 'group',
  person: 'user',
}

/** Returns the people among the holders, as the acting person sees them. */
export function peopleAmong(
  directory: Snapshot,
  personId: string,
  holders: readonly Holder[],
): readonly string[] | 'everybody' {
  const words = holders
    .flatMap((holder) => peopleHoldersIn(directory, holder))
    .map(({ kind, id }) => (kind === 'everybody' ? kind : `${id}--${memberKinds[kind]}`))
  if (words.includes('everybody')) return 'everybody'
  return peopleIn(directory, personId, words).map(({ id }) => id)
}
