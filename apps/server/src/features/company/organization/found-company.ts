import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { isoOf } from '../../../clock/clock.ts'
import { hashPassword, refuseWeakPassword } from '../../../people/sessions/index.ts'
import type { Server } from '../../../server.ts'
import { insertOrganization } from './organization-store.ts'
import { hasPeople, insertPerson } from './person-store.ts'

type FirstCompany = Readonly<{ companyName: string; account: string; realName: string; password: string }>

/**
 * Creates the company and first administrator of an empty tenant; of two simultaneous calls one succeeds.
 * Refuses `session.weakPassword`, and `session.firstRunDone` when the tenant has people.
 */
export async function foundCompany(server: Server, tenant: string, founding: FirstCompany): Promise<void> {
  const { companyName, account, realName, password } = founding
  refuseWeakPassword(password, [account, realName])
  const passwordHash = await hashPassword(password)
  const now = isoOf(server.clock())
  const runs: (() => void)[] = []

  await server.db
    .tenant(tenant)
    .transaction()
    .execute(async (tx) => {
      if (await hasPeople(tx)) throw new Refusal<RefusalCode>('session.firstRunDone')

      await server.directories.changed({ tenant, tx, afterCommit: (run) => runs.push(run) })
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
        passwordMustChange: false,
        managerId: null,
        postIds: [],
        isAdministrator: true,
        now,
      })
    })
  for (const run of runs) run()
}
