import { z } from 'zod'
import { LocalizedText } from '../../../definition/localized-text.ts'
import { fieldKind } from '../../../kind/field-kind.ts'
import { type KindProblem, refuseValue } from '../../../problems/problem.ts'
import {
  canonicalDecimal,
  compareDecimals,
  decimalPlaces,
  readableDecimal,
  roundDecimal,
} from '../../../values/decimal.ts'
import { conversionOf, moneyKind, moneySettings, placesOf } from '../../../values/money.ts'

/** Fifteen integer digits, the most that Chinese capitals can express. */
export const largestNumber = '999999999999999'
const mostPlaces = 8

/** A number in the settings of a field, as an exact decimal like its values. */
export const DecimalSetting = z.union([z.number(), z.string()]).transform((raw, context) => {
  const limit = canonicalDecimal(raw)
  if (limit !== undefined) return limit
  context.addIssue({ code: 'custom', message: 'is not a decimal number' })
  return z.NEVER
})

export const NumberSettings = z.strictObject({
  placeholder: LocalizedText.default(''),
  min: DecimalSetting.optional(),
  max: DecimalSetting.optional(),
  step: DecimalSetting.default('1'),
  /** Digits after the point; without it, up to 8, shown as typed. */
  precision: z.number().int().min(0).max(mostPlaces).optional(),
  thousands: z.boolean().default(false),
  prefix: LocalizedText.default(''),
  unit: LocalizedText.default(''),
  /** Also shown in Chinese capitals, as on invoices. */
  capitals: z.boolean().default(false),
  ...moneySettings,
})
export type NumberSettings = Readonly<z.output<typeof NumberSettings>>

/** An exact decimal as canonical text, because money does not fit into a binary fraction. */
export const number = fieldKind<NumberSettings, string | null>({
  settings: NumberSettings,
  holds: 'value',
  open: 'fill',
  inSubTable: true,
  empty: () => null,
  value: (settings) => decimalValue(placesOf(settings) ?? mostPlaces),
  problem: (value, settings) => (value === null ? undefined : outOfLimits(value, settings)),
  column: () => ({ type: 'numeric', index: 'order' }),
  fromColumn: (stored) => canonicalDecimal(String(stored)) ?? null,
  valueType: () => 'number',
  fromFormula: (result, settings) =>
    typeof result === 'string' ? roundDecimal(result, placesOf(settings) ?? mostPlaces) : result,
  text: (value, settings) =>
    value === null
      ? ''
      : readableDecimal(value, { places: placesOf(settings), thousands: settings.thousands }),
  ...moneyKind,
  inCapitals: ({ capitals }) => capitals,
  conversion: conversionOf,
  parse: (text) => text.replace(/[\s,，]/g, ''),
  answered: (settings) => ({ as: 'number', places: placesOf(settings) ?? mostPlaces }),
  searches: ['between', 'equals', 'isEmpty'],
  findsRecords: true,
  names: () => undefined,
  offers: () => undefined,
})

/** A decimal of at most 15 integer digits and `places` decimals. Longer fractions are refused, not cut. */
export function decimalValue(places: number): z.ZodType<string | null> {
  return z.union([z.number(), z.string().max(40)]).transform((raw, context) => {
    const value = canonicalDecimal(raw)
    if (value === undefined) return refuseValue(context, 'form.wrongType')
    if (compareDecimals(value.replace('-', ''), largestNumber) > 0) {
      return refuseValue(context, 'form.aboveMaximum', { max: largestNumber })
    }
    return decimalPlaces(value) > places
      ? refuseValue(context, 'form.tooManyDecimals', { max: places })
      : value
  })
}

type Limits = Readonly<{ min?: string | undefined; max?: string | undefined }>

/** Returns the problem of a number outside its limits. */
export function outOfLimits(value: string, { min, max }: Limits): KindProblem | undefined {
  if (min !== undefined && compareDecimals(value, min) < 0)
    return { code: 'form.belowMinimum', params: { min } }
  if (max !== undefined && compareDecimals(value, max) > 0)
    return { code: 'form.aboveMaximum', params: { max } }
  return undefined
}
