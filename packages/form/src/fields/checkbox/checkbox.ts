import { z } from 'zod'
import {
  ChoiceOptions,
  chosenIds,
  isOption,
  labelsOfOptions,
  optionOfText,
  splitChoices,
} from '../../choice.ts'
import { fieldKind } from '../../field-kind.ts'

export const CheckboxSettings = z.strictObject({
  options: ChoiceOptions,
  direction: z.enum(['horizontal', 'vertical']).default('vertical'),
})
export type CheckboxSettings = Readonly<z.output<typeof CheckboxSettings>>

/** Several options out of a few that are all in view, as a list of ids. */
export const checkbox = fieldKind<CheckboxSettings, readonly string[]>({
  settings: CheckboxSettings,
  holds: 'value',
  inSubTable: false,
  empty: () => [],
  value: () => chosenIds,
  missing: 'form.requiredChoice',
  problem: (ids, { options }) =>
    ids.every((id) => isOption(options, id)) ? undefined : { code: 'form.notAnOption' },
  column: () => ({ type: 'text[]', index: 'members' }),
  valueType: () => 'list<text>',
  text: (ids, { options }, { locale }) => labelsOfOptions(options, ids, locale),
  parse: (text, { options }) => splitChoices(text).map((one) => optionOfText(options, one)),
  searches: ['anyOf', 'isEmpty'],
})

/** The choice with one option more or less, in the order of the options. */
export function toggled({ options }: CheckboxSettings, chosen: readonly string[], id: string): string[] {
  return options.map((option) => option.id).filter((one) => chosen.includes(one) !== (one === id))
}
