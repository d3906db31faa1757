import { z } from 'zod'
import { LocalizedText } from '../../../definition/localized-text.ts'
import { plainText } from '../../../formats/plain-text.ts'
import { hasFormat, textFormatNames, textFormats } from '../../../formats/text-formats.ts'
import { fieldKind } from '../../../kind/field-kind.ts'

export const InputSettings = z.strictObject({
  placeholder: LocalizedText.default(''),
  maxLength: z.number().int().min(1).max(2000).default(500),
  format: z.enum(textFormatNames).optional(),
  /** The number of digits of the format `code`. */
  codeDigits: z.number().int().min(1).max(32).default(6),
  /** Whether the camera may scan a QR code or a barcode into the field. */
  scan: z.boolean().default(false),
})
export type InputSettings = Readonly<z.output<typeof InputSettings>>

/** A single line of text, in which line breaks become spaces. */
export const input = fieldKind<InputSettings, string>({
  settings: InputSettings,
  holds: 'value',
  open: 'fill',
  inSubTable: true,
  empty: () => '',
  value: ({ maxLength }) => plainText(maxLength, (text) => text.replace(/[\r\n\u2028\u2029]+/g, ' ')),
  problem: (text, { format, codeDigits }) =>
    format && !hasFormat(text, format, codeDigits)
      ? { code: textFormats[format].code, params: { digits: codeDigits } }
      : undefined,
  column: () => ({ type: 'text', index: 'words' }),
  valueType: () => 'text',
  text: (text) => text,
  parse: (text) => text,
  answered: ({ maxLength }) => ({ as: 'text', longest: maxLength, lineBreak: ' ' }),
  searches: ['contains', 'equals', 'isEmpty'],
  findsRecords: true,
  names: () => undefined,
  offers: () => undefined,
})
