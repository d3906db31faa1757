import type { Locale } from '@signet/i18n'
import type { ReadContext } from '../../cases/context.ts'
import { isoOf } from '../../clock/clock.ts'
import { actorWithoutSession } from '../../http/actor.ts'
import type { Server } from '../../server.ts'

/** Context of a read-only use case. */
export type EvidenceReader = Pick<ReadContext, 'tx' | 'actor' | 'now' | 'server'> &
  Readonly<{ caller: Readonly<{ locale: Locale }> }>

type LinkOwner = Readonly<{ tenant: string; personId: string; locale: Locale }>

/**
 * Acts for the person whose link was opened, with what they may see now. Returns undefined when they have
 * left the tenant.
 */
export async function readerOfLink(
  server: Server,
  { tenant, personId, locale }: LinkOwner,
): Promise<EvidenceReader | undefined> {
  const directory = await server.directories.of(tenant)
  if (!directory.isActive(personId)) return undefined

  const isAdministrator = directory.people.get(personId)?.isAdministrator ?? false
  return {
    tx: server.db.tenant(tenant),
    actor: actorWithoutSession({ personId, tenant, isAdministrator }),
    now: isoOf(server.clock()),
    caller: { locale },
    server,
  }
}
