import { readdirSync, readFileSync } from 'node:fs'
import { query } from './database-server.ts'

const ticksPerSecond = 100

/** CPU seconds (user and system) of a process and everything below it, with the children it has waited for; Linux only. */
export function cpuSecondsOfTree(pid: number): number {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    const fields = /^\d+$/.test(name) ? statOf(Number(name)) : null
    if (fields) parents.set(Number(name), Number(fields[1]))
  }
  const below = (child: number): boolean =>
    child === pid || (parents.has(child) && below(parents.get(child) ?? 0))
  return [...parents.keys()].filter(below).reduce((total, one) => total + withWaited(one), 0)
}

function withWaited(pid: number): number {
  const fields = statOf(pid)
  return fields ? [11, 12, 13, 14].reduce((sum, place) => sum + Number(fields[place]), 0) / ticksPerSecond : 0
}

/** Fields of /proc/<pid>/stat after the command's name: 0 is the state, 1 the parent, 11 to 14 the times. */
function statOf(pid: number): string[] | null {
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

/** The process that a PostgreSQL on this machine runs under. */
export async function postmasterOf(databaseUrl: string): Promise<number> {
  const [row] = await query(
    databaseUrl,
    "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid",
  )
  return Number(row?.['pid'])
}
