import { assignmentsOf, type FieldValue, type FormPlan, type FormValues, type Stage } from '@signet/form'
import type { Around } from '@signet/formula'
import type { SavingForm } from './asking-form.ts'
import { billNumbers } from './bill-numbers.ts'
import { columnsOfChosen } from './columns-of-chosen.ts'

export type Assigned = Readonly<Record<string, FieldValue>>
type Saved = Readonly<{ form: FormPlan; around: Around; stage: Stage }>

/** The same as `assignEach`, for one record. */
export async function assignValues(
  asking: SavingForm,
  { values, ...saved }: Saved & Readonly<{ values: FormValues }>,
): Promise<Assigned> {
  const [assigned = {}] = await assignEach(asking, { ...saved, records: [values] })
  return assigned
}

/**
 * What only the server can give the values of each of these records, by path, as `checkValues` takes it: the numbers of
 * bills, and columns of what was chosen. To be called inside the transaction that saves, as late as possible: others who
 * want a number of the same rule wait for its end. A draft gets no number. A form that wants nothing costs nothing.
 */
export async function assignEach(
  asking: SavingForm,
  { form, records, around, stage }: Saved & Readonly<{ records: readonly FormValues[] }>,
): Promise<readonly Assigned[]> {
  const wanted = records.map((values) => assignmentsOf(form, values))
  const kept = wanted.map((own) =>
    own.filter(
      ({ assignment, field }) =>
        assignment.from === 'chosen' && field.kind.column(field.settings) !== undefined,
    ),
  )
  const columns = await columnsOfChosen(asking, { form, records, around, wanted: kept })
  if (stage !== 'submit') return columns

  const numbers = await billNumbers(asking, { form, records, around, wanted })
  return records.map((_, at) => ({ ...columns[at], ...numbers[at] }))
}
