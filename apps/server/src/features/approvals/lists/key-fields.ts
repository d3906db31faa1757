import { type FormValues, type Names, summary, visibleValues } from '@signet/form'
import { designFor } from '../../../cases/design/design-for.ts'
import type { Design } from '../../../cases/design/design-of.ts'
import type { ViewerAt } from '../../../cases/reading/viewer.ts'
import { rightsAt } from '../../../cases/reading/viewer-rights.ts'
import type { ReadCall } from '../../../http/serve.ts'
import { aroundOf } from '../../../people/directory/index.ts'
import { namesOf } from '../../../records/references/index.ts'
import type { ListRow, ListScope } from './list-store.ts'

type ListReader = Pick<ReadCall, 'tx' | 'actor' | 'now' | 'server' | 'caller'>
type VisibleRow = Readonly<{ row: ListRow; design: Design; values: FormValues }>

/** Returns the key fields of a page of cases as text; names of references are loaded once per flow. */
export async function keyFields(reading: ListReader, whose: ListScope, rows: readonly ListRow[]) {
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

async function valuesOf(
  reading: ListReader,
  whose: ListScope,
  rows: readonly ListRow[],
): Promise<VisibleRow[]> {
  const shown: VisibleRow[] = []
  for (const row of rows) {
    const design = await designFor(reading, row)
    const rights = await rightsAt(reading, { ...row, design }, seenThrough(row, whose))
    // A transition wrote this from values of the same form.
    const values = visibleValues(design.form, row.keyValues as FormValues, rights)
    shown.push({ row, design, values })
  }
  return shown
}

async function namesByFlow(
  reading: ListReader,
  shown: readonly VisibleRow[],
): Promise<ReadonlyMap<string, Names>> {
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

function seenThrough({ node }: ListRow, whose: ListScope): ViewerAt {
  if (whose === 'everybody') return { as: 'administrator' }
  return node === null ? { as: 'starter' } : { as: 'node', node }
}
