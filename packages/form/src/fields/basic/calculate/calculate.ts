import { z } from 'zod'
import { FormulaText } from '../../../definition/field-definition.ts'
import { LocalizedText } from '../../../definition/localized-text.ts'
import { plainText } from '../../../formats/plain-text.ts'
import { fieldKind } from '../../../kind/field-kind.ts'
import { canonicalDecimal, readableDecimal, roundDecimal, roundingModes } from '../../../values/decimal.ts'
import { conversionOf, moneyKind, moneySettings } from '../../../values/money.ts'
import { decimalValue } from '../number/number.ts'

export const CalculateSettings = z.strictObject({
  formula: FormulaText.default('0'),
  result: z.enum(['number', 'text']).default('number'),
  precision: z.number().int().min(0).max(8).default(2),
  rounding: z.enum(roundingModes).default('half-up'),
  thousands: z.boolean().default(true),
  prefix: LocalizedText.default(''),
  unit: LocalizedText.default(''),
  /** Also shown in Chinese capitals, as on invoices. */
  capitals: z.boolean().default(false),
  ...moneySettings,
})
export type CalculateSettings = Readonly<z.output<typeof CalculateSettings>>

/** The result of a formula, as a rounded exact decimal or a text. Values from clients are ignored. */
export const calculate = fieldKind<CalculateSettings, string | null>({
  settings: CalculateSettings,
  holds: 'value',
  open: 'fill',
  inSubTable: true,
  empty: () => null,
  value: ({ result, precision }) =>
    result === 'number' ? decimalValue(precision) : plainText(20_000, (text) => text),
  column: ({ result }) => ({ type: result === 'number' ? 'numeric' : 'text', index: 'order' }),
  fromColumn: (stored, { result }) =>
    result === 'number' ? (canonicalDecimal(String(stored)) ?? null) : String(stored),
  valueType: ({ result }) => result,
  formula: ({ formula }) => formula,
  fromFormula: (value, { result, precision, rounding }) =>
    result === 'number' && typeof value === 'string' ? roundDecimal(value, precision, rounding) : value,
  text: (value, { result, precision, thousands }) => {
    if (value === null) return ''
    return result === 'number' ? readableDecimal(value, { places: precision, thousands }) : value
  },
  ...moneyKind,
  inCapitals: ({ result, capitals }) => capitals && result === 'number',
  conversion: (settings, key) => (settings.result === 'number' ? conversionOf(settings, key) : undefined),
  searches: ['between', 'isEmpty'],
  findsRecords: false,
  names: () => undefined,
  offers: () => undefined,
})
