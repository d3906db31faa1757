import { z } from 'zod'
import {
  chosenId,
  chosenIds,
  listed,
  type OneOrSeveral,
  oneOrSeveral,
  splitChoices,
} from '../choices/choice.ts'
import { OuterColumn } from '../choices/choice-source.ts'
import { FieldKey } from '../definition/field-definition.ts'
import { LocalizedText, listIn } from '../definition/localized-text.ts'
import { nameOf, type Referent } from '../references/referent.ts'
import { type FieldKind, fieldKind } from './field-kind.ts'

/** A column that is shown while choosing a row. */
const ShownColumn = z.strictObject({ column: OuterColumn, label: LocalizedText.default('') })
export type ShownColumn = Readonly<z.output<typeof ShownColumn>>

/** Settings of every kind that chooses rows. */
export const rowSettings = {
  placeholder: LocalizedText.default(''),
  multiple: z.boolean().default(false),
  columns: z.array(ShownColumn).max(12).default([]),
  /** The columns that are also shown below the field once one row is chosen. */
  below: z.array(OuterColumn).max(12).default([]),
  /** The fields that a chosen row fills in, by column. */
  fills: z
    .array(z.strictObject({ column: OuterColumn, field: FieldKey }))
    .max(50)
    .default([]),
}
export type RowChoiceSettings = Readonly<{
  placeholder: LocalizedText
  multiple: boolean
  columns: readonly ShownColumn[]
  below: readonly string[]
  fills: readonly Readonly<{ column: string; field: string }>[]
}>

type Rows<Settings> = Pick<FieldKind<Settings, OneOrSeveral>, 'settings' | 'parameters'> &
  Readonly<{
    /** The referent of the ids; undefined until an administrator sets it. */
    of: (settings: Settings) => Referent | undefined
  }>

/** Creates a kind whose value is the id of a row outside the form, or several. The server checks what may be chosen. */
export function rowKind<Settings extends RowChoiceSettings>({ of, ...own }: Rows<Settings>) {
  return fieldKind<Settings, OneOrSeveral>({
    ...own,
    holds: 'value',
    open: 'closed',
    findsRecords: false,
    inSubTable: true,
    ...oneOrSeveral,
    value: ({ multiple }) => (multiple ? chosenIds : chosenId),
    names: () => undefined,
    offers: of,
    fills: ({ fills }) => fills.map(({ field }) => field),
    text: (value, settings, { locale, names }) => {
      const referent = of(settings)
      const ids = listed(value)
      return listIn(locale, referent ? ids.map((id) => nameOf(names, referent, id)) : ids)
    },
    parse: (text, settings, { idOf }) => {
      const referent = of(settings)
      const ids = splitChoices(text).map((name) => (referent && idOf?.(referent, name)) ?? name)
      return settings.multiple ? ids : (ids[0] ?? null)
    },
    searches: ['anyOf', 'isEmpty'],
    sortedBy: () => 'nothing',
    references: (value, settings) => {
      const referent = of(settings)
      return referent ? { [referent]: listed(value) } : {}
    },
  })
}
