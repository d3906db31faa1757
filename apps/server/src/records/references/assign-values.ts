import {
  assignmentsOf,
  choicesOf,
  type FieldValue,
  type FormPlan,
  type FormValues,
  type Stage,
  textOfValue,
  type WantedValue,
} from '@signet/form'
import type { FormulaContext } from '@signet/formula'
import { canonicalJson } from '@signet/std'
import { houseLanguage } from '../../http/caller.ts'
import { fieldsIn } from '../numbering/bill-text.ts'
import { namedRule, takeBillNumbers } from '../numbering/take-bill-numbers.ts'
import type { AskingForm, SavingForm } from './asking-form.ts'
import { namesOf } from './names-of.ts'
import { columnsOfChosen } from './shown-columns.ts'

export type AssignedValues = Readonly<Record<string, FieldValue>>

type FormContext = Readonly<{ form: FormPlan; context: FormulaContext; stage: Stage }>

/** Does the same as `assignEach` for one record. */
export async function assignValues(
  asking: SavingForm,
  { values, ...saved }: FormContext & Readonly<{ values: FormValues }>,
): Promise<AssignedValues> {
  const [assigned = {}] = await assignEach(asking, { ...saved, records: [values] })
  return assigned
}

/**
 * Returns values that only the server can supply, by path: bill numbers and columns of chosen things. Call
 * it late in the saving transaction, since others wait for numbers of the same rule. Drafts get no number.
 */
export async function assignEach(
  asking: SavingForm,
  { form, records, context, stage }: FormContext & Readonly<{ records: readonly FormValues[] }>,
): Promise<readonly AssignedValues[]> {
  const wanted = records.map((values) => assignmentsOf(form, values))
  const kept = wanted.map((own) =>
    own.filter(
      ({ assignment, field }) =>
        assignment.from === 'chosen' && field.kind.column(field.settings) !== undefined,
    ),
  )
  const columns = await columnsOfChosen(asking, { form, records, context, wanted: kept })
  if (stage !== 'submit') return columns

  const numbers = await billNumbers(asking, { form, records, context, wanted })
  return records.map((_, at) => ({ ...columns[at], ...numbers[at] }))
}

type NumberInput = Readonly<{
  form: FormPlan
  records: readonly FormValues[]
  context: FormulaContext
  /** By record. */
  wanted: readonly (readonly WantedValue[])[]
}>

type NumberRequest = Readonly<{ at: number; path: string; code: string }>

/**
 * Takes the bill numbers by path, in the order of their rules' codes to avoid deadlocks. Field texts are
 * resolved before the first counter is locked.
 */
async function billNumbers(
  asking: SavingForm,
  { form, records, context, wanted }: NumberInput,
): Promise<readonly Readonly<Record<string, string>>[]> {
  const { tx, actor, server, now } = asking
  const given = records.map((): Record<string, string> => ({}))
  const byCode = [...Map.groupBy(wanted.flatMap(numberRequestsOf), ({ code }) => code)]
  const ruled = []
  for (const [code, wishes] of byCode.toSorted(byFirst))
    ruled.push({ rule: await namedRule({ tx, server, tenant: actor.tenant }, code), wishes })

  const shown = new Set(ruled.flatMap(({ rule }) => fieldsIn(rule.settings)))
  const fields = form.fields.filter(({ kind, key }) => kind.holds === 'value' && shown.has(key))
  const texts = await textsOf(asking, { form: { fields }, records, context })
  for (const { rule, wishes } of ruled) {
    const values = wishes.map(({ at }) => texts[at] ?? {})
    const numbers = await takeBillNumbers(tx, { server, rule, personId: actor.personId, values, now })
    for (const [index, { at, path }] of wishes.entries())
      Object.assign(given[at] ?? {}, { [path]: numbers[index] })
  }
  return given
}

function numberRequestsOf(wanted: readonly WantedValue[], at: number): NumberRequest[] {
  return wanted.flatMap(({ path, assignment }) =>
    assignment.from === 'billRule' && assignment.rule !== '' ? [{ at, path, code: assignment.rule }] : [],
  )
}

function byFirst([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : Number(one > other)
}

type TextInput = Readonly<{
  form: Pick<FormPlan, 'fields'>
  records: readonly FormValues[]
  context: FormulaContext
}>

/**
 * Returns the field texts that rules contain, in a fixed language. Records with different parameters are
 * resolved separately, since an id may then have another name.
 */
async function textsOf(asking: AskingForm, { form, records, context }: TextInput) {
  const { fields } = form
  const texts = records.map((): Record<string, string> => ({}))
  if (fields.length === 0) return texts

  const caller = { ...asking.caller, locale: houseLanguage } as const
  const conditions = ([, values]: readonly [number, FormValues]) =>
    canonicalJson(choicesOf(form, values, context).map(({ of, parameters }) => [of, parameters]))
  for (const same of Map.groupBy(records.entries(), conditions).values()) {
    const own = same.map(([, values]) => values)
    const names = await namesOf({ ...asking, caller }, { form, records: own, context })
    for (const [at, values] of same)
      texts[at] = Object.fromEntries(
        fields.map((field) => [
          field.key,
          textOfValue(field, values[field.key], { locale: houseLanguage, names }),
        ]),
      )
  }
  return texts
}
