import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { cacheFolder } from '../cache-folder.ts'
import { installOnce } from '../install-once.ts'
import { installPackages } from '../install-packages.ts'
import { type Entrant, entrants } from './entrants.ts'

/** Named after the pinned list: another list is installed anew. */
export function peersFolder(): string {
  const list = JSON.stringify(entrants.map(({ packages }) => packages))
  const hash = createHash('sha256').update(list).digest('hex').slice(0, 12)
  return cacheFolder(`forms-${hash}`)
}

/** Where the packages of an entrant are installed. */
export function installedIn({ page }: Entrant): string {
  return join(peersFolder(), page)
}

/** Fetches what the others are made of, once. */
export async function installPeers(): Promise<void> {
  for (const entrant of entrants) {
    if (entrant.isOurs) continue
    const folder = installedIn(entrant)
    await installOnce(folder, () =>
      installPackages(folder, entrant.packages, { flags: ['--ignore-scripts'] }),
    )
  }
}
