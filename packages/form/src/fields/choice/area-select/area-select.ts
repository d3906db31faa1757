import { z } from 'zod'
import { splitChoices } from '../../../choices/choice.ts'
import { LocalizedText } from '../../../definition/localized-text.ts'
import { fieldKind } from '../../../kind/field-kind.ts'
import { pathColumn } from '../../../kind/path-column.ts'
import { nameOf } from '../../../references/referent.ts'
import { type CascaderValue, hasSeveralPaths, pathsOf, unique } from '../cascader/cascader-paths.ts'

export const AreaSelectSettings = z.strictObject({
  placeholder: LocalizedText.default(''),
  /** The deepest level to choose: 0 province, 1 city, 2 district, 3 street. */
  level: z.number().int().min(0).max(3).default(2),
  /** Whether a level above it may be chosen. */
  anyLevel: z.boolean().default(false),
  multiple: z.boolean().default(false),
})
export type AreaSelectSettings = Readonly<z.output<typeof AreaSelectSettings>>

const mostAreas = 200
const area = z.string().regex(/^\d{2,12}$/)

/** A place in China as ids from the province down, or several as a list of such paths. */
export const areaSelect = fieldKind<AreaSelectSettings, CascaderValue>({
  settings: AreaSelectSettings,
  holds: 'value',
  open: 'closed',
  inSubTable: true,
  empty: () => [],
  value: ({ level, multiple }) => {
    const path = z
      .array(area)
      .min(1)
      .max(level + 1)
    const several = z.union([path.transform((one) => [one]), z.array(path).max(mostAreas)])
    return multiple ? several.transform(unique) : path
  },
  missing: 'form.requiredChoice',
  ...pathColumn,
  text: (value, _settings, { locale, names }) =>
    idsOf(value)
      .map((id) => nameOf(names, 'areas', id))
      .join(locale === 'en-US' ? '; ' : '；'),
  parse: (text, { multiple }, { idOf }) => {
    const read = (one: string) => pathOf(idOf?.('areas', one.trim()) ?? one.trim())
    return multiple ? splitChoices(text).map(read) : read(text)
  },
  searches: ['anyOf', 'isEmpty'],
  findsRecords: false,
  names: () => undefined,
  offers: () => undefined,
  range: ({ level, anyLevel }) => [`${anyLevel ? 'upTo' : 'downTo'}:${level}`],
  references: (value) => ({ areas: idsOf(value) }),
})

/** Returns each path as one id in the form of the lookup: `330000/330100`. */
export function idsOf(value: CascaderValue): readonly string[] {
  return pathsOf(value).map((path) => path.join('/'))
}

export function pathOf(id: string): readonly string[] {
  return id.split('/')
}

/** Returns the chosen ids as a value of the field. */
export function valueFrom(ids: readonly string[], { multiple }: AreaSelectSettings): CascaderValue {
  const paths = ids.map(pathOf)
  return multiple ? paths : (paths[0] ?? [])
}

/** Returns the value as one id or a list of ids. */
export function chosenIn(value: CascaderValue, { multiple }: AreaSelectSettings) {
  const ids = idsOf(value)
  return multiple || hasSeveralPaths(value) ? ids : (ids[0] ?? null)
}
