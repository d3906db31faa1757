import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '@signet/e2e/product'
import { cacheFolder, installOnce, installPackages } from '../install-packages.ts'
import { type RunningServer, startServer } from '../start-server.ts'

const run = promisify(execFile)

export const administrator = { email: 'admin@example.com', password: 'a-long-bench-password' }

/**
 * Creates its tables in an empty database; returns a function that starts it. Optional features that slow it down are
 * off.
 */
export async function prepareDirectus({
  databaseUrl,
  folder,
}: Readonly<{ databaseUrl: string; folder: string }>): Promise<() => Promise<RunningServer>> {
  const { node, script } = await installDirectus()
  for (const name of ['uploads', 'extensions']) await mkdir(join(folder, name), { recursive: true })
  await writeFile(join(folder, 'package.json'), '{}')
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: address,
    SECRET: 'a-secret-of-the-bench',
    DB_CLIENT: 'pg',
    DB_CONNECTION_STRING: databaseUrl,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    LOG_LEVEL: 'error',
    TELEMETRY: 'false',
    PRESSURE_LIMITER_ENABLED: 'false',
    RATE_LIMITER_ENABLED: 'false',
    WEBSOCKETS_ENABLED: 'false',
  }
  await run(node, [script, 'bootstrap'], { cwd: folder, env })

  return () =>
    startServer({
      title: directusTitle,
      command: [node, script, 'start'],
      ready: '/server/ping',
      ...{ folder, env, address },
    })
}

const version = '11.3.5'
/** The newest Node that it supports; its sandbox is compiled for the Node that installs it. */
const node = '20.20.2'

export const directusTitle = `Directus ${version}`

/** Directus outside the repository, with its own Node. */
export type Directus = Readonly<{ node: string; script: string }>

/** Installs it once. Compiling its sandbox takes minutes where there is no prebuilt one. */
async function installDirectus(): Promise<Directus> {
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
