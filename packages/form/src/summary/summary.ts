import { type LocalizedText, textIn } from '../definition/localized-text.ts'
import type { PrintedPicture, PrintedValue, Reader } from '../kind/field-kind.ts'
import type { FormPlan, LayoutNode, PlanField } from '../plan/form-plan.ts'
import { totalOf } from '../rows/arrange-rows.ts'
import { convertedAmount } from '../rules/evaluate-rule.ts'
import { type FormRights, isHiddenByRights } from '../rules/rights.ts'
import { type FieldValue, type FormValues, isEmptyValue, isPlainObject } from '../values/field-value.ts'
import { type Currency, ownAmount } from '../values/money.ts'

/** A label with its value as text. */
export type TextLine = Readonly<{ path: string; label: string; text: string }>

/** A line of a printed sheet; a sub-table has the lines of each row. */
export type PrintLine = TextLine & Readonly<{ rows?: readonly (readonly TextLine[])[] }>

const mostKeyFields = 3

/** Returns the first three filled key fields, for cards and notices. `visibleValues` has no hidden ones. */
export function summary(plan: FormPlan, values: FormValues, reader: Reader): TextLine[] {
  return plan.fields
    .filter((field) => field.definition.inList && !isEmptyValue(values[field.key]))
    .slice(0, mostKeyFields)
    .map((field) => withAffixes(field, textLine(field, values[field.key], reader), reader))
}

function withAffixes<Line extends TextLine>(field: PlanField, line: Line, reader: Reader): Line {
  return { ...line, text: affixed(field, line.text, reader) }
}

function affixed({ kind, settings }: PlanField, text: string, { locale }: Reader): string {
  const { prefix = '', unit = '' } = kind.affixes?.(settings) ?? {}
  return text === '' ? '' : `${textIn(locale, prefix)}${text} ${textIn(locale, unit)}`.trim()
}

/** An amount with its currency, a quantity with its unit, as text. */
export function amountText(field: PlanField, value: FieldValue | undefined, reader: Reader): string {
  return affixed(field, textOfValue(field, value, reader), reader)
}

/** Returns every filled field with its rows, in the order of the form. */
export function printText(plan: FormPlan, values: FormValues, reader: Reader): PrintLine[] {
  return plan.fields
    .filter((field) => !isEmptyValue(values[field.key]))
    .map((field) => {
      const line = textLine(field, values[field.key], reader)
      return field.kind.holds === 'rows'
        ? { ...line, rows: rowLines(field, values[field.key], reader) }
        : line
    })
}

/** Returns a value as text. */
export function textOfValue(field: PlanField, value: FieldValue | undefined, reader: Reader): string {
  return isEmptyValue(value) ? '' : field.kind.text(value ?? null, field.settings, reader)
}

function textLine(field: PlanField, value: FieldValue | undefined, reader: Reader): TextLine {
  return {
    path: field.path,
    label: textIn(reader.locale, field.definition.label),
    text: textOfValue(field, value, reader),
  }
}

function rowLines(table: PlanField, rows: FieldValue | undefined, reader: Reader): TextLine[][] {
  if (!Array.isArray(rows)) return []
  return rows
    .filter(isPlainObject)
    .map((row) => table.columns.map((column) => textLine(column, row[column.key] as FieldValue, reader)))
}

type Cell = TextLine & Readonly<{ html?: string; pictures?: PrintedPicture[] }>

/** A line of a printed sheet: a heading, a value, or a sub-table with columns, rows and totals. */
export type PrintedSheetLine = Cell &
  Readonly<{
    isHeading?: true
    columns?: { path: string; label: string; isNumber: boolean }[]
    rows?: Cell[][]
    /** The totals of all number columns; `isShown` where the form shows the total. */
    totals?: { path: string; text: string; isShown: boolean }[]
  }>

type SheetOptions = Readonly<{
  reader: Reader
  rights: FormRights
  /** Writes a decimal in Chinese capitals, in the reader's script. */
  capitals: (amount: string, currency: Currency | undefined) => string
  /** Whether empty fields are included. */
  withEmpty: boolean
}>

type Entry = Readonly<{ heading: LocalizedText; path: string; depth: number } | { field: PlanField }>

/**
 * Returns what the reader may see of a record, under the headings of the form and in its order. Empty headings and
 * hidden fields are left out, whatever `values` holds.
 */
export function sheetLines(plan: FormPlan, values: FormValues, printing: SheetOptions): PrintedSheetLine[] {
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
        ? lineOf(entry.field, values, printing)
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

/** A heading without text ends a titled layout, so that what follows does not belong to it. */
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

/** Returns a heading per titled part of a layout, or undefined for other fields. */
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

function lineOf(field: PlanField, values: FormValues, printing: SheetOptions): PrintedSheetLine {
  const { reader } = printing
  const value = values[field.key]
  const plain = withAffixes(field, cellOf(field, value, reader), reader)
  const line = withConversion(
    field,
    withCapitals(field, value, plain, printing),
    convertedIn(field, { values, row: {}, printing }),
  )
  if (field.kind.holds !== 'rows') return line
  const columns = field.columns.filter(({ path }) => !isHiddenByRights(printing.rights, path))
  return { ...line, ...tableOf(field, columns, values, printing) }
}

function withConversion<Line extends Readonly<{ text: string }>>(
  field: PlanField,
  line: Line,
  converted: string | undefined,
): Line {
  return converted === undefined ? line : { ...line, text: `${line.text} ${ownAmount(converted, field)}` }
}

/** A rate reads fields and numbers, never the clock. */
const noTime = { now: '1970-01-01T00:00:00Z' }

type ConvertedIn = Readonly<{ values: FormValues; row: FormValues; printing: SheetOptions }>

/** The amount of a field or column in the organization's currency; undefined where the reader may not see its rate. */
function convertedIn(field: PlanField, { values, row, printing }: ConvertedIn): string | undefined {
  const reads = field.conversion?.reads ?? []
  if (reads.some((read) => 'path' in read && isHiddenByRights(printing.rights, read.path))) return undefined
  const rows = (key: string) =>
    (Array.isArray(values[key]) ? values[key].filter(isPlainObject) : []) as FormValues[]
  const source = { form: (key: string) => values[key] ?? null, row: (key: string) => row[key] ?? null, rows }
  return convertedAmount(field, source, noTime)
}

function withCapitals<Line extends TextLine>(
  { kind, settings }: PlanField,
  value: FieldValue | undefined,
  line: Line,
  { reader, capitals }: SheetOptions,
): Line {
  if (typeof value !== 'string' || isEmptyValue(value) || !kind.inCapitals?.(settings)) return line
  const words = capitals(value, kind.money?.(settings).currency)
  return { ...line, text: `${line.text}${inBrackets(words, reader)}` }
}

function inBrackets(text: string, { locale }: Reader): string {
  return locale === 'en-US' ? ` (${text})` : `（${text}）`
}

/** The label of a column with its currency or unit, so that its cells need none. */
function columnLabel({ kind, settings, definition }: PlanField, reader: Reader): string {
  const { prefix = '', unit = '' } = kind.affixes?.(settings) ?? {}
  const sign = [prefix, unit].map((one) => textIn(reader.locale, one).trim()).filter((one) => one !== '')
  const label = textIn(reader.locale, definition.label)
  return sign.length === 0 ? label : `${label}${inBrackets(sign.join(' '), reader)}`
}

function tableOf(
  { key, kind, settings }: PlanField,
  columns: readonly PlanField[],
  values: FormValues,
  printing: SheetOptions,
) {
  const { reader } = printing
  const value = values[key]
  const rows = (Array.isArray(value) ? value : []).filter(isPlainObject) as FormValues[]
  const shown = kind.sums?.(settings) ?? []
  const cells = (column: PlanField) => rows.map((row) => row[column.key] as FieldValue)
  return {
    columns: columns.map((column) => ({
      path: column.path,
      label: columnLabel(column, reader),
      isNumber: isNumber(column),
    })),
    rows: rows.map((row) => columns.map((column) => cellOf(column, row[column.key] as FieldValue, reader))),
    totals: columns.filter(isNumber).map((column) => ({
      path: column.path,
      text: withConversion(
        column,
        { text: amountText(column, totalOf(cells(column)), reader) },
        column.conversion &&
          totalOf(rows.map((row) => convertedIn(column, { values, row, printing }) ?? null)),
      ).text,
      isShown: shown.includes(column.key),
    })),
  }
}

function isNumber({ kind, settings }: PlanField): boolean {
  return kind.valueType(settings) === 'number'
}

function cellOf(field: PlanField, value: FieldValue | undefined, reader: Reader): Cell {
  const { kind, settings, path, definition } = field
  const printed: PrintedValue | undefined = isEmptyValue(value)
    ? undefined
    : kind.printed?.(value ?? null, settings)
  return {
    path,
    label: textIn(reader.locale, definition.label),
    text: textOfValue(field, value, reader),
    ...(printed && ('html' in printed ? printed : { pictures: [...printed.pictures] })),
  }
}
