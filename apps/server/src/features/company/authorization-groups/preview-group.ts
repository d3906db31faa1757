import { contract } from '@signet/contract'
import { serve } from '../../../http/serve.ts'
import { peopleAmong, refuseUnknownHolders } from '../../../people/rights/holders.ts'
import { compareRights } from '../rights-preview/index.ts'
import { admitBundle } from './admit-bundle.ts'
import { withGroup } from './change-groups.ts'
import { allRights, bundleOf, wantedBundle } from './load-bundles.ts'

/** The id of a group that does not exist yet. */
const newGroup = 'new'

/** Compares the rights of all who have the bundle before or after; no one else's depend on it. */
export const previewGroup = serve(contract.authorizationGroups.preview, async (call) => {
  const { input, actor, tx, server } = call
  const { id, members, grantIds, applicationIds, until } = input
  const directory = await server.directories.of(actor.tenant)
  refuseUnknownHolders(directory, members)
  const rights = await allRights(tx)
  const before = id === null ? [] : bundleOf(rights, directory, id).members
  if (id !== null) admitBundle(actor, directory, bundleOf(rights, directory, id))
  admitBundle(actor, directory, wantedBundle(rights, input))

  const groupId = id ?? newGroup
  const group = { id: groupId, name: '', isEnabled: input.enabledMark === 1, until, members }
  const imagined = await server.directories.imagine(actor.tenant, ({ authorizationGroups }) => ({
    rows: { authorizationGroups: [...authorizationGroups.filter((one) => one.id !== groupId), group] },
    people: [],
  }))
  const among = peopleAmong(directory, actor.personId, [...before, ...members])
  const people = among === 'everybody' ? [...directory.people.keys()] : among
  const wanted = { grant: new Set(grantIds), application: new Set(applicationIds) }
  const changes = await compareRights(call, imagined, people, (kind, one, holders) =>
    withGroup(holders, groupId, wanted[kind].has(one)),
  )
  return { ...changes, usedBy: [] }
})

/** Compares the rights of all who have these bundles before they are enabled or disabled together. */
export const previewEnabled = serve(contract.authorizationGroups.previewEnabled, async (call) => {
  const { input, actor, tx, server } = call
  const directory = await server.directories.of(actor.tenant)
  const rights = await allRights(tx)
  const bundles = input.ids.map((id) => bundleOf(rights, directory, id))
  for (const bundle of bundles) admitBundle(actor, directory, bundle)

  const switched = new Set(input.ids)
  const isEnabled = input.enabledMark === 1
  const imagined = await server.directories.imagine(actor.tenant, ({ authorizationGroups }) => ({
    rows: {
      authorizationGroups: authorizationGroups.map((one) =>
        switched.has(one.id) ? { ...one, isEnabled } : one,
      ),
    },
    people: [],
  }))
  const members = bundles.flatMap((bundle) => bundle.members)
  const among = peopleAmong(directory, actor.personId, members)
  const people = among === 'everybody' ? [...directory.people.keys()] : among
  return { ...(await compareRights(call, imagined, people)), usedBy: [] }
})
