import { z } from 'zod'
import { ChoiceOptions, chosenId, longestId } from '../../../choices/choice.ts'
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
import { fieldKind } from '../../../kind/field-kind.ts'

export const RadioSettings = z.strictObject({
  options: ChoiceOptions,
  source: ChoiceSource,
  direction: z.enum(['horizontal', 'vertical']).default('vertical'),
})
export type RadioSettings = Readonly<z.output<typeof RadioSettings>>

/** One of a few visible options. */
export const radio = fieldKind<RadioSettings, string | null>({
  settings: RadioSettings,
  holds: 'value',
  open: 'fill',
  findsRecords: false,
  inSubTable: false,
  empty: () => null,
  value: () => chosenId,
  missing: 'form.requiredChoice',
  problem: (id, settings) =>
    id !== null && isNoOption(settings, id) ? { code: 'form.notAnOption' } : undefined,
  column: () => ({ type: 'text', index: 'order' }),
  valueType: () => 'text',
  offers: ({ source }) => referentOf(source),
  offersNothing: hasNoOptions,
  parameters: ({ source }) => parametersIn(source),
  text: (id, settings, reader) => (id === null ? '' : labelsOf(settings, [id], reader)),
  parse: (text, settings, lookup) => idOfText(settings, text, lookup),
  answered: () => ({ as: 'choice', longest: longestId }),
  searches: ['anyOf', 'isEmpty'],
  names: () => undefined,
  sortedBy: sortedByOptions,
  references: (id, { source }) => (id === null ? {} : referencesTo(source, [id])),
})
