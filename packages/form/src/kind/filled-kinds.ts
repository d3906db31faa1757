import { evaluate, type FormulaContext, isProblem, parseFormula } from '@signet/formula'
import { z } from 'zod'
import { canonicalDate, readableDate } from '../fields/time/date/date-text.ts'
import { refuseValue } from '../problems/problem.ts'
import { type DirectoryReferent, nameOf } from '../references/referent.ts'
import { type FieldKind, type FillTime, fieldKind } from './field-kind.ts'
import { referenceId } from './thing-kind.ts'

type FillRule<Settings> = Pick<FieldKind<Settings, string | null>, 'settings'> &
  Readonly<{
    /** When the value is filled in. */
    at: FillTime
    of: (settings: Settings) => DirectoryReferent
    from: (context: FormulaContext) => string | null | undefined
  }>

/** Creates a kind whose value is the id of the person who saves, or of their organization or post. */
export function filledReference<Settings>({ settings, at, of, from }: FillRule<Settings>) {
  return fieldKind<Settings, string | null>({
    settings,
    holds: 'value',
    open: 'closed',
    findsRecords: false,
    inSubTable: false,
    empty: () => null,
    value: () => referenceId,
    fill: (moment, formulaContext) => (moment === at ? (from(formulaContext) ?? null) : undefined),
    column: () => ({ type: 'text', index: 'order' }),
    valueType: () => 'text',
    text: (id, own, { names }) => (id === null ? '' : nameOf(names, of(own), id)),
    searches: ['anyOf', 'isEmpty'],
    offers: () => undefined,
    names: of,
    references: (id, own) => (id === null ? {} : { [of(own)]: [id] }),
  })
}

/** The precision of the shown time, which is stored to the second. */
export const TimestampSettings = z.strictObject({
  precision: z.enum(['day', 'minute', 'second']).default('minute'),
})

export type TimestampSettings = Readonly<z.output<typeof TimestampSettings>>

/** Creates a kind that records the local time of the office when saving. */
export function filledTimestamp(at: FillTime) {
  return fieldKind<TimestampSettings, string | null>({
    settings: TimestampSettings,
    holds: 'value',
    open: 'closed',
    inSubTable: false,
    empty: () => null,
    value: () =>
      z
        .string()
        .max(40)
        .transform((raw, context) => canonicalDate(raw, 'second') ?? refuseValue(context, 'form.wrongType')),
    fill: (moment, formulaContext) => (moment === at ? localNow(formulaContext) : undefined),
    column: () => ({ type: 'timestamp', index: 'order' }),
    fromColumn: (stored) => canonicalDate(String(stored), 'second') ?? null,
    valueType: () => 'datetime',
    fromFormula: (result) => result,
    text: (value, { precision }, { locale }) => {
      const shown = value === null ? undefined : canonicalDate(value, precision)
      return shown === undefined ? '' : readableDate(shown, precision, locale)
    },
    searches: ['between', 'isEmpty'],
    findsRecords: false,
    names: () => undefined,
    offers: () => undefined,
  })
}

const now = parseFormula('now', {}, 'datetime')

/** Returns the local time of the office to the second, as formulas compute it. */
function localNow(context: FormulaContext): string | undefined {
  if (isProblem(now)) return undefined
  const result = evaluate(now, {}, context)
  return result.ok ? String(result.value) : undefined
}
