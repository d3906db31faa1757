import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/**
 * When a process was born, as a text to compare, or undefined when it does not live. With the pid it names a process
 * for good: pids are used again, births are not. On Linux it is boot id and clock ticks, elsewhere what `ps` prints.
 */
export function birthOf(pid: number): string | undefined {
  if (existsSync('/proc/self/stat')) return birthFromProc(pid)

  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
  } catch {
    return undefined
  }
}

/** `ps` fails when there is no such process, and so does reading its folder in /proc. */
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
