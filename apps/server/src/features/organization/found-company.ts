import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { isoOf } from '../../clock.ts'
import type { Server } from '../../server.ts'
import { hashPassword, refuseWeakPassword } from '../../sessions/index.ts'
import { insertOrganization } from './organization-store.ts'
import { hasPeople, insertPerson } from './person-store.ts'

type Founding = Readonly<{ companyName: string; account: string; realName: string; password: string }>

/**
 * Gives an empty tenant its company and its first administrator. Of two who try at once one wins.
 * Refuses `session.weakPassword`, and `session.firstRunDone` when anybody is there.
 */
export async function foundCompany(server: Server, tenant: string, founding: Founding): Promise<void> {
  const { companyName, account, realName, password } = founding
  refuseWeakPassword(password, [account, realName])
  const passwordHash = await hashPassword(password)
  const now = isoOf(server.clock())
  const facts: (() => void)[] = []

  await server.db
    .tenant(tenant)
    .transaction()
    .execute(async (tx) => {
      if (await hasPeople(tx)) throw new Refusal<RefusalCode>('session.firstRunDone')

      await server.directories.changed({ tenant, tx, afterCommit: (run) => facts.push(run) })
      const company = { parentId: null, name: companyName, code: 'company', category: 'company' } as const
      await insertOrganization(tx, { ...company, id: server.newId(), now })
      await insertPerson(tx, {
        id: server.newId(),
        account,
        name: realName,
        gender: 'unknown',
        mobilePhone: '',
        email: '',
        passwordHash,
        managerId: null,
        postIds: [],
        isAdministrator: true,
        now,
      })
    })
  for (const run of facts) run()
}
