import type { Measured } from '../measured.ts'
import type { Circumstances } from './circumstances.ts'

type Section = Readonly<{
  name: string
  about: string
  figures: readonly Measured[]
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

function renderRow({ id, value, unit, beside, ratio, aim, met }: Measured): string {
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
