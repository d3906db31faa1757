import { z } from 'zod'
import { fieldKind } from '../../../kind/field-kind.ts'
import { refuseValue } from '../../../problems/refuse-value.ts'
import { namedColors } from './color-palette.ts'
import { canonicalColor } from './color-text.ts'

const Swatch = z.string().transform((raw, context) => {
  const color = canonicalColor(raw)
  if (color !== undefined) return color
  context.addIssue({ code: 'custom', message: 'is no colour such as #2979ff' })
  return z.NEVER
})

export const ColorSettings = z.strictObject({
  /** It may let light through. */
  showAlpha: z.boolean().default(false),
  palette: z.array(Swatch).max(40).default(Object.values(namedColors)),
})
export type ColorSettings = Readonly<z.output<typeof ColorSettings>>

/** A colour as `#rrggbb`, or `#rrggbbaa` where light may pass. */
export const color = fieldKind<ColorSettings, string | null>({
  settings: ColorSettings,
  holds: 'value',
  open: 'fill',
  inSubTable: false,
  empty: () => null,
  value: ({ showAlpha }) =>
    z
      .string()
      .max(40)
      .transform((raw, context) => {
        const value = canonicalColor(raw)
        const isLegible = value !== undefined && (showAlpha || value.length === 7)
        return isLegible ? value : refuseValue(context, 'form.wrongType')
      }),
  missing: 'form.requiredChoice',
  column: () => ({ type: 'text' }),
  valueType: () => 'text',
  text: (value) => value ?? '',
  parse: (text) => text.trim(),
  searches: ['isEmpty'],
})
