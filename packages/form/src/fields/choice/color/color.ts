import { z } from 'zod'
import { fieldKind } from '../../../kind/field-kind.ts'
import { refuseValue } from '../../../problems/problem.ts'

/** The default swatches; their names are texts of this kind. */
const namedColors = {
  red: '#e53935',
  orange: '#fb8c00',
  yellow: '#fdd835',
  green: '#43a047',
  teal: '#00897b',
  cyan: '#00acc1',
  blue: '#1e88e5',
  indigo: '#3949ab',
  purple: '#8e24aa',
  pink: '#d81b60',
  brown: '#6d4c41',
  gray: '#757575',
  black: '#000000',
  white: '#ffffff',
} as const
export type ColorName = keyof typeof namedColors

export function nameOfColor(color: string): ColorName | undefined {
  const found = Object.entries(namedColors).find(([, one]) => one === color)
  return found?.[0] as ColorName | undefined
}

const Swatch = z.string().transform((raw, context) => {
  const color = canonicalColor(raw)
  if (color !== undefined) return color
  context.addIssue({ code: 'custom', message: 'is no colour such as #2979ff' })
  return z.NEVER
})

export const ColorSettings = z.strictObject({
  /** Whether the color may be transparent. */
  showAlpha: z.boolean().default(false),
  palette: z.array(Swatch).max(40).default(Object.values(namedColors)),
})
export type ColorSettings = Readonly<z.output<typeof ColorSettings>>

/** A color as `#rrggbb`, or `#rrggbbaa` with transparency. */
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
  findsRecords: false,
  names: () => undefined,
  offers: () => undefined,
})

const hex = /^#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i
const rgb = /^rgba?\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*(?:,\s*([\d.]{1,8})\s*)?\)$/i

/** Reads `#29f`, `2979FF`, `#2979ff80` and `rgb(41, 121, 255)` and returns `#2979ff` or `#2979ff80`. */
function canonicalColor(raw: string): string | undefined {
  const text = raw.trim()
  const digits = hex.exec(text)?.[1]?.toLowerCase()
  const color =
    digits === undefined ? ofParts(rgb.exec(text)) : `#${digits.length < 6 ? doubled(digits) : digits}`
  return color?.length === 9 && color.endsWith('ff') ? color.slice(0, 7) : color
}

/** Returns the opacity from 0 to 100. */
export function opacityOf(color: string): number {
  return color.length === 9 ? Math.round((Number.parseInt(color.slice(7), 16) / 255) * 100) : 100
}

/** Returns the color with this opacity from 0 to 100. */
export function withOpacity(color: string, opacity: number): string {
  const alpha = two(Math.round((opacity / 100) * 255))
  return alpha === 'ff' ? color.slice(0, 7) : `${color.slice(0, 7)}${alpha}`
}

function ofParts(parts: RegExpExecArray | null): string | undefined {
  if (!parts) return undefined
  const channels = parts.slice(1, 4).map(Number)
  const alpha = parts[4] === undefined ? 1 : Number(parts[4])
  if (channels.some((channel) => channel > 255) || !(alpha >= 0 && alpha <= 1)) return undefined
  return `#${[...channels, Math.round(alpha * 255)].map(two).join('')}`
}

function doubled(digits: string): string {
  return digits.replace(/./g, '$&$&')
}

function two(channel: number): string {
  return channel.toString(16).padStart(2, '0')
}
