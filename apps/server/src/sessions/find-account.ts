import type { RefusalCode } from '@signet/contract'
import type { Db } from '@signet/db'
import { Refusal } from '@signet/std'
import type { Directories, Person } from '../directory/index.ts'
import { defaultTenant, tenantExists } from '../tenants/index.ts'

type Found = Readonly<{ tenant: string; person: Person | undefined; written: string }>

/**
 * Reads what stands in the account field: an account or a mobile phone, alone (in the first tenant that was made) or
 * as `x@tenant`. Refuses `session.unknownTenant`.
 */
export async function findAccount(db: Db, directories: Directories, text: string): Promise<Found> {
  const at = text.lastIndexOf('@')
  const written = at < 0 ? text : text.slice(0, at)
  const tenant = at < 0 ? await defaultTenant(db) : text.slice(at + 1).toLowerCase()
  if (tenant === undefined || !(await tenantExists(db, tenant)))
    throw new Refusal<RefusalCode>('session.unknownTenant', { tenant: tenant ?? '' })

  const directory = await directories.of(tenant)
  return { tenant, written, person: directory.personByAccount(written) ?? directory.personByPhone(written) }
}
