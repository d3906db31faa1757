import { z } from 'zod'
import { LocalizedText } from '../../../definition/localized-text.ts'
import { fieldKind } from '../../../kind/field-kind.ts'
import { canonicalDecimal, compareDecimals, isOnStep, readableDecimal } from '../../../values/decimal.ts'
import { DecimalSetting, decimalValue, outOfLimits } from '../../basic/number/number.ts'

const mostPlaces = 8
const Mark = z.strictObject({ at: DecimalSetting, label: LocalizedText })

export const SliderSettings = z
  .strictObject({
    min: DecimalSetting.default('0'),
    max: DecimalSetting.default('100'),
    step: DecimalSetting.default('1'),
    unit: LocalizedText.default(''),
    /** Labels below certain values. */
    marks: z.array(Mark).max(20).default([]),
  })
  .refine(({ min, max }) => compareDecimals(min, max) < 0, 'ends before it begins')
  .refine(({ step }) => compareDecimals(step, '0') > 0, 'has a step that goes nowhere')
  .refine(
    ({ min, max, marks }) => marks.every(({ at }) => outOfLimits(at, { min, max }) === undefined),
    'has a mark outside its ends',
  )
export type SliderSettings = Readonly<z.output<typeof SliderSettings>>

/**
 * A number between two limits, chosen on a track. It is exact, because steps of 0.1 do not fit into a binary fraction.
 */
export const slider = fieldKind<SliderSettings, string | null>({
  settings: SliderSettings,
  holds: 'value',
  open: 'fill',
  inSubTable: true,
  empty: () => null,
  value: () => decimalValue(mostPlaces),
  missing: 'form.requiredChoice',
  problem: (value, { min, max, step }) => {
    if (value === null) return undefined
    const outside = outOfLimits(value, { min, max })
    if (outside || isOnStep(value, { from: min, step })) return outside
    return { code: 'form.notAStep', params: { from: min, step } }
  },
  column: () => ({ type: 'numeric', index: 'order' }),
  fromColumn: (stored) => canonicalDecimal(String(stored)) ?? null,
  valueType: () => 'number',
  text: (value) => (value === null ? '' : readableDecimal(value, {})),
  parse: (text) => text.replace(/[\s,，]/g, ''),
  searches: ['between', 'equals', 'isEmpty'],
  findsRecords: false,
  names: () => undefined,
  offers: () => undefined,
})

/** Returns the position of a value on the track, from 0 to 1. */
export function shareOf(place: string, { min, max }: SliderSettings): number {
  const share = (Number(place) - Number(min)) / (Number(max) - Number(min))
  return Math.min(1, Math.max(0, share))
}
