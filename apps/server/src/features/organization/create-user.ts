import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { hashPassword, refuseWeakPassword } from '../../people/sessions/index.ts'
import { insertPerson } from './person-store.ts'

export const createUser = serve(contract.organization.createUser, async (call) => {
  const { input, tx, now, server, actor } = call
  const { account, realName, password, positionIds, gender, mobilePhone, email, managerId, isAdministrator } =
    input
  refuseWeakPassword(password, [account, realName])
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
    managerId,
    postIds: positionIds,
    isAdministrator,
    now,
  })

  return { id }
})
