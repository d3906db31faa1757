import { type FormValues, type Names, summary, visibleValues } from '@signet/form'
import { aroundOf } from '../../../directory/index.ts'
import type { ReadCall } from '../../../http/serve.ts'
import { namesOf } from '../../../references/index.ts'
import { designFor } from '../design/design-for.ts'
import type { Design } from '../design/design-of.ts'
import type { ViewerAt } from '../reading/viewer.ts'
import { rightsAt } from '../reading/viewer-rights.ts'
import type { ListRow, Whose } from './list-store.ts'

type Reading = Pick<ReadCall, 'tx' | 'actor' | 'now' | 'server' | 'caller'>
type Shown = Readonly<{ row: ListRow; design: Design; values: FormValues }>

/** The key fields of a page of cases in words. What their values point to is named once for all rows of a flow. */
export async function keyFields(reading: Reading, whose: Whose, rows: readonly ListRow[]) {
  const { locale } = reading.caller
  const shown = await valuesOf(reading, whose, rows)
  const names = await namesByFlow(reading, shown)
  const texts = new Map(
    shown.map(({ row, design, values }) => [
      row,
      summary(design.form, values, { locale, names: names.get(row.flowVersionId) ?? {} }),
    ]),
  )
  return (row: ListRow) => (texts.get(row) ?? []).map(({ label, text }) => ({ label, text }))
}

async function valuesOf(reading: Reading, whose: Whose, rows: readonly ListRow[]): Promise<Shown[]> {
  const shown: Shown[] = []
  for (const row of rows) {
    const design = await designFor(reading, row)
    const rights = await rightsAt(reading, { ...row, design }, seenThrough(row, whose))
    // Written by a transition from values of this very form.
    const values = visibleValues(design.form, row.keyValues as FormValues, rights)
    shown.push({ row, design, values })
  }
  return shown
}

async function namesByFlow(reading: Reading, shown: readonly Shown[]): Promise<ReadonlyMap<string, Names>> {
  const { server, actor, now } = reading
  const directory = await server.directories.of(actor.tenant)
  const around = aroundOf(directory, { personId: actor.personId, now, timeZone: server.timeZone })
  const names = new Map<string, Names>()
  for (const [flow, same] of Map.groupBy(shown, ({ row }) => row.flowVersionId)) {
    const form = same[0]?.design.form
    const records = same.map(({ values }) => values)
    if (form) names.set(flow, await namesOf(reading, { form, records, around }))
  }
  return names
}

function seenThrough({ node }: ListRow, whose: Whose): ViewerAt {
  if (whose === 'everybody') return { as: 'administrator' }
  return node === null ? { as: 'starter' } : { as: 'node', node }
}
