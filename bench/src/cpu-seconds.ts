import { readdirSync, readFileSync } from 'node:fs'
import { query } from './database-server.ts'

const ticksPerSecond = 100

/**
 * Returns CPU seconds (user and system) of a process, its descendants, and the children it has reaped. Linux only.
 */
export function readTreeCpuSeconds(pid: number): number {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    const fields = /^\d+$/.test(name) ? readStat(Number(name)) : null
    if (fields) parents.set(Number(name), Number(fields[1]))
  }
  const below = (child: number): boolean =>
    child === pid || (parents.has(child) && below(parents.get(child) ?? 0))
  return [...parents.keys()].filter(below).reduce((total, one) => total + readCpuSeconds(one), 0)
}

function readCpuSeconds(pid: number): number {
  const fields = readStat(pid)
  return fields ? [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0) / ticksPerSecond : 0
}

/** Fields of /proc/<pid>/stat after the command name: 0 is the state, 1 the parent, 11 to 14 the CPU times. */
function readStat(pid: number): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch (error) {
    if (
      (error as NodeJS.ErrnoException).code === 'ENOENT' ||
      (error as NodeJS.ErrnoException).code === 'ESRCH'
    )
      return null
    throw error
  }
}

/** Returns the id of the main process of a PostgreSQL server on this machine. */
export async function findPostmaster(databaseUrl: string): Promise<number> {
  const [row] = await query(
    databaseUrl,
    "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid",
  )
  return Number(row?.['pid'])
}
