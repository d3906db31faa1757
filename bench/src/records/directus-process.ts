import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '@signet/e2e/product'
import { installDirectus } from './install-directus.ts'

const run = promisify(execFile)

export const administrator = { email: 'admin@example.com', password: 'a-long-bench-password' }

export type Running = Readonly<{ address: string; pid: number; stop: () => Promise<void> }>

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

  return async () => {
    const child = spawn(node, [script, 'start'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
    await untilReady(address, child)
    return { address, pid: child.pid ?? 0, stop: () => end(child) }
  }
}

async function untilReady(address: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 1800; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`Directus ended with code ${child.exitCode}.`)
    const answer = await fetch(`${address}/server/ping`).catch(() => null)
    if (answer?.ok) return
    await wait(100)
  }
  throw new Error('Directus was not ready within three minutes.')
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}
