import type { Reader, Tx } from '@signet/db'
import type { Locale } from '@signet/i18n'
import { isoOf } from '../../clock.ts'
import { actorWithoutSession } from '../../http/actor.ts'
import type { AskingModel } from '../../models/index.ts'
import type { Server } from '../../server.ts'

/** Who takes over the rows of a sheet, in a transaction. */
export type Importing = AskingModel & Readonly<{ tx: Tx }>

/**
 * Asks in the name of a person who is not waiting for the answer: with what that person may see and do now. Undefined
 * when the person is none of this company any more.
 */
export async function actingFor<Handle extends Reader>(
  server: Server,
  tx: Handle,
  { tenant, personId, locale }: Readonly<{ tenant: string; personId: string; locale: Locale }>,
): Promise<(AskingModel & Readonly<{ tx: Handle }>) | undefined> {
  const directory = await server.directories.of(tenant)
  if (!directory.isActive(personId)) return undefined

  const isAdministrator = directory.people.get(personId)?.isAdministrator ?? false
  return {
    tx,
    actor: actorWithoutSession({ personId, tenant, isAdministrator }),
    now: isoOf(server.clock()),
    caller: { locale },
    server,
  }
}
