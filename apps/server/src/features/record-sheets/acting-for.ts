import type { Tx } from '@signet/db'
import type { Locale } from '@signet/i18n'
import { isoOf } from '../../clock.ts'
import type { AskingModel } from '../../models/index.ts'
import type { Server } from '../../server.ts'

/**
 * Asks in the name of a person who is not waiting for the answer: with what that person may see and do now. Undefined
 * when the person is none of this company any more.
 */
export async function actingFor(
  server: Server,
  { tenant, personId, locale }: Readonly<{ tenant: string; personId: string; locale: Locale }>,
  tx?: Tx,
): Promise<AskingModel | undefined> {
  const directory = await server.directories.of(tenant)
  if (!directory.isActive(personId)) return undefined

  const isAdministrator = directory.people.get(personId)?.isAdministrator ?? false
  return {
    // A read needs no transaction; the handle is the tenant's either way.
    tx: tx ?? (server.db.tenant(tenant) as Tx),
    actor: { personId, tenant, isAdministrator, device: 'web', session: '' },
    now: isoOf(server.clock()),
    caller: { locale },
    server,
  }
}
