import { z } from 'zod'
import {
  ChoiceOptions,
  chosenId,
  chosenIds,
  isOption,
  labelsOfOptions,
  optionOfText,
  splitChoices,
} from '../../choice.ts'
import { fieldKind } from '../../field-kind.ts'
import { LocalizedText } from '../../localized-text.ts'

export const SelectSettings = z.strictObject({
  placeholder: LocalizedText.default(''),
  options: ChoiceOptions,
  multiple: z.boolean().default(false),
})
export type SelectSettings = Readonly<z.output<typeof SelectSettings>>
export type SelectValue = string | null | readonly string[]

/** One option by its id, or several as a list of ids. */
export const select = fieldKind<SelectSettings, SelectValue>({
  settings: SelectSettings,
  holds: 'value',
  inSubTable: true,
  empty: ({ multiple }) => (multiple ? [] : null),
  value: ({ multiple }) => (multiple ? chosenIds : chosenId),
  missing: 'form.requiredChoice',
  problem: (value, { options }) =>
    listed(value).every((id) => isOption(options, id)) ? undefined : { code: 'form.notAnOption' },
  column: ({ multiple }) =>
    multiple ? { type: 'text[]', index: 'members' } : { type: 'text', index: 'order' },
  valueType: ({ multiple }) => (multiple ? 'list<text>' : 'text'),
  toFormula: (value) => value,
  text: (value, { options }, { locale }) => labelsOfOptions(options, listed(value), locale),
  parse: (text, { options, multiple }) =>
    multiple ? splitChoices(text).map((one) => optionOfText(options, one)) : optionOfText(options, text),
  searches: ['anyOf', 'isEmpty'],
})

/** One or several, as a list. */
export function listed(value: SelectValue): readonly string[] {
  if (value === null) return []
  return typeof value === 'string' ? [value] : value
}
