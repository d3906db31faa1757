import { contract, type RefusalCode } from '@signet/contract'
import { readPermission } from '@signet/list'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { peopleIn, type Snapshot } from '../../../people/directory/index.ts'
import { announcePermissions } from '../../../people/rights/announce-permissions.ts'
import { loadPublishedForm } from '../form-design/index.ts'
import {
  deleteGrant,
  grantsOf,
  type Holder,
  holdersOfGrant,
  insertGrant,
  updateGrant,
} from './grant-store.ts'

export const listGrants = serve(contract.listDesign.grants, async ({ input, actor, tx, server }) => {
  const { id } = await loadPublishedForm(tx, input.id)
  const directory = await server.directories.of(actor.tenant)
  const grants = await grantsOf(tx, id)
  return {
    list: grants.map((grant) => ({
      ...grant,
      permission: grant.permission as Record<string, unknown>,
      holders: grant.holders.map((holder) => ({ ...holder, name: holderName(directory, holder) })),
      changedBy: directory.nameOf(grant.changedBy),
    })),
  }
})

export const createGrant = serve(contract.listDesign.createGrant, async (call) => {
  const { input, actor, tx, now, server } = call
  const { id: formId, form } = await loadPublishedForm(tx, input.id)
  const permission = readPermission(input.permission, form)
  const directory = await server.directories.of(actor.tenant)
  refuseUnknownHolders(directory, input.holders)

  const id = server.newId()
  const { name, holders } = input
  const change = { changedBy: actor.personId, changedAt: now }
  await insertGrant(tx, { id, formId, name, holders, permission, ...change })
  announcePermissions(call, peopleOf(directory, actor.personId, holders))
  return { grantId: id }
})

export const saveGrant = serve(contract.listDesign.saveGrant, async (call) => {
  const { input, actor, tx, now, server } = call
  const { id: formId, form } = await loadPublishedForm(tx, input.id)
  const permission = readPermission(input.permission, form)
  const directory = await server.directories.of(actor.tenant)
  refuseUnknownHolders(directory, input.holders)

  const { grantId: id, name, holders } = input
  const change = { changedBy: actor.personId, changedAt: now }
  const formerHolders = await holdersOfGrant(tx, { id, formId })
  const isThere = await updateGrant(tx, { id, formId, name, holders, permission, ...change })
  if (!isThere) throw new Refusal<RefusalCode>('design.notFound')
  announcePermissions(call, peopleOf(directory, actor.personId, [...formerHolders, ...holders]))
  return null
})

export const removeGrant = serve(contract.listDesign.removeGrant, async (call) => {
  const { input, actor, tx, server } = call
  const { id: formId } = await loadPublishedForm(tx, input.id)
  const grant = { id: input.grantId, formId }
  const formerHolders = await holdersOfGrant(tx, grant)
  await deleteGrant(tx, grant)
  announcePermissions(
    call,
    peopleOf(await server.directories.of(actor.tenant), actor.personId, formerHolders),
  )
  return null
})

const names: Readonly<Record<Holder['kind'], (directory: Snapshot, id: string) => string | undefined>> = {
  everybody: (_, id) => (id === '' ? '' : undefined),
  role: ({ roles }, id) => roles.get(id)?.name,
  position: ({ posts }, id) => posts.get(id)?.name,
  organization: ({ organizations }, id) => organizations.get(id)?.name,
  group: ({ groups }, id) => groups.get(id)?.name,
  person: ({ people }, id) => people.get(id)?.name,
}

/** Returns the holder's name, or the id if deleted. */
function holderName(directory: Snapshot, { kind, id }: Holder): string {
  return names[kind](directory, id) ?? id
}

/** Refuses `organization.notFound` for an unknown holder. */
function refuseUnknownHolders(directory: Snapshot, holders: readonly Holder[]): void {
  if (holders.some(({ kind, id }) => names[kind](directory, id) === undefined))
    throw new Refusal<RefusalCode>('organization.notFound')
}

/** The kinds of members of a range, by kind of holder. */
const memberKinds: Readonly<Record<Exclude<Holder['kind'], 'everybody'>, string>> = {
  role: 'role',
  position: 'position',
  organization: 'organizeTree',
  group: 'group',
  person: 'user',
}

function peopleOf(
  directory: Snapshot,
  personId: string,
  holders: readonly Holder[],
): readonly string[] | 'everybody' {
  const words = holders.map(({ kind, id }) => (kind === 'everybody' ? kind : `${id}--${memberKinds[kind]}`))
  if (words.includes('everybody')) return 'everybody'
  return peopleIn(directory, personId, words).map(({ id }) => id)
}
