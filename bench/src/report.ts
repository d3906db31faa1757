import { execFileSync } from 'node:child_process'
import { cpus, totalmem } from 'node:os'
import type { Figure } from './figure.ts'

type Section = Readonly<{
  name: string
  about: string
  figures: readonly Figure[]
  circumstances: Circumstances
}>

/** Renders one measurement as Markdown: its circumstances, then one row per figure. */
export function renderSection({ name, about, figures, circumstances }: Section): string {
  const { date, commit, machine, command } = circumstances
  return [
    `## ${name}`,
    '',
    `${about[0]?.toUpperCase()}${about.slice(1)}.`,
    '',
    `Measured on ${date}, commit ${commit}, ${machine}: \`${command}\`.`,
    '',
    '| figure | value | compared with | ratio | aim | result |',
    '|---|---:|---|---:|---|---|',
    ...figures.map(renderRow),
  ].join('\n')
}

function renderRow({ id, value, unit, beside, ratio, aim, met }: Figure): string {
  const result = met === null ? '' : met ? 'met' : '**missed**'
  const cells = [
    id,
    `${readable(value)} ${unit}`,
    beside,
    ratio === null ? '' : ratio.toFixed(3),
    aim,
    result,
  ]
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').trim()).join(' | ')} |`
}

export function readable(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 3 : 0 })
}

/**
 * When, on which commit and on which machine a measurement ran; the machine is described by cores and memory only.
 */
type Circumstances = Readonly<{
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

/** Replaces the text between the markers of a section and keeps the rest of the page. */
export function replaceSection(page: string, name: string, text: string): string {
  const [begin, end] = [`<!-- measured: ${name} -->`, `<!-- end of ${name} -->`]
  const section = `${begin}\n${text}\n${end}`
  const from = page.indexOf(begin)
  if (from < 0) return `${page.trimEnd()}\n\n${section}\n`
  const to = page.indexOf(end, from)
  if (to < 0) throw new Error(`The section ${name} has no “${end}”.`)
  return `${page.slice(0, from)}${section}${page.slice(to + end.length)}`
}
