import { homedir } from 'node:os'
import { join } from 'node:path'

/** A place outside the repository for what is compared with. */
export function cacheFolder(name: string): string {
  return join(homedir(), '.cache', 'signet-bench', name)
}
