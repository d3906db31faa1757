import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { CannotStart } from '../cannot-start.ts'
import { birthOf } from './birth-of.ts'

const patience = 60_000

/**
 * A product that was killed leaves its PostgreSQL running or a postmaster.pid behind. The caller holds the data
 * directory, so a living server in it belongs to nobody: it is stopped (fast shutdown, nothing committed is lost).
 * A pid file of a dead one goes too, since its number may be somebody else's by now.
 */
export async function stopLeftover(folder: string): Promise<void> {
  const pid = pidIn(folder)
  if (pid === undefined) return

  if (isServerOf(folder, pid)) {
    const birth = birthOf(pid)
    process.kill(pid, 'SIGINT')
    for (let waited = 0; birthOf(pid) === birth && waited < patience; waited += 20) await after(20)
    if (birthOf(pid) === birth)
      throw new CannotStart(
        `PostgreSQL from an earlier run (pid ${pid}) does not stop in ${folder}: stop it manually and start again.`,
      )
  }
  for (const file of ['postmaster.pid', '.s.PGSQL.5432', '.s.PGSQL.5432.lock'])
    rmSync(join(folder, file), { force: true })
}

function pidIn(folder: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(folder, 'postmaster.pid'), 'utf8'), 10)
    return pid > 1 ? pid : undefined
  } catch {
    return undefined
  }
}

/** PostgreSQL lives in its data directory, so the kernel knows; without /proc the name of the program must do. */
function isServerOf(folder: string, pid: number): boolean {
  if (birthOf(pid) === undefined) return false
  if (process.platform === 'linux') return readlink(`/proc/${pid}/cwd`) === folder

  return /postgres/.test(execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }))
}

function readlink(path: string): string | undefined {
  try {
    return readlinkSync(path)
  } catch {
    return undefined
  }
}
