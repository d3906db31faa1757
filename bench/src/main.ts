import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Figure, Measurement } from './figure.ts'
import { measurements } from './measurements/index.ts'
import { readable, readCircumstances, renderSection, replaceSection } from './report.ts'

/**
 * `npm run bench [name|all] [-- --json] [--write]` runs all measurements, or one, and prints each beside its peer.
 * `--write` replaces its section in docs/benchmarks.md. `--database postgresql://…` uses that server, `--rows
 * imported=5000` sets a row count, `--alone` leaves out the peer of `records`, `--platform` compares `approvals` with
 * a whole platform.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    database: { type: 'string' },
    rows: { type: 'string', multiple: true, default: [] },
    alone: { type: 'boolean', default: false },
    platform: { type: 'boolean', default: false },
  },
})
const page = join(import.meta.dirname, '../../docs/benchmarks.md')
const isAll = positionals.length === 0 || positionals.includes('all')
const chosen = measurements.filter(({ name }) => isAll || positionals.includes(name))
if (chosen.length === 0) {
  console.error(
    `There is no such measurement. Choose from: all, ${measurements.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(1)
}

const figures: Figure[] = []
for (const measurement of chosen) {
  const { name, about, run } = measurement
  if (!values.json) console.log(`\n${name}: ${about}`)
  const measured = await run(values)
  figures.push(...measured)
  if (!values.json) for (const figure of measured) console.log(line(figure))
  if (values.write) await write(measurement, measured)
}
if (values.json) console.log(JSON.stringify(figures, null, 2))

/**
 * Writes after each measurement, so that a later failure loses none. Figures of a whole platform have their own
 * section.
 */
async function write({ name, about }: Measurement, measured: readonly Figure[]): Promise<void> {
  const circumstances = readCircumstances(commandFor(name))
  const isPlatform = ({ id }: Figure) => id.startsWith('platform.')
  const sections = [
    { name, about, figures: measured.filter((figure) => !isPlatform(figure)) },
    { name: 'platform', about: 'approvals beside a whole platform', figures: measured.filter(isPlatform) },
  ].filter((section) => section.figures.length > 0)
  let text = await readFile(page, 'utf8')
  for (const section of sections)
    text = replaceSection(text, section.name, renderSection({ ...section, circumstances }))
  await writeFile(page, text)
}

/** The options that change a figure. A database URL may hold a password and is left out. */
function commandFor(name: string): string {
  const options = [
    ...(values.database === undefined ? [] : ['--database …']),
    ...values.rows.map((row) => `--rows ${row}`),
    ...(values.alone ? ['--alone'] : []),
    ...(values.platform ? ['--platform'] : []),
  ]
  return ['npm run bench', name, ...(options.length > 0 ? ['--'] : []), ...options].join(' ')
}

function line({ id, value, unit, beside, ratio, aim, met }: Figure): string {
  const mark = met === null ? ' ' : met ? '+' : '-'
  const compared = ratio === null ? beside : `${ratio.toFixed(3)} x ${beside}`
  return `  ${mark} ${id.padEnd(34)} ${readable(value).padStart(12)} ${unit.padEnd(14)} ${compared}${aim ? `  (aim: ${aim})` : ''}`
}
