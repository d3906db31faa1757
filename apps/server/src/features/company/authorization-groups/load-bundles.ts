import type { RefusalCode } from '@signet/contract'
import type { Reader } from '@signet/db'
import { Refusal } from '@signet/std'
import type { Snapshot } from '../../../people/directory/index.ts'
import { type Application, allApplications } from '../../system/index.ts'
import type { Bundle } from './admit-bundle.ts'
import { allGrants, type StoredGrant } from './authorization-group-store.ts'

/** Everything that can be bundled. */
export type Rights = Readonly<{ grants: readonly StoredGrant[]; applications: readonly Application[] }>

export async function allRights(tx: Reader): Promise<Rights> {
  const grants = await allGrants(tx)
  return { grants, applications: await allApplications(tx) }
}

/** Returns a bundle as it is; refuses `organization.notFound`. */
export function bundleOf({ grants, applications }: Rights, directory: Snapshot, id: string): Bundle {
  const group = directory.authorizationGroups.get(id)
  if (!group) throw new Refusal<RefusalCode>('organization.notFound')
  const names = namedIn(id)
  return {
    members: group.members,
    grants: grants.filter(({ holders }) => names(holders)),
    applications: applications.filter(({ definition }) => names(definition.holders)),
  }
}

type Named = Pick<Bundle, 'members'> &
  Readonly<{ grantIds: readonly string[]; applicationIds: readonly string[] }>

/** Returns a bundle as somebody wants it; refuses `organization.notFound` for rights that are gone. */
export function wantedBundle(rights: Rights, { members, grantIds, applicationIds }: Named): Bundle {
  return {
    members,
    grants: knownIn(rights.grants, grantIds),
    applications: knownIn(rights.applications, applicationIds),
  }
}

function knownIn<One extends Readonly<{ id: string }>>(
  all: readonly One[],
  ids: readonly string[],
): readonly One[] {
  const known = all.filter(({ id }) => ids.includes(id))
  if (known.length < new Set(ids).size) throw new Refusal<RefusalCode>('organization.notFound')
  return known
}

/** Returns a test whether holders name an authorization group. */
export function namedIn(id: string) {
  return (holders: readonly Readonly<{ kind: string; id: string }>[]) =>
    holders.some((one) => one.kind === 'authorizationGroup' && one.id === id)
}
