import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { announcePermissions } from '../../../people/rights/announce-permissions.ts'
import { hashPassword, passwordPolicy, refuseWeakPassword } from '../../../people/sessions/index.ts'
import { headOf, updateHead } from './organization-store.ts'
import { insertPerson, isManagerOf, managerOf, updatePerson } from './person-store.ts'

export const createUser = serve(contract.organization.createUser, async (call) => {
  const { input, tx, now, server, actor } = call
  const { account, realName, password, positionIds, gender, mobilePhone, email, managerId, isAdministrator } =
    input
  refuseWeakPassword(password, [account, realName], await passwordPolicy(server, actor.tenant))
  const id = server.newId()
  const passwordHash = await hashPassword(password)
  await server.directories.changed({ ...call, tenant: actor.tenant })
  await insertPerson(tx, {
    id,
    account,
    name: realName,
    gender,
    mobilePhone,
    email,
    passwordHash,
    passwordMustChange: input.mustChangePassword,
    managerId,
    postIds: positionIds,
    isAdministrator,
    now,
  })

  return { id }
})

/** A disabled person is signed out everywhere. */
export const updateUser = serve(contract.organization.updateUser, async (call) => {
  const { input, tx, server, actor, afterCommit } = call
  const { id, positionIds, managerId, enabledMark } = input
  await server.directories.changed({ ...call, tenant: actor.tenant })
  if (managerId && (await isManagerOf(tx, managerId, id)))
    throw new Refusal<RefusalCode>('organization.cycle')

  const isEnabled = enabledMark === undefined ? undefined : enabledMark === 1
  const formerManager = managerId === undefined ? undefined : await managerOf(tx, id)
  await updatePerson(tx, id, { postIds: positionIds, managerId, isEnabled })
  announcePermissions(call, [positionIds && id, formerManager, managerId])
  if (isEnabled === false)
    afterCommit(() => server.sessions.endAllOf({ tenant: actor.tenant, personId: id }, 'disabled'))

  return null
})

export const setHead = serve(contract.organization.setHead, async (call) => {
  const { input, tx, server, actor } = call
  await server.directories.changed({ ...call, tenant: actor.tenant })
  const formerHead = await headOf(tx, input.id)
  await updateHead(tx, input.id, input.personId)
  announcePermissions(call, [formerHead, input.personId])

  return null
})
