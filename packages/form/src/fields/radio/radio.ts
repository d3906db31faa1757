import { z } from 'zod'
import { ChoiceOptions, chosenId, isOption, labelOfOption, optionOfText } from '../../choice.ts'
import { fieldKind } from '../../field-kind.ts'

export const RadioSettings = z.strictObject({
  options: ChoiceOptions,
  direction: z.enum(['horizontal', 'vertical']).default('vertical'),
})
export type RadioSettings = Readonly<z.output<typeof RadioSettings>>

/** One option out of a few that are all in view. */
export const radio = fieldKind<RadioSettings, string | null>({
  settings: RadioSettings,
  holds: 'value',
  inSubTable: false,
  empty: () => null,
  value: () => chosenId,
  missing: 'form.requiredChoice',
  problem: (id, { options }) =>
    id === null || isOption(options, id) ? undefined : { code: 'form.notAnOption' },
  column: () => ({ type: 'text', index: 'order' }),
  valueType: () => 'text',
  text: (id, { options }, { locale }) => (id === null ? '' : labelOfOption(options, id, locale)),
  parse: (text, { options }) => optionOfText(options, text),
  searches: ['anyOf', 'isEmpty'],
})
