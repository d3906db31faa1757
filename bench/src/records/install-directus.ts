import { delimiter, join } from 'node:path'
import { cacheFolder } from '../cache-folder.ts'
import { installOnce } from '../install-once.ts'
import { installPackages } from '../install-packages.ts'

const version = '11.3.5'
/** The newest of those that it is made for; its sandbox is compiled for the Node that installs it. */
const node = '20.20.2'

export const directusTitle = `Directus ${version}`

/** Directus in a place outside the repository, with a Node of its own. */
export type Directus = Readonly<{ node: string; script: string }>

/** Fetches it once. Compiling its sandbox takes minutes where none is ready made. */
export async function installDirectus(): Promise<Directus> {
  const folder = cacheFolder(`records-directus-${version}-node-${node}`)
  const bin = join(folder, 'node', 'node_modules', '.bin')
  await installOnce(folder, async () => {
    await installPackages(join(folder, 'node'), [`node@${node}`])
    const env = { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` }
    await installPackages(join(folder, 'directus'), [`directus@${version}`], { env })
  })
  const script = join(folder, 'directus', 'node_modules', 'directus', 'cli.js')
  return { node: join(bin, 'node'), script }
}
