import { z } from 'zod'
import {
  chosenId,
  chosenIds,
  listed,
  type OneOrSeveral,
  oneOrSeveral,
  splitChoices,
} from '../../../choices/choice.ts'
import {
  hasNoOptions,
  parametersIn,
  referencesTo,
  referentOf,
  TreeSource,
} from '../../../choices/choice-source.ts'
import { type TreeOption, TreeOptions } from '../../../choices/tree-options.ts'
import { type Locale, LocalizedText, listIn, textIn } from '../../../definition/localized-text.ts'
import { fieldKind } from '../../../kind/field-kind.ts'
import { nameOf } from '../../../references/referent.ts'
import { idOfWords, placesIn } from './tree-places.ts'

export const TreeSelectSettings = z.strictObject({
  placeholder: LocalizedText.default(''),
  options: TreeOptions.refine(haveDistinctIds, 'has an option twice'),
  source: TreeSource,
  multiple: z.boolean().default(false),
  /** Whether only leaves can be chosen. */
  leafOnly: z.boolean().default(false),
})
export type TreeSelectSettings = Readonly<z.output<typeof TreeSelectSettings>>

/** An option of a tree by its id, or several as a list of ids. */
export const treeSelect = fieldKind<TreeSelectSettings, OneOrSeveral>({
  settings: TreeSelectSettings,
  holds: 'value',
  open: 'closed',
  findsRecords: false,
  inSubTable: true,
  ...oneOrSeveral,
  value: ({ multiple }) => (multiple ? chosenIds : chosenId),
  problem: (value, settings) =>
    listed(value).every((id) => canChoose(settings, id)) ? undefined : { code: 'form.notAnOption' },
  offers: ({ source }) => referentOf(source),
  offersNothing: hasNoOptions,
  parameters: ({ source }) => parametersIn(source),
  text: (value, { options, source }, { locale, names }) => {
    const of = referentOf(source)
    const ids = listed(value)
    return listIn(
      locale,
      ids.map((id) => (of ? nameOf(names, of, id) : labelOf(options, id, locale))),
    )
  },
  parse: (text, { options, source, multiple }, { idOf }) => {
    const of = referentOf(source)
    const read = (words: string) => (of ? (idOf?.(of, words) ?? words) : idOfWords(options, words))
    return multiple ? splitChoices(text).map(read) : read(text.trim())
  },
  searches: ['anyOf', 'isEmpty'],
  names: () => undefined,
  sortedBy: ({ options, source }) => (source.from === 'options' ? [...placesIn(options).keys()] : 'nothing'),
  references: (value, { source }) => referencesTo(source, listed(value)),
})

function canChoose({ options, source, leafOnly }: TreeSelectSettings, id: string): boolean {
  if (source.from !== 'options') return true
  const place = placesIn(options).get(id)
  return place !== undefined && (!leafOnly || place.option.children.length === 0)
}

function labelOf(options: readonly TreeOption[], id: string, locale: Locale): string {
  const place = placesIn(options).get(id)
  return place ? textIn(locale, place.option.label) : id
}

/** An id alone identifies an option, so it must be unique in the tree. */
function haveDistinctIds(options: readonly TreeOption[]): boolean {
  const seen = new Set<string>()
  const isNew = ({ id, children }: TreeOption): boolean =>
    !seen.has(id) && seen.add(id) !== undefined && children.every(isNew)
  return options.every(isNew)
}
