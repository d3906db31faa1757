import { z } from 'zod'
import { codeSource, parametersOfCode } from '../../kind/code-source.ts'
import { displayKind } from '../../kind/field-kind.ts'

export const barcodeFormats = ['code128', 'ean13', 'code39'] as const
export type BarcodeFormat = (typeof barcodeFormats)[number]

export const BarcodeSettings = z.strictObject({
  ...codeSource,
  format: z.enum(barcodeFormats).default('code128'),
  /** In pixels. */
  height: z.number().int().min(24).max(200).default(64),
  /** Width of the thinnest bar, in pixels. */
  bar: z.number().int().min(1).max(4).default(2),
  align: z.enum(['start', 'center', 'end']).default('start'),
})
export type BarcodeSettings = Readonly<z.output<typeof BarcodeSettings>>

/** A barcode, dark on light in every theme so that it can be scanned. */
export const barcode = displayKind<BarcodeSettings>(BarcodeSettings, {
  open: 'closed',
  parameters: parametersOfCode,
})

/** The texts that each format can encode. Longer ones are wider than a page and unreadable for scanners. */
const sayable: Readonly<Record<BarcodeFormat, RegExp>> = {
  code128: /^[\x20-\x7e]{1,80}$/,
  ean13: /^\d{12,13}$/,
  code39: /^[0-9A-Z. $/+%-]{1,40}$/,
}

/** Tells whether the format can encode the text. An EAN of 13 digits must have a valid check digit. */
export function fitsBarcode(text: string, format: BarcodeFormat): boolean {
  if (!sayable[format].test(text)) return false
  return format !== 'ean13' || text.length === 12 || text.endsWith(String(checkDigit(text)))
}

/** Returns the readable text of the code; an EAN includes its check digit. */
export function captionOfBarcode(text: string, format: BarcodeFormat): string {
  return format === 'ean13' ? `${text.slice(0, 12)}${checkDigit(text)}` : text
}

/** GS1: digits weigh 1 and 3 in turn, and the check digit completes the next multiple of ten. */
function checkDigit(text: string): number {
  const sum = [...text.slice(0, 12)].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  )
  return (10 - (sum % 10)) % 10
}
