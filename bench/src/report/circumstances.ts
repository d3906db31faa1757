import { execFileSync } from 'node:child_process'
import { cpus, totalmem } from 'node:os'

/** When, of what and on what a measurement was taken; the machine is named by cores and memory only. */
export type Circumstances = Readonly<{
  date: string
  commit: string
  machine: string
  command: string
}>

export function readCircumstances(command: string): Circumstances {
  const commit = git('rev-parse', '--short=8', 'HEAD')
  const isChanged = git('status', '--porcelain', '--untracked-files=no', '--', '.', ':!docs') !== ''
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: isChanged ? `${commit} with uncommitted changes` : commit,
    machine: `${cpus().length} cores, ${Math.round(totalmem() / 1024 ** 3)} GB`,
    command,
  }
}

function git(...words: readonly string[]): string {
  return execFileSync('git', words, { encoding: 'utf8' }).trim()
}
