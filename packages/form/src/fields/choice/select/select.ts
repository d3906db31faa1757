import { z } from 'zod'
import {
  ChoiceOptions,
  choiceLimits,
  chosenId,
  chosenIds,
  limitsMistake,
  listed,
  longestId,
  type OneOrSeveral,
  oneOrSeveral,
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
  sortedByOptions,
} from '../../../choices/choice-source.ts'
import { LocalizedText } from '../../../definition/localized-text.ts'
import { fieldKind } from '../../../kind/field-kind.ts'

export const SelectSettings = z.strictObject({
  placeholder: LocalizedText.default(''),
  options: ChoiceOptions,
  source: ChoiceSource,
  multiple: z.boolean().default(false),
  ...choiceLimits,
})
export type SelectSettings = Readonly<z.output<typeof SelectSettings>>

/** An option by its id, or several as a list of ids. */
export const select = fieldKind<SelectSettings, OneOrSeveral>({
  settings: SelectSettings,
  holds: 'value',
  open: 'fill',
  findsRecords: false,
  inSubTable: true,
  ...oneOrSeveral,
  value: ({ multiple }) => (multiple ? chosenIds : chosenId),
  problem: (value, settings) => {
    const ids = listed(value)
    if (ids.some((id) => isNoOption(settings, id))) return { code: 'form.notAnOption' }
    return settings.multiple ? outOfLimits(ids.length, settings) : undefined
  },
  mistake: limitsMistake,
  toFormula: (value) => value,
  offers: ({ source }) => referentOf(source),
  offersNothing: hasNoOptions,
  parameters: ({ source }) => parametersIn(source),
  text: (value, settings, reader) => labelsOf(settings, listed(value), reader),
  parse: (text, settings, lookup) =>
    settings.multiple
      ? splitChoices(text).map((one) => idOfText(settings, one, lookup))
      : idOfText(settings, text, lookup),
  answered: ({ multiple }) => (multiple ? undefined : { as: 'choice', longest: longestId }),
  searches: ['anyOf', 'isEmpty'],
  names: () => undefined,
  sortedBy: sortedByOptions,
  references: (value, { source }) => referencesTo(source, listed(value)),
})
