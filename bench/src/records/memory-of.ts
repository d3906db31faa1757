import { readFileSync, writeFileSync } from 'node:fs'

/** Megabytes that a process has in memory; Linux only. */
export function memoryOf(pid: number): number {
  return field(pid, 'VmRSS')
}

/** From now on the peak is counted anew; the answer tells it. */
export function watchPeak(pid: number): () => number {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  return () => field(pid, 'VmHWM')
}

function field(pid: number, name: string): number {
  const text = readFileSync(`/proc/${pid}/status`, 'utf8')
  const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]
  if (kilobytes === undefined) throw new Error(`The system does not tell ${name} of process ${pid}.`)
  return Number(kilobytes) / 1024
}
