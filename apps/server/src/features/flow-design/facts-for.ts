import type { Facts } from '@signet/flow'
import type { Server } from '../../server.ts'

type Asking = Readonly<{ actor: Readonly<{ tenant: string }>; now: string; server: Server }>

/** The organization of today, to try a flow with. Data interfaces are not asked. */
export async function factsFor({ actor, now, server }: Asking): Promise<Omit<Facts, 'values'>> {
  const directory = await server.directories.of(actor.tenant)
  const around = { timeZone: server.timeZone }
  return { now, directory, around, isAdministrator: (person) => directory.administrators().includes(person) }
}
