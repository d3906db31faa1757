import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

/** A peer's server in a process of its own. */
export type Running = Readonly<{ address: string; pid: number; stop: () => Promise<void> }>

type Start = Readonly<{
  title: string
  /** The program and its words. */
  command: readonly [string, ...string[]]
  folder: string
  env: Readonly<Record<string, string | undefined>>
  address: string
  /** A path that answers as soon as it is ready. */
  ready: string
}>

/** Starts it and waits until it is ready, at most three minutes. It does not outlive this run. */
export async function startServer({ title, command, folder, env, address, ready }: Start): Promise<Running> {
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
