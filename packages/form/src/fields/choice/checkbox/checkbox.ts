import { z } from 'zod'
import {
  type ChoiceOption,
  ChoiceOptions,
  choiceLimits,
  chosenIds,
  limitsMistake,
  outOfLimits,
  splitChoices,
} from '../../../choices/choice.ts'
import {
  ChoiceSource,
  hasNoOptions,
  idOfText,
  isNoOption,
  labelsOf,
  parametersIn,
  referencesTo,
  referentOf,
} from '../../../choices/choice-source.ts'
import { fieldKind } from '../../../kind/field-kind.ts'

export const CheckboxSettings = z.strictObject({
  options: ChoiceOptions,
  source: ChoiceSource,
  direction: z.enum(['horizontal', 'vertical']).default('vertical'),
  ...choiceLimits,
})
export type CheckboxSettings = Readonly<z.output<typeof CheckboxSettings>>

/** Several of a few visible options, as a list of ids. */
export const checkbox = fieldKind<CheckboxSettings, readonly string[]>({
  settings: CheckboxSettings,
  holds: 'value',
  open: 'fill',
  findsRecords: false,
  inSubTable: false,
  empty: () => [],
  value: () => chosenIds,
  missing: 'form.requiredChoice',
  problem: (ids, settings) =>
    ids.some((id) => isNoOption(settings, id))
      ? { code: 'form.notAnOption' }
      : outOfLimits(ids.length, settings),
  mistake: limitsMistake,
  column: () => ({ type: 'text[]', index: 'members' }),
  valueType: () => 'list<text>',
  offers: ({ source }) => referentOf(source),
  offersNothing: hasNoOptions,
  parameters: ({ source }) => parametersIn(source),
  text: (ids, settings, reader) => labelsOf(settings, ids, reader),
  parse: (text, settings, lookup) => splitChoices(text).map((one) => idOfText(settings, one, lookup)),
  searches: ['anyOf', 'isEmpty'],
  names: () => undefined,
  references: (ids, { source }) => referencesTo(source, ids),
})

/** Adds or removes an option, keeping the order of the options. */
export function toggledOption(
  { options }: Readonly<{ options: readonly ChoiceOption[] }>,
  chosen: readonly string[],
  id: string,
): string[] {
  return options.map((option) => option.id).filter((one) => chosen.includes(one) !== (one === id))
}
