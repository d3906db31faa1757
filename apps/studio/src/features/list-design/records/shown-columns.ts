import type { LocalizedText } from '@signet/form'
import type { ListDefinition } from '@signet/list'
import { type KnownField, namedIn } from '../fields/known-fields.ts'
import type { ChosenColumn } from './looking.ts'

export type ShownColumn = ListDefinition['columns'][number] &
  Readonly<{ name: string; known: KnownField | undefined }>

type InWords = (text: LocalizedText) => string

/** Every column of a list with the name that people read. */
export function namedColumns(
  { columns }: Pick<ListDefinition, 'columns'>,
  fields: readonly KnownField[],
  inWords: InWords,
): readonly ShownColumn[] {
  return columns.map((column) => ({
    ...column,
    name: (column.label && inWords(column.label)) || namedIn(fields, column.field),
    known: fields.find(({ path }) => path === column.field),
  }))
}

/** Those that somebody chose, in his order and width. */
export function chosenColumns(
  columns: readonly ShownColumn[],
  chosen: readonly ChosenColumn[],
): readonly ShownColumn[] {
  return chosen.flatMap(({ field, width }) => {
    const column = columns.find((one) => one.field === field)
    return column ? [{ ...column, ...(width !== undefined && { width }) }] : []
  })
}
