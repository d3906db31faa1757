import { parseArgs } from 'node:util'
import type { Measured } from './measured.ts'
import { measurements } from './measurements/index.ts'

/**
 * `npm run bench [name] [-- --json]`: runs all measurements, or one, and prints each beside what it is compared with.
 * `records` takes `--database postgresql://…` (without it, a PostgreSQL of its own), `--rows imported=5000`, and `--alone`,
 * which leaves the peer out. `approvals` takes `--platform`, which fetches a whole platform and puts approvals beside its.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    database: { type: 'string' },
    rows: { type: 'string', multiple: true, default: [] },
    alone: { type: 'boolean', default: false },
    platform: { type: 'boolean', default: false },
  },
})
const chosen = measurements.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
if (chosen.length === 0) {
  console.error(
    `There is no such measurement. Choose from: ${measurements.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(1)
}

const figures: Measured[] = []
for (const { name, about, run } of chosen) {
  if (!values.json) console.log(`\n${name}: ${about}`)
  const measured = await run(values)
  figures.push(...measured)
  if (!values.json) for (const figure of measured) console.log(line(figure))
}
if (values.json) console.log(JSON.stringify(figures, null, 2))

function line({ id, value, unit, beside, ratio, aim, met }: Measured): string {
  const mark = met === null ? ' ' : met ? '+' : '-'
  const compared = ratio === null ? beside : `${ratio.toFixed(3)} x ${beside}`
  return `  ${mark} ${id.padEnd(34)} ${readable(value).padStart(12)} ${unit.padEnd(14)} ${compared}${aim ? `  (aim: ${aim})` : ''}`
}

function readable(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 3 : 0 })
}
