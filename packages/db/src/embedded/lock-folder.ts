import { execFileSync } from 'node:child_process'
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { CannotStart } from './cluster.ts'

type Holder = Readonly<{ pid: number; birth: string }>

const settlingTime = 60

/**
 * Locks a data directory until the returned function is called or the process ends; locks of dead processes (kill -9,
 * power cut) are ignored. Throws CannotStart when a running process holds it.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true })
  const lock = join(folder, 'signet.lock')
  const mine = `${lock}.${process.pid}`
  const me: Holder = { pid: process.pid, birth: birthOf(process.pid) ?? '' }

  writeFileSync(mine, JSON.stringify(me), { mode: 0o600 })
  try {
    if (!tookFree(mine, lock)) await takeOver({ mine, lock, me, folder })
  } finally {
    rmSync(mine, { force: true })
  }

  return () => {
    if (isSame(readHolder(lock), me)) rmSync(lock, { force: true })
  }
}

/** The current holder of the directory, if it is still running. */
export function findRunningHolder(folder: string): Holder | undefined {
  const holder = readHolder(join(folder, 'signet.lock'))
  return holder && birthOf(holder.pid) === holder.birth ? holder : undefined
}

function tookFree(mine: string, lock: string): boolean {
  try {
    linkSync(mine, lock)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Two processes may find the same dead lock. The last to write wins; each checks after a short delay. */
async function takeOver({
  mine,
  lock,
  me,
  folder,
}: Readonly<{ mine: string; lock: string; me: Holder; folder: string }>): Promise<void> {
  const holder = findRunningHolder(folder)
  if (holder) throw inUse(folder, holder)

  renameSync(mine, lock)
  await after(settlingTime)
  const winner = readHolder(lock)
  if (!isSame(winner, me)) throw inUse(folder, winner)
}

function inUse(folder: string, holder: Holder | undefined): CannotStart {
  return new CannotStart(
    `The data directory ${folder} is in use by another Signet process (pid ${holder?.pid ?? 'unknown'}): stop that one first, or set DATA_DIR to another directory.`,
  )
}

/** An unreadable lock was torn by a power cut and has no holder. */
function readHolder(lock: string): Holder | undefined {
  try {
    const { pid, birth } = JSON.parse(readFileSync(lock, 'utf8')) as Partial<Holder>
    return typeof pid === 'number' && typeof birth === 'string' ? { pid, birth } : undefined
  } catch {
    return undefined
  }
}

function isSame(one: Holder | undefined, other: Holder): boolean {
  return one?.pid === other.pid && one.birth === other.birth
}

/**
 * Start time of a process as comparable text, or undefined when it is not running. With the pid it identifies a
 * process, because pids are reused. On Linux boot id and clock ticks, elsewhere the output of `ps`.
 */
export function birthOf(pid: number): string | undefined {
  if (existsSync('/proc/self/stat')) return birthFromProc(pid)

  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
  } catch {
    return undefined
  }
}

/** Both `ps` and reading /proc fail when there is no such process. */
function birthFromProc(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (state === 'Z' || state === 'X') return undefined

    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${rest[18]}`
  } catch {
    return undefined
  }
}
