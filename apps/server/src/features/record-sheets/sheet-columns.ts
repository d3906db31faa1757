import { canFill, type Locale, locales, type PlanField, textIn } from '@signet/form'
import type { Translate } from '@signet/i18n'
import { fieldFor, highestRights, systemPaths } from '@signet/list'
import { fieldLabel, type OpenedModel } from '../../records/models/index.ts'
import type { Server } from '../../server.ts'
import { unambiguous } from '../lookups/choices/index.ts'
import { canRead, type Importable } from './importable.ts'

/** Meaning of a column of a sheet. */
export type SheetColumn = Readonly<
  | { is: 'cell'; field: PlanField }
  /** Number of a row within its sub-table. */
  | { is: 'rowNumber'; table: string }
  | { is: 'recordNumber' }
  /** An ignored column: of the record, of sub-table rows, or the problems of a previous import. */
  | { is: 'unread'; of: 'record' | 'rows' | 'problems' }
>

type ColumnTexts = Readonly<{ server: Pick<Server, 'words'>; locale: Locale }>

/**
 * Resolves headings by template or export name in any language, by form label, or by path. Duplicate and
 * ambiguous headings are ignored.
 */
export function sheetColumns(
  importable: Importable,
  headings: readonly string[],
  speaking: ColumnTexts,
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
function pathsByName({ seen }: Importable, { server, locale }: ColumnTexts) {
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

type IgnoredPart = Extract<SheetColumn, { is: 'unread' }>['of']

function unreadNames({ seen }: Importable, { server }: ColumnTexts) {
  const { byPath } = seen.model.form
  const tables = knownFields(seen).filter(({ kind }) => kind.holds === 'rows')
  const starts = tables.flatMap((table) =>
    [table.key, ...labelsOf(seen, table)].map((name) => plainHeading(inTable(name, ''))),
  )
  const problems = locales.map((one) => plainHeading(server.words.t(one)('record-sheets.errors.heading')))

  const ofName = (name: string): IgnoredPart => {
    if (problems.includes(name)) return 'problems'
    return starts.some((start) => name.startsWith(start)) ? 'rows' : 'record'
  }
  const ofField = (field: PlanField | undefined): IgnoredPart =>
    field && (field.parent !== undefined || field.kind.holds === 'rows') ? 'rows' : 'record'
  return (name: string, path: string | undefined) =>
    path === undefined ? ofName(name) : ofField(byPath.get(path))
}

/** Path of the column that numbers records; filled on the first row of each. */
export const recordNumber = '$number'

type HeadingTexts = Readonly<{ locale: Locale; t: Translate }>

/**
 * Returns column headings by path, for templates, exports and imports. They are unique among importable
 * fields; a sub-table's own heading is that of its row number.
 */
export function sheetHeadings(opened: OpenedModel, speaking: HeadingTexts): ReadonlyMap<string, string> {
  const fields = knownFields(opened)
  const rights = highestRights(opened.access)
  const readable = fields.filter((field) => canRead(field, rights))
  const named = [
    ...[...readable, ...fields.filter((field) => !readable.includes(field))].map(
      (field) => [field.path, nameOf(opened, field, speaking)] as const,
    ),
    ...systemNames(opened, speaking),
    [recordNumber, speaking.t('record-sheets.column.number')] as const,
  ]
  const taken = new Set<string>()
  return new Map(
    named.map(([path, name]) => {
      const own = taken.has(plainHeading(name)) ? `${name} (${path})` : name
      taken.add(plainHeading(name))
      return [path, own]
    }),
  )
}

/** Removes the star that marks a required field. */
function plainHeading(heading: string): string {
  return heading.replace(/[*＊]/g, '').trim().toLowerCase()
}

/** Returns fields and sub-table columns that this person sees in the list or may fill in. */
function knownFields({ model, access }: OpenedModel): readonly PlanField[] {
  const rights = highestRights(access)
  const isKnown = (field: PlanField) =>
    fieldFor(access, field.path) !== undefined ||
    canFill(field, rights) ||
    field.columns.some(({ path }) => fieldFor(access, path) !== undefined)
  return model.form.fields.flatMap((field) => [field, ...field.columns]).filter(isKnown)
}

function nameOf(
  { model, access }: OpenedModel,
  { path, parent, definition }: PlanField,
  { locale }: HeadingTexts,
): string {
  const column = access.list.definition.columns.find(({ field }) => field === path)
  const label = textIn(locale, (fieldFor(access, path) && column?.label) ?? definition.label)
  const table = parent === undefined ? undefined : model.form.byPath.get(parent)
  return table ? inTable(textIn(locale, table.definition.label), label) : label
}

/** Prefixes a sub-table column with the name of its table. */
function inTable(table: string, column: string): string {
  return `${table}-${column}`
}

function systemNames({ access }: OpenedModel, speaking: HeadingTexts) {
  return systemPaths.flatMap((path) => {
    const field = fieldFor(access, path)
    if (!field) return []
    const own = access.list.definition.columns.find((column) => column.field === path)?.label
    return [[path, own === undefined ? fieldLabel(field, speaking) : textIn(speaking.locale, own)] as const]
  })
}
