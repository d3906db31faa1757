import type { Facts } from '@signet/flow'
import type { Server } from '../../server.ts'

type FactsReader = Readonly<{ actor: Readonly<{ tenant: string }>; now: string; server: Server }>

/** Returns today's organization for trial runs; data interfaces are not called. */
export async function factsFor({ actor, now, server }: FactsReader): Promise<Omit<Facts, 'values'>> {
  const directory = await server.directories.of(actor.tenant)
  const around = { timeZone: server.timeZone }
  return { now, directory, around, isAdministrator: (person) => directory.administrators().includes(person) }
}
