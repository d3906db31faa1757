import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '@signet/e2e/product'
import { type Running, startServer } from '../start-server.ts'
import { directusTitle, installDirectus } from './install-directus.ts'

const run = promisify(execFile)

export const administrator = { email: 'admin@example.com', password: 'a-long-bench-password' }

/** Makes its tables in an empty database; answers how to start it. What slows it down and can be left out is. */
export async function prepareDirectus({
  databaseUrl,
  folder,
}: Readonly<{ databaseUrl: string; folder: string }>): Promise<() => Promise<Running>> {
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
