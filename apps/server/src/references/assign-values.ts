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
import type { Around } from '@signet/formula'
import { canonicalJson } from '@signet/std'
import { fieldsIn, namedRule, takeBillNumbers } from '../features/bill-rules/index.ts'
import { houseLanguage } from '../http/caller.ts'
import type { AskingForm, SavingForm } from './asking-form.ts'
import { columnsOfChosen } from './columns-of-chosen.ts'
import { namesOf } from './names-of.ts'

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

type Numbering = Readonly<{
  form: FormPlan
  records: readonly FormValues[]
  around: Around
  /** Of each record. */
  wanted: readonly (readonly WantedValue[])[]
}>

type Wish = Readonly<{ at: number; path: string; code: string }>

/**
 * The numbers that records want, for each by path. Rules in the order of their codes, so that two who save never wait for
 * each other; and what the fields say is asked before the first counter is held.
 */
async function billNumbers(
  asking: SavingForm,
  { form, records, around, wanted }: Numbering,
): Promise<readonly Readonly<Record<string, string>>[]> {
  const { tx, actor, server, now } = asking
  const given = records.map((): Record<string, string> => ({}))
  const byCode = [...Map.groupBy(wanted.flatMap(wishesOf), ({ code }) => code)]
  const ruled = []
  for (const [code, wishes] of byCode.toSorted(byFirst))
    ruled.push({ rule: await namedRule(tx, code), wishes })

  const shown = new Set(ruled.flatMap(({ rule }) => fieldsIn(rule.settings)))
  const fields = form.fields.filter(({ kind, key }) => kind.holds === 'value' && shown.has(key))
  const texts = await textsOf(asking, { form: { fields }, records, around })
  for (const { rule, wishes } of ruled) {
    const values = wishes.map(({ at }) => texts[at] ?? {})
    const numbers = await takeBillNumbers(tx, { server, rule, personId: actor.personId, values, now })
    for (const [place, { at, path }] of wishes.entries())
      Object.assign(given[at] ?? {}, { [path]: numbers[place] })
  }
  return given
}

function wishesOf(wanted: readonly WantedValue[], at: number): Wish[] {
  return wanted.flatMap(({ path, assignment }) =>
    assignment.from === 'billRule' && assignment.rule !== '' ? [{ at, path, code: assignment.rule }] : [],
  )
}

function byFirst([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : Number(one > other)
}

type Telling = Readonly<{ form: Pick<FormPlan, 'fields'>; records: readonly FormValues[]; around: Around }>

/**
 * What the fields of each record say, for rules that show them; a number does not depend on the language of whoever
 * saves. Records that choose under other conditions are asked for apart: one id may have two names.
 */
async function textsOf(asking: AskingForm, { form, records, around }: Telling) {
  const { fields } = form
  const texts = records.map((): Record<string, string> => ({}))
  if (fields.length === 0) return texts

  const caller = { ...asking.caller, locale: houseLanguage } as const
  const conditions = ([, values]: readonly [number, FormValues]) =>
    canonicalJson(choicesOf(form, values, around).map(({ of, parameters }) => [of, parameters]))
  for (const same of Map.groupBy(records.entries(), conditions).values()) {
    const own = same.map(([, values]) => values)
    const names = await namesOf({ ...asking, caller }, { form, records: own, around })
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
