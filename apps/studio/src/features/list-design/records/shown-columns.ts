import type { LocalizedText } from '@signet/form'
import type { ListDefinition } from '@signet/list'
import { type KnownField, namedIn } from '../fields/known-fields.ts'

export type ShownColumn = ListDefinition['columns'][number] &
  Readonly<{ name: string; known: KnownField | undefined }>

type Showing = Readonly<{ inWords: (text: LocalizedText) => string; hidden: readonly string[] }>

/** The columns of a list with the names that people read, without those that somebody put aside. */
export function shownColumns(
  { columns }: ListDefinition,
  fields: readonly KnownField[],
  { inWords, hidden }: Showing,
): readonly ShownColumn[] {
  return columns
    .filter(({ field }) => !hidden.includes(field))
    .map((column) => ({
      ...column,
      name: (column.label && inWords(column.label)) || namedIn(fields, column.field),
      known: fields.find(({ path }) => path === column.field),
    }))
}
