import type { Reader, Tx } from '@signet/db'
import type { Locale } from '@signet/i18n'
import { isoOf } from '../../clock/clock.ts'
import { actorWithoutSession } from '../../http/actor.ts'
import type { AskingModel } from '../../records/models/index.ts'
import type { Server } from '../../server.ts'

/** A person importing rows of a sheet, with their transaction. */
export type ImportContext = AskingModel & Readonly<{ tx: Tx }>

/**
 * Acts for a person who is not waiting for the answer, with what they may see and do now. Returns undefined
 * when the person has left the tenant.
 */
export async function openCallFor<Handle extends Reader>(
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
