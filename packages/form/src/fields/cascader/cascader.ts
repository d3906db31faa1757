import { z } from 'zod'
import { chosenId, splitChoices } from '../../choice.ts'
import { fieldKind } from '../../field-kind.ts'
import { LocalizedText, listIn } from '../../localized-text.ts'
import { labelsOn, optionsOn, pathOfWords, TreeOptions, type TreePath } from '../../tree-options.ts'
import { type CascaderValue, isSeveral, pathsOf, unique } from './cascader-paths.ts'

export const CascaderSettings = z.strictObject({
  placeholder: LocalizedText.default(''),
  options: TreeOptions,
  multiple: z.boolean().default(false),
  /** Only what has nothing below it may be chosen; otherwise a branch stands for everything below it. */
  leafOnly: z.boolean().default(true),
  /** A choice reads with everything above it, or alone. */
  showAllLevels: z.boolean().default(true),
  separator: z.string().min(1).max(5).default('/'),
})
export type CascaderSettings = Readonly<z.output<typeof CascaderSettings>>

const mostLevels = 10
const path = z.array(chosenId).min(1).max(mostLevels)
const paths = z.union([path.transform((one) => [one]), z.array(path).max(500)]).transform(unique)

/** An option on one of several levels, as the ids from the top down to it; several as a list of such paths. */
export const cascader = fieldKind<CascaderSettings, CascaderValue>({
  settings: CascaderSettings,
  holds: 'value',
  inSubTable: true,
  empty: () => [],
  value: ({ multiple }) => (multiple ? paths : path),
  missing: 'form.requiredChoice',
  problem: (value, settings) =>
    pathsOf(value).every((one) => isChoice(settings, one)) ? undefined : { code: 'form.notAnOption' },
  column: ({ multiple }) =>
    multiple ? { type: 'jsonb', index: 'members' } : { type: 'text[]', index: 'members' },
  toColumn: (value) => (isSeveral(value) ? JSON.stringify(value) : value),
  fromColumn: (stored, { multiple }) => {
    const value = typeof stored === 'string' ? JSON.parse(stored) : stored
    return multiple ? z.array(path).parse(value) : path.parse(value)
  },
  valueType: () => 'list<text>',
  toFormula: (value) => {
    if (value.length === 0) return null
    return isSeveral(value) ? value.map((one) => one.at(-1) ?? '') : value
  },
  text: (value, settings, { locale }) => {
    const { options, showAllLevels, separator } = settings
    const labels = pathsOf(value).map((one) => labelsOn(options, one, locale))
    return listIn(
      locale,
      labels.map((words) => (showAllLevels ? words.join(separator) : (words.at(-1) ?? ''))),
    )
  },
  parse: (text, { options, multiple, separator }) => {
    const read = (one: string) => pathOfWords(options, wordsIn(one, separator))
    return multiple ? splitChoices(text).map(read) : read(text)
  },
  searches: ['anyOf', 'isEmpty'],
})

/** May it be chosen? A branch only where a branch counts. */
export function isChoice({ options, leafOnly }: CascaderSettings, one: TreePath): boolean {
  const option = optionsOn(options, one)?.at(-1)
  return option !== undefined && (!leafOnly || option.children.length === 0)
}

function wordsIn(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((word) => word.trim())
    .filter(Boolean)
}
