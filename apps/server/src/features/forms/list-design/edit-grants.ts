import { contract, type RefusalCode } from '@signet/contract'
import { readPermission } from '@signet/list'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { announcePermissions } from '../../../people/rights/announce-permissions.ts'
import { peopleAmong, refuseUnknownHolders, withName } from '../../../people/rights/holders.ts'
import { loadPublishedForm } from '../form-design/index.ts'
import { deleteGrant, grantsOf, holdersOfGrant, insertGrant, lockGrant, updateGrant } from './grant-store.ts'
import { settleRightRequests } from './right-requests.ts'

export const listGrants = serve(contract.listDesign.grants, async ({ input, actor, tx, server }) => {
  const { id } = await loadPublishedForm(tx, input.id)
  const directory = await server.directories.of(actor.tenant)
  const grants = await grantsOf(tx, id)
  return {
    list: grants.map((grant) => ({
      ...grant,
      permission: grant.permission as Record<string, unknown>,
      holders: grant.holders.map((holder) => withName(directory, holder)),
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
  announcePermissions(call, peopleAmong(directory, actor.personId, holders))
  await settleRightRequests(call, formId)
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
  const stored = await lockGrant(tx, { id, formId })
  if (input.expects !== undefined && stored && stored.changedAt !== input.expects)
    throw new Refusal<RefusalCode>('design.changedMeanwhile', { person: directory.nameOf(stored.changedBy) })
  const formerHolders = await holdersOfGrant(tx, { id, formId })
  const isThere = await updateGrant(tx, { id, formId, name, holders, permission, ...change })
  if (!isThere) throw new Refusal<RefusalCode>('design.notFound')
  announcePermissions(call, peopleAmong(directory, actor.personId, [...formerHolders, ...holders]))
  await settleRightRequests(call, formId)
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
    peopleAmong(await server.directories.of(actor.tenant), actor.personId, formerHolders),
  )
  return null
})
