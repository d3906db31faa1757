import {
  assignmentsOf,
  type FieldValue,
  type FormPlan,
  type FormValues,
  type Stage,
  textOfValue,
  type WantedValue,
} from '@signet/form'
import type { Around } from '@signet/formula'
import { takeBillNumber } from '../features/bill-rules/index.ts'
import type { AskingForm } from './asking-form.ts'
import { chosenColumns } from './chosen-columns.ts'
import { namesOf } from './names-of.ts'

export type Assigned = Readonly<Record<string, FieldValue>>
type Saved = Readonly<{ form: FormPlan; values: FormValues; around: Around; stage: Stage }>

/**
 * What only the server can give these values, by path, as `checkValues` takes it: the numbers of bills, and columns of
 * what was chosen. To be called inside the transaction that saves, as late as possible: others who want a number of
 * the same rule wait for its end. A draft gets no number. A form that wants nothing costs nothing.
 */
export async function assignValues(
  asking: AskingForm,
  { form, values, around, stage }: Saved,
): Promise<Assigned> {
  const wanted = assignmentsOf(form, values)
  if (wanted.length === 0) return {}

  const columns = await chosenColumns(asking, { form, values, around, wanted })
  const numbered = wanted.filter(
    ({ assignment }) => stage === 'submit' && assignment.from === 'billRule' && assignment.rule !== '',
  )
  return numbered.length === 0
    ? columns
    : { ...columns, ...(await numbersOf(asking, { form, values, around, numbered })) }
}

type Numbered = Omit<Saved, 'stage'> & Readonly<{ numbered: readonly WantedValue[] }>

/** Rules in the order of their codes, so that two who save never wait for each other. */
async function numbersOf(
  asking: AskingForm,
  { form, values, around, numbered }: Numbered,
): Promise<Assigned> {
  const { tx, actor, server, now } = asking
  const texts = await textsOf(asking, { form, values, around })
  const numbers: Record<string, FieldValue> = {}
  for (const { path, assignment } of numbered.toSorted(byRule)) {
    if (assignment.from !== 'billRule') continue
    const { rule } = assignment
    numbers[path] = await takeBillNumber(tx, { server, rule, personId: actor.personId, values: texts, now })
  }
  return numbers
}

function byRule({ assignment: one }: WantedValue, { assignment: other }: WantedValue): number {
  if (one.from !== 'billRule' || other.from !== 'billRule') return 0
  return one.rule < other.rule ? -1 : Number(one.rule > other.rule)
}

/** What the fields say, for rules that show them; a number does not depend on the language of whoever saves. */
async function textsOf(asking: AskingForm, { form, values, around }: Omit<Saved, 'stage'>) {
  const caller = { ...asking.caller, locale: 'zh-CN' } as const
  const names = await namesOf({ ...asking, caller }, { form, records: [values], around })
  return Object.fromEntries(
    form.fields
      .filter(({ kind }) => kind.holds === 'value')
      .map((field) => [field.key, textOfValue(field, values[field.key], { locale: 'zh-CN', names })]),
  )
}
