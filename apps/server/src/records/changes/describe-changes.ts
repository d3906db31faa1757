import type { FormPlan, FormRights, FormValues } from '@signet/form'
import type { FormulaContext } from '@signet/formula'
import { personRef, type Snapshot } from '../../people/directory/index.ts'
import type { AskingForm } from '../references/asking-form.ts'
import { namesOf } from '../references/index.ts'
import type { ChangeRow } from './change-store.ts'
import { changedValues, changeViews } from './change-view.ts'

type ChangeReader = Readonly<{
  form: FormPlan
  rights: FormRights
  directory: Snapshot
  context: FormulaContext
  /** Current values, which number and name the rows of sub-tables. */
  values: FormValues
}>

type LogRow = Omit<ChangeRow, 'kind'>

/** Returns changes with their authors and with both values as texts, without fields hidden from the reader. */
export async function describeChanges<Row extends LogRow>(
  asking: AskingForm,
  rows: readonly Row[],
  { form, rights, directory, context, values }: ChangeReader,
) {
  const records = changedValues(
    form,
    rows.flatMap(({ changes }) => changes),
  )
  const names = await namesOf(asking, { form, records: [...records, values], context })
  const { locale } = asking.caller
  const reader = { locale, names, rights, values, t: asking.server.words.t(locale) }
  const refer = personRef(directory)
  return rows.map(({ changedBy, changedAt, changes, ...entry }) => ({
    ...entry,
    by: changedBy === null ? null : refer(changedBy),
    at: changedAt,
    changes: changeViews(form, changes, reader),
  }))
}
