import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

/** A peer's server in its own process. */
export type RunningServer = Readonly<{ address: string; pid: number; stop: () => Promise<void> }>

type ServerStart = Readonly<{
  title: string
  /** The program and its arguments. */
  command: readonly [string, ...string[]]
  folder: string
  env: Readonly<Record<string, string | undefined>>
  address: string
  /** A path that answers once the server is ready. */
  ready: string
}>

/** Starts it and waits until it is ready, at most three minutes. It ends with this run. */
export async function startServer({
  title,
  command,
  folder,
  env,
  address,
  ready,
}: ServerStart): Promise<RunningServer> {
  const [program, ...words] = command
  const child = spawn(program, words, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  process.once('exit', () => child.kill())
  for (let attempt = 0; attempt < 1800; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`${title} ended with code ${child.exitCode}.`)
    const answer = await fetch(`${address}${ready}`).catch(() => null)
    if (answer?.ok) return { address, pid: child.pid ?? 0, stop: () => end(child) }
    await wait(100)
  }
  await end(child)
  throw new Error(`${title} was not ready within three minutes.`)
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}
