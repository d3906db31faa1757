import { z } from 'zod'
import { ChoiceOptions } from '../../../choices/choice.ts'
import { ChoiceSource, parametersIn, referentOf } from '../../../choices/choice-source.ts'
import { LocalizedText } from '../../../definition/localized-text.ts'
import { plainText } from '../../../formats/plain-text.ts'
import { fieldKind } from '../../../kind/field-kind.ts'

export const AutoCompleteSettings = z.strictObject({
  placeholder: LocalizedText.default(''),
  maxLength: z.number().int().min(1).max(2000).default(500),
  /** Suggestions shown while a person types. */
  options: ChoiceOptions,
  source: ChoiceSource,
  /** The most suggestions shown at once. */
  most: z.number().int().min(1).max(50).default(10),
})
export type AutoCompleteSettings = Readonly<z.output<typeof AutoCompleteSettings>>

/** A single line of free text; suggestions only save typing. */
export const autoComplete = fieldKind<AutoCompleteSettings, string>({
  settings: AutoCompleteSettings,
  holds: 'value',
  open: 'closed',
  findsRecords: false,
  inSubTable: true,
  empty: () => '',
  value: ({ maxLength }) => plainText(maxLength, (text) => text.replace(/[\r\n\u2028\u2029]+/g, ' ')),
  column: () => ({ type: 'text', index: 'words' }),
  valueType: () => 'text',
  offers: ({ source }) => referentOf(source),
  parameters: ({ source }) => parametersIn(source),
  text: (text) => text,
  parse: (text) => text,
  searches: ['contains', 'equals', 'isEmpty'],
  names: () => undefined,
})
