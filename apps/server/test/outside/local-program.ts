import { type ChildProcess, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect, createServer } from 'node:net'

/** A server of Debian that tests start on their own settings: its program, its packages and answers to their questions. */
export type LocalProgram = Readonly<{
  name: string
  program: string
  packages: readonly string[]
  answers?: readonly string[]
}>

/** Installs a program where that is possible, and returns a sentence when there is none. */
export function missingProgram({ name, program, packages, answers = [] }: LocalProgram): string {
  const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (!existsSync(program) && mayInstall) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    if (answers.length > 0) spawnSync('debconf-set-selections', { input: answers.join('\n') })
    spawnSync('apt-get', ['-qq', 'install', '--yes', '--no-install-recommends', ...packages], { env })
  }
  return existsSync(program)
    ? ''
    : `The ${name} is missing (on Debian: apt-get install ${packages.join(' ')}).`
}

/** Returns a port of the loopback that no other program uses. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port on the loopback.')
  return address.port
}

/** Waits until a program listens on its port. Throws, with its log, when it ended or takes longer than ten seconds. */
export async function untilOpen(
  child: ChildProcess,
  port: number,
  readLog: () => Promise<string>,
): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (child.exitCode !== null) break
    if (await isOpen(port)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`A server did not open its port ${port}: ${await readLog().catch(() => '')}`)
}

/** Ends a program and waits until it has gone. */
export async function stopProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
