import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Journey } from '../journey.ts'
import type { Verdicts } from './judge-each.ts'
import { prepareData } from './prepare-data.ts'
import { visitCalls } from './visit-calls.ts'
import { visitRoutes } from './visit-routes.ts'

const root = join(import.meta.dirname, '../../..')
const specification = join(root, '../shared/spec')
const page = join(root, 'docs/coverage.md')

/**
 * Opens every route and sends every call of the specification with real data, and compares the result with
 * `docs/coverage.md`, or writes it with `UPDATE_COVERAGE=1`. Without the specification's lists it says so and ends.
 */
export const coverage: Journey = {
  name: 'coverage',
  // A provider of identities sends people back to a configured address.
  settings: (address) => ({ PUBLIC_URL: address, DEMO_ON_ANY_ADDRESS: 'yes' }),
  run: async (world) => {
    if (!existsSync(specification)) {
      process.stdout.write('coverage: not checked, the lists of ../shared/spec are missing\n')
      return
    }
    const data = await prepareData(world)
    const routes = await visitRoutes(world, data, linesOf('routes.txt'))
    const calls = await visitCalls(world, data, linesOf('calls.txt')).finally(data.begunSignIn.close)
    const text = `${heading}${tableOf('Routes', routes)}${tableOf('Calls', calls)}`
    if (process.env['UPDATE_COVERAGE']) return writeFileSync(page, text)
    if (text !== readFileSync(page, 'utf8'))
      throw new Error(
        'docs/coverage.md says otherwise: UPDATE_COVERAGE=1 node e2e/run.ts coverage writes it.',
      )
  },
}

const heading = `# Coverage of the specification

Written by the journey \`coverage\`, which opens every route in a browser and sends every call with real data of the demo company. "Yes": the page showed what it is for; the call succeeded, and its answer has the shape that the contract declares. "No": not built yet.
`

function linesOf(name: string): readonly string[] {
  const text = readFileSync(join(specification, name), 'utf8')
  return text.split('\n').flatMap((line) => line.trim() || [])
}

function tableOf(title: string, works: Verdicts): string {
  const rows = [...works].map(([row, isWorking]) => `| \`${row}\` | ${isWorking ? 'yes' : 'no'} |`)
  const count = [...works.values()].filter(Boolean).length
  return `\n## ${title}: ${count} of ${works.size}\n\n| | works |\n| --- | --- |\n${rows.join('\n')}\n`
}
