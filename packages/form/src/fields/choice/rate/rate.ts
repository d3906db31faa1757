import { z } from 'zod'
import { fieldKind } from '../../../kind/field-kind.ts'
import { canonicalDecimal, isOnStep } from '../../../values/decimal.ts'
import { decimalValue, outOfLimits } from '../../basic/number/number.ts'

export const RateSettings = z.strictObject({
  max: z.number().int().min(3).max(10).default(5),
  half: z.boolean().default(false),
})
export type RateSettings = Readonly<z.output<typeof RateSettings>>

/** A number of stars, usable in formulas. Zero stars means no rating. */
export const rate = fieldKind<RateSettings, string | null>({
  settings: RateSettings,
  holds: 'value',
  open: 'fill',
  inSubTable: true,
  empty: () => null,
  value: () => decimalValue(1).transform((stars) => (stars === '0' ? null : stars)),
  missing: 'form.requiredChoice',
  problem: (stars, { max, half }) => {
    if (stars === null) return undefined
    const step = { from: '0', step: half ? '0.5' : '1' }
    const outside = outOfLimits(stars, { min: step.step, max: String(max) })
    return outside ?? (isOnStep(stars, step) ? undefined : { code: 'form.notAStep', params: step })
  },
  column: () => ({ type: 'numeric', index: 'order' }),
  fromColumn: (stored) => canonicalDecimal(String(stored)) ?? null,
  valueType: () => 'number',
  text: (stars, { max }) => (stars === null ? '' : `${stars} / ${max}`),
  parse: (text) => text.split('/')[0]?.trim() ?? '',
  searches: ['between', 'equals', 'isEmpty'],
  findsRecords: false,
  names: () => undefined,
  offers: () => undefined,
})

/** Returns the ratings that each star can give. */
export function starsOf({ max, half }: RateSettings): readonly (readonly number[])[] {
  const stars = Array.from({ length: max }, (_, index) => index + 1)
  return stars.map((star) => (half ? [star - 0.5, star] : [star]))
}
