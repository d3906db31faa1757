import { locales, type PlanField, textIn } from '@signet/form'
import type { Server } from '../../server.ts'
import type { Importable } from './importable.ts'
import { unambiguous } from './names-to-ids.ts'
import { inTable, knownFields, plainHeading, recordNumber, sheetHeadings } from './sheet-headings.ts'

/** Meaning of a column of a sheet. */
export type SheetColumn = Readonly<
  | { is: 'cell'; field: PlanField }
  /** Number of a row within its sub-table. */
  | { is: 'rowNumber'; table: string }
  | { is: 'recordNumber' }
  /** An ignored column: of the record, of sub-table rows, or the problems of a previous import. */
  | { is: 'unread'; of: 'record' | 'rows' | 'problems' }
>

type Locale = (typeof locales)[number]
type HeadingTexts = Readonly<{ server: Pick<Server, 'words'>; locale: Locale }>

/**
 * Resolves headings by template or export name in any language, by form label, or by path. Duplicate and
 * ambiguous headings are ignored.
 */
export function sheetColumns(
  importable: Importable,
  headings: readonly string[],
  speaking: HeadingTexts,
): readonly SheetColumn[] {
  const pathOf = pathsByName(importable, speaking)
  const unreadOf = unreadNames(importable, speaking)
  const taken = new Set<string>()
  return headings.map((heading) => {
    const name = plainHeading(heading)
    const path = pathOf(name)
    const column = path === undefined || taken.has(path) ? undefined : columnOf(importable, path)
    taken.add(path ?? '')
    return column ?? { is: 'unread', of: unreadOf(name, path) }
  })
}

/** Returns the path stored for a column for display; '' for ignored columns. */
export function pathOfColumn(column: SheetColumn): string {
  switch (column.is) {
    case 'cell':
      return column.field.path
    case 'rowNumber':
      return column.table
    case 'recordNumber':
      return recordNumber
    case 'unread':
      return ''
  }
}

function columnOf({ fields }: Importable, path: string): SheetColumn | undefined {
  if (path === recordNumber) return { is: 'recordNumber' }
  const field = fields.find((one) => one.path === path)
  if (field) return { is: 'cell', field }
  return fields.some(({ parent }) => parent === path) ? { is: 'rowNumber', table: path } : undefined
}

/** Earlier names take precedence over later ones. */
function pathsByName({ seen }: Importable, { server, locale }: HeadingTexts) {
  const headings = (one: Locale) =>
    [...sheetHeadings(seen, { locale: one, t: server.words.t(one) })].map(
      ([path, name]) => [name, path] as const,
    )
  const fields = knownFields(seen)
  const labels = fields.flatMap((field) => labelsOf(seen, field).map((label) => [label, field.path] as const))
  const tiers = [
    headings(locale),
    locales.filter((one) => one !== locale).flatMap(headings),
    labels,
    fields.map(({ path }) => [path, path] as const),
  ]
  const byName = new Map<string, string>()
  for (const tier of tiers) {
    const named = unambiguous(tier.map(([name, path]) => [plainHeading(name), path]))
    for (const [name, path] of named) if (!byName.has(name)) byName.set(name, path)
  }
  return (name: string) => byName.get(name)
}

/** Returns the form's label of a field in every language. */
function labelsOf({ model }: Importable['seen'], { parent, definition }: PlanField): readonly string[] {
  const table = parent === undefined ? undefined : model.form.byPath.get(parent)
  return locales.map((locale) => {
    const own = textIn(locale, definition.label)
    return table ? inTable(textIn(locale, table.definition.label), own) : own
  })
}

type Unread = Extract<SheetColumn, { is: 'unread' }>['of']

function unreadNames({ seen }: Importable, { server }: HeadingTexts) {
  const { byPath } = seen.model.form
  const tables = knownFields(seen).filter(({ kind }) => kind.holds === 'rows')
  const starts = tables.flatMap((table) =>
    [table.key, ...labelsOf(seen, table)].map((name) => plainHeading(inTable(name, ''))),
  )
  const problems = locales.map((one) => plainHeading(server.words.t(one)('record-sheets.errors.heading')))

  const ofName = (name: string): Unread => {
    if (problems.includes(name)) return 'problems'
    return starts.some((start) => name.startsWith(start)) ? 'rows' : 'record'
  }
  const ofField = (field: PlanField | undefined): Unread =>
    field && (field.parent !== undefined || field.kind.holds === 'rows') ? 'rows' : 'record'
  return (name: string, path: string | undefined) =>
    path === undefined ? ofName(name) : ofField(byPath.get(path))
}
