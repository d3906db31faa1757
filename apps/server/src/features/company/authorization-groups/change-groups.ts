import { contract, type Holder, type ParsedInput, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { type Call, serve } from '../../../http/serve.ts'
import type { Snapshot } from '../../../people/directory/index.ts'
import { announcePermissions } from '../../../people/rights/announce-permissions.ts'
import { peopleAmong, refuseUnknownHolders } from '../../../people/rights/holders.ts'
import { requireFreshSignIn } from '../../../people/sessions/index.ts'
import { setApplicationHolders } from '../../system/index.ts'
import { admitBundle } from './admit-bundle.ts'
import {
  deleteGroup,
  type GroupRow,
  insertGroup,
  replaceGrants,
  replaceMembers,
  switchGroups,
  updateGroup,
} from './authorization-group-store.ts'
import { nextEnd } from './end-groups.ts'
import { allRights, bundleOf, namedIn, type Rights, wantedBundle } from './load-bundles.ts'

type Wanted = ParsedInput<typeof contract.authorizationGroups.create>
type Context = Pick<
  Call<typeof contract.authorizationGroups.create>,
  'actor' | 'server' | 'tx' | 'now' | 'afterCommit'
>

/** Takes the turn of a writer of the organization, and reads it as it is then. */
async function takeTurn(call: Context): Promise<Snapshot> {
  await call.server.directories.changed({ ...call, tenant: call.actor.tenant })
  return call.server.directories.within(call.tx)
}

export const createGroup = serve(contract.authorizationGroups.create, async (call) => {
  await requireFreshSignIn(call)
  const { input, actor, tx, server } = call
  const directory = await takeTurn(call)
  const rights = await admitWanted(call, directory, input)
  const id = server.newId()
  await insertGroup(tx, rowOf(call, { ...input, id }))
  await keepBundle(call, rights, { ...input, id })
  announcePermissions(call, peopleAmong(directory, actor.personId, input.members))
  return { id }
})

export const saveGroup = serve(contract.authorizationGroups.update, async (call) => {
  await requireFreshSignIn(call)
  const { input, actor, tx } = call
  const directory = await takeTurn(call)
  const rights = await admitWanted(call, directory, input)
  const before = bundleOf(rights, directory, input.id)
  admitBundle(actor, directory, before)
  await updateGroup(tx, input.version, rowOf(call, input))
  await keepBundle(call, rights, input)
  announcePermissions(call, peopleAmong(directory, actor.personId, [...before.members, ...input.members]))
  return null
})

export const setEnabled = serve(contract.authorizationGroups.setEnabled, async (call) => {
  await requireFreshSignIn(call)
  const { input, actor, tx, now } = call
  const directory = await takeTurn(call)
  const rights = await allRights(tx)
  const bundles = input.ids.map((id) => bundleOf(rights, directory, id))
  for (const bundle of bundles) admitBundle(actor, directory, bundle)
  const change = { isEnabled: input.enabledMark === 1, changedBy: actor.personId, changedAt: now }
  await switchGroups(tx, { ids: input.ids, ...change })
  const members = bundles.flatMap((bundle) => bundle.members)
  announcePermissions(call, peopleAmong(directory, actor.personId, members))
  return null
})

export const removeGroup = serve(contract.authorizationGroups.remove, async (call) => {
  await removeAll(call, [call.input.id])
  return null
})

export const removeMany = serve(contract.authorizationGroups.removeMany, async (call) => {
  await removeAll(call, call.input.ids)
  return null
})

/** Refuses while something names one, also menu entries, which without holders would be open to everyone. */
async function removeAll(call: Context, ids: readonly string[]): Promise<void> {
  const { actor, tx } = call
  const directory = await takeTurn(call)
  const rights = await allRights(tx)
  for (const id of new Set(ids)) {
    admitBundle(actor, directory, bundleOf(rights, directory, id))
    const users = usersOf(rights, id)
    const name = directory.authorizationGroups.get(id)?.name ?? ''
    if (users.length > 0)
      throw new Refusal<RefusalCode>('organization.inUse', { name, users: [...new Set(users)].join(', ') })
    await deleteGroup(tx, id)
  }
}

function usersOf({ grants, applications }: Rights, id: string): readonly string[] {
  const names = namedIn(id)
  return [
    ...grants.filter(({ holders }) => names(holders)).map(({ formName }) => formName),
    ...applications
      .filter(({ definition }) =>
        names([...definition.holders, ...definition.menu.flatMap((one) => one.holders)]),
      )
      .map(({ definition }) => definition.fullName),
  ]
}

/** Refuses what is unknown, what the person does not have, and to give it to people outside their part. */
async function admitWanted({ actor, tx }: Context, directory: Snapshot, wanted: Wanted): Promise<Rights> {
  refuseUnknownHolders(directory, wanted.members)
  const rights = await allRights(tx)
  admitBundle(actor, directory, wantedBundle(rights, wanted))
  return rights
}

function rowOf({ actor, now, server }: Context, wanted: Wanted & Readonly<{ id: string }>): GroupRow {
  const { id, fullName, enCode, description, enabledMark, until } = wanted
  return {
    dueAt: nextEnd({ until }, { now, timeZone: server.timeZone }),
    ...{ id, name: fullName, code: enCode, description, until, isEnabled: enabledMark === 1 },
    ...{ changedBy: actor.personId, changedAt: now },
  }
}

/** Refuses `authorizationGroups.lastHolder` for an application that would be open to no one. */
async function keepBundle(
  { actor, tx, now }: Context,
  { applications }: Rights,
  { id, members, grantIds, applicationIds }: Wanted & Readonly<{ id: string }>,
): Promise<void> {
  await replaceMembers(tx, id, members)
  await replaceGrants(tx, id, grantIds)
  const names = namedIn(id)
  for (const application of applications) {
    const { fullName, holders: former } = application.definition
    const isWanted = applicationIds.includes(application.id)
    if (isWanted === names(former)) continue
    const holders = withGroup(former, id, isWanted)
    if (holders.length === 0)
      throw new Refusal<RefusalCode>('authorizationGroups.lastHolder', { name: fullName })
    await setApplicationHolders(tx, application, { holders, changedBy: actor.personId, changedAt: now })
  }
}

/** The holders of an application with the group among them, or without it. */
export function withGroup(holders: readonly Holder[], id: string, isWanted: boolean): readonly Holder[] {
  const others = holders.filter((one) => one.kind !== 'authorizationGroup' || one.id !== id)
  return isWanted ? [...others, { kind: 'authorizationGroup', id }] : others
}
