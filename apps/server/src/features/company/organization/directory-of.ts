import type { ReadCall } from '../../../http/serve.ts'
import { pastDirectory, type Snapshot } from '../../../people/directory/index.ts'

/** Returns the organization as it is, or as it was at the end of a past day. Refuses `organization.beforeHistory`. */
export function directoryOf(
  { actor, server, tx }: Pick<ReadCall, 'actor' | 'server' | 'tx'>,
  day: string | undefined,
): Promise<Snapshot> {
  if (day === undefined) return server.directories.of(actor.tenant)
  return pastDirectory(tx, { day, today: server.directories.today(), timeZone: server.timeZone })
}
