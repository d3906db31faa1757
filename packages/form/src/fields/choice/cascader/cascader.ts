import { z } from 'zod'
import { chosenId, splitChoices } from '../../../choices/choice.ts'
import {
  hasNoOptions,
  parametersIn,
  referencesTo,
  referentOf,
  TreeSource,
} from '../../../choices/choice-source.ts'
import {
  labelsOn,
  optionsOn,
  pathOfWords,
  TreeOptions,
  type TreePath,
} from '../../../choices/tree-options.ts'
import { LocalizedText, listIn } from '../../../definition/localized-text.ts'
import { fieldKind } from '../../../kind/field-kind.ts'
import { pathColumn } from '../../../kind/path-column.ts'
import { nameOf } from '../../../references/referent.ts'
import { type CascaderValue, pathsOf, unique } from './cascader-paths.ts'

export const CascaderSettings = z.strictObject({
  placeholder: LocalizedText.default(''),
  options: TreeOptions,
  source: TreeSource,
  multiple: z.boolean().default(false),
  /** Only leaves can be chosen; otherwise a branch includes everything below it. */
  leafOnly: z.boolean().default(true),
  /** Whether a choice is shown with all levels above it. */
  showAllLevels: z.boolean().default(true),
  separator: z.string().min(1).max(5).default('/'),
})
export type CascaderSettings = Readonly<z.output<typeof CascaderSettings>>

const mostLevels = 10
const path = z.array(chosenId).min(1).max(mostLevels)
const paths = z.union([path.transform((one) => [one]), z.array(path).max(500)]).transform(unique)

/** An option of a tree as ids from the top down, or several as a list of such paths. */
export const cascader = fieldKind<CascaderSettings, CascaderValue>({
  settings: CascaderSettings,
  holds: 'value',
  open: 'closed',
  findsRecords: false,
  inSubTable: true,
  empty: () => [],
  value: ({ multiple }) => (multiple ? paths : path),
  missing: 'form.requiredChoice',
  problem: (value, settings) =>
    pathsOf(value).every((one) => isChoice(settings, one)) ? undefined : { code: 'form.notAnOption' },
  ...pathColumn,
  offers: ({ source }) => referentOf(source),
  offersNothing: hasNoOptions,
  parameters: ({ source }) => parametersIn(source),
  text: (value, settings, { locale, names }) => {
    const { options, source, showAllLevels, separator } = settings
    const of = referentOf(source)
    const labels = pathsOf(value).map((one) =>
      of ? one.map((id) => nameOf(names, of, id)) : labelsOn(options, one, locale),
    )
    return listIn(
      locale,
      labels.map((words) => (showAllLevels ? words.join(separator) : (words.at(-1) ?? ''))),
    )
  },
  parse: (text, { options, source, multiple, separator }, { idOf }) => {
    const of = referentOf(source)
    const read = (one: string) => {
      const words = wordsIn(one, separator)
      return of ? words.map((word) => idOf?.(of, word) ?? word) : pathOfWords(options, words)
    }
    return multiple ? splitChoices(text).map(read) : read(text)
  },
  searches: ['anyOf', 'isEmpty'],
  names: () => undefined,
  references: (value, { source }) => referencesTo(source, [...new Set(pathsOf(value).flat())]),
  paths: pathsOf,
})

/** Tells whether an option can be chosen. The server judges options from outside. */
export function isChoice({ options, source, leafOnly }: CascaderSettings, one: TreePath): boolean {
  if (source.from !== 'options') return true
  const option = optionsOn(options, one)?.at(-1)
  return option !== undefined && (!leafOnly || option.children.length === 0)
}

function wordsIn(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((word) => word.trim())
    .filter(Boolean)
}
