import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CannotStart } from '../cannot-start.ts'
import { embeddedUrl } from './embedded-url.ts'
import { livingHolder } from './lock-folder.ts'
import { type Embedded, openEmbedded } from './open-embedded.ts'
import { socketFolder } from './socket-folder.ts'

/**
 * The embedded PostgreSQL for a task beside the product, such as a backup: the one that runs, or else one of its own.
 * Throws CannotStart where there is no database yet.
 */
export async function attachEmbedded(dataDir: string): Promise<Embedded> {
  const folder = resolve(dataDir)
  const cluster = join(folder, 'postgres')
  if (!existsSync(cluster)) throw new CannotStart(`No Signet database found in ${folder}.`)
  if (!livingHolder(folder)) return openEmbedded(folder)

  const socket = socketFolder(cluster)
  return { url: embeddedUrl(socket), stop: async () => socket.remove() }
}
