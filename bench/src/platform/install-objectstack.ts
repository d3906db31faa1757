import { join } from 'node:path'
import { cacheFolder } from '../cache-folder.ts'
import { installOnce } from '../install-once.ts'
import { installPackages } from '../install-packages.ts'

const version = '17.4.0'
/** Its own ranges would take a newer driver, which asks for a core that was never published. */
const packages = [`@objectstack/cli@${version}`, `@objectstack/driver-mongodb@${version}`, 'pg@8.23.1']

export const objectStackTitle = `ObjectStack ${version}`

/** Fetches it once, half a gigabyte; answers the script that serves it. */
export async function installObjectStack(): Promise<string> {
  const folder = cacheFolder(`approvals-objectstack-${version}`)
  await installOnce(folder, () => installPackages(folder, packages, { flags: ['--ignore-scripts'] }))
  return join(folder, 'node_modules', '@objectstack', 'cli', 'bin', 'run.js')
}
