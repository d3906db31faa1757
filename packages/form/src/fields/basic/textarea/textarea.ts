import { z } from 'zod'
import { LocalizedText } from '../../../definition/localized-text.ts'
import { plainText } from '../../../formats/plain-text.ts'
import { fieldKind } from '../../../kind/field-kind.ts'

export const TextareaSettings = z.strictObject({
  placeholder: LocalizedText.default(''),
  maxLength: z.number().int().min(1).max(20_000).default(2000),
  showCount: z.boolean().default(false),
  minRows: z.number().int().min(1).max(20).default(3),
  maxRows: z.number().int().min(1).max(40).default(8),
})
export type TextareaSettings = Readonly<z.output<typeof TextareaSettings>>

/** Text of several lines; every line break is stored as one \n. */
export const textarea = fieldKind<TextareaSettings, string>({
  settings: TextareaSettings,
  holds: 'value',
  open: 'fill',
  inSubTable: true,
  empty: () => '',
  value: ({ maxLength }) => plainText(maxLength, (text) => text.replace(/\r\n?/g, '\n')),
  column: () => ({ type: 'text', index: 'words' }),
  valueType: () => 'text',
  text: (text) => text,
  parse: (text) => text,
  answered: ({ maxLength }) => ({ as: 'text', longest: maxLength, lineBreak: '\n' }),
  searches: ['contains', 'isEmpty'],
  receives: ({ maxLength }) => ({ letters: maxLength }),
  findsRecords: false,
  names: () => undefined,
  offers: () => undefined,
})
