import type { Locale } from '@signet/i18n'
import { isoOf } from '../../clock.ts'
import { actorWithoutSession } from '../../http/actor.ts'
import type { Server } from '../../server.ts'
import type { ReadContext } from '../approvals/index.ts'

/** A reader of evidence: nothing is written and nobody is told. */
export type Asking = Pick<ReadContext, 'tx' | 'actor' | 'now' | 'server'> &
  Readonly<{ caller: Readonly<{ locale: Locale }> }>

type Asker = Readonly<{ tenant: string; personId: string; locale: Locale }>

/**
 * Asks in the name of a person whose link was opened: with what that person may see now. Undefined when the person is
 * none of this company any more.
 */
export async function actingFor(
  server: Server,
  { tenant, personId, locale }: Asker,
): Promise<Asking | undefined> {
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
