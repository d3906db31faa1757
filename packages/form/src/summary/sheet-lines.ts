import { type LocalizedText, textIn } from '../definition/localized-text.ts'
import type { Printed, PrintedPicture, Reader } from '../kind/field-kind.ts'
import type { FormPlan, LayoutNode, PlanField } from '../plan/form-plan.ts'
import { totalOf } from '../rows/totals.ts'
import { type FormRights, isHiddenByRights } from '../rules/rights.ts'
import { type FieldValue, type FormValues, isEmptyValue } from '../values/field-value.ts'
import { isPlainObject } from '../values/plain-object.ts'
import { type TextLine, textOfValue } from './summary.ts'

type Cell = TextLine & Readonly<{ html?: string; pictures?: PrintedPicture[] }>

/** A line of a sheet of paper: a heading, a value, or a sub-table with its columns, rows and sums. */
export type PrintedSheetLine = Cell &
  Readonly<{
    isHeading?: true
    columns?: { path: string; label: string; isNumber: boolean }[]
    rows?: Cell[][]
    /** The sums of all number columns; `isShown` where the form itself shows it. */
    totals?: { path: string; text: string; isShown: boolean }[]
  }>

type Printing = Readonly<{
  reader: Reader
  rights: FormRights
  /** Fields that nobody filled in, too. */
  withEmpty: boolean
}>

type Entry = Readonly<{ heading: LocalizedText; path: string; depth: number } | { field: PlanField }>

/**
 * What the reader may see of a record, in the order of the form, under the headings of the form. A heading over nothing
 * is left out. What no right shows is not there, whatever `values` holds.
 */
export function sheetLines(plan: FormPlan, values: FormValues, printing: Printing): PrintedSheetLine[] {
  const { reader, rights, withEmpty } = printing
  const entries = entriesOf(plan.layout, 0).filter((entry) =>
    'field' in entry
      ? !isHiddenByRights(rights, entry.field.path) && (withEmpty || !isEmptyValue(values[entry.field.key]))
      : !isHiddenByRights(rights, entry.path),
  )
  return entries
    .filter((entry, at) => 'field' in entry || hasLine(entries, at, entry.depth))
    .map((entry) =>
      'field' in entry
        ? lineOf(entry.field, values[entry.field.key], printing)
        : { path: entry.path, label: textIn(reader.locale, entry.heading), text: '', isHeading: true },
    )
}

function entriesOf(nodes: readonly LayoutNode[], depth: number): Entry[] {
  return nodes.flatMap((node): Entry[] => {
    const { holds } = node.field.kind
    if (holds === 'nothing') return headingOf(node, depth)
    return holds === 'fields' ? layoutEntries(node, depth) : [{ field: node.field }]
  })
}

/** The end of a layout with a heading is a heading without words: what follows is no part of it. */
function layoutEntries(node: LayoutNode, depth: number): Entry[] {
  const heading = headingOf(node, depth)
  const parts = titledParts(node, depth)
  const within = parts ?? entriesOf(node.inside, depth + 1)
  if (heading.length === 0 && !parts) return within
  return [...heading, ...within, { heading: '', path: node.field.path, depth }]
}

function headingOf({ field: { kind, settings, definition, path } }: LayoutNode, depth: number): Entry[] {
  return kind.heads?.(settings) ? [{ heading: definition.label, path, depth }] : []
}

/** A layout whose parts have titles: each is a heading. Undefined for all others. */
function titledParts({ field, inside }: LayoutNode, depth: number): Entry[] | undefined {
  const slots = field.kind.slots?.(field.settings) ?? []
  const [first] = slots
  if (!first || slots.every(({ title }) => title === undefined)) return undefined
  return slots.flatMap(({ id, title = '' }) => [
    { heading: title, path: field.path, depth },
    ...entriesOf(
      inside.filter((node) => (node.field.definition.slot ?? first.id) === id),
      depth + 1,
    ),
  ])
}

function hasLine(entries: readonly Entry[], at: number, depth: number): boolean {
  for (const entry of entries.slice(at + 1)) {
    if ('field' in entry) return true
    if (entry.depth <= depth) return false
  }
  return false
}

function lineOf(field: PlanField, value: FieldValue | undefined, printing: Printing): PrintedSheetLine {
  const line = cellOf(field, value, printing.reader)
  if (field.kind.holds !== 'rows') return line
  const columns = field.columns.filter(({ path }) => !isHiddenByRights(printing.rights, path))
  return { ...line, ...tableOf(field, columns, value, printing) }
}

function tableOf(
  { kind, settings }: PlanField,
  columns: readonly PlanField[],
  value: FieldValue | undefined,
  { reader }: Printing,
) {
  const rows = (Array.isArray(value) ? value : []).filter(isPlainObject)
  const shown = kind.sums?.(settings) ?? []
  const cells = (column: PlanField) => rows.map((row) => row[column.key] as FieldValue)
  return {
    columns: columns.map((column) => ({
      path: column.path,
      label: textIn(reader.locale, column.definition.label),
      isNumber: isNumber(column),
    })),
    rows: rows.map((row) => columns.map((column) => cellOf(column, row[column.key] as FieldValue, reader))),
    totals: columns.filter(isNumber).map((column) => ({
      path: column.path,
      text: textOfValue(column, totalOf(cells(column)), reader),
      isShown: shown.includes(column.key),
    })),
  }
}

function isNumber({ kind, settings }: PlanField): boolean {
  return kind.valueType(settings) === 'number'
}

function cellOf(field: PlanField, value: FieldValue | undefined, reader: Reader): Cell {
  const { kind, settings, path, definition } = field
  const printed: Printed | undefined = isEmptyValue(value)
    ? undefined
    : kind.printed?.(value ?? null, settings)
  return {
    path,
    label: textIn(reader.locale, definition.label),
    text: textOfValue(field, value, reader),
    ...(printed && ('html' in printed ? printed : { pictures: [...printed.pictures] })),
  }
}
