import { type Locale, mayFill, type PlanField, textIn } from '@signet/form'
import type { Translate } from '@signet/i18n'
import { fieldFor, rightsAnywhere, systemPaths } from '@signet/list'
import { fieldLabel, type OpenedModel } from '../../records/models/index.ts'
import { canRead } from './importable.ts'

/** Path of the column that numbers records; filled on the first row of each. */
export const recordNumber = '$number'

type HeadingTexts = Readonly<{ locale: Locale; t: Translate }>

/**
 * Returns column headings by path, for templates, exports and imports. They are unique among importable
 * fields; a sub-table's own heading is that of its row number.
 */
export function sheetHeadings(opened: OpenedModel, speaking: HeadingTexts): ReadonlyMap<string, string> {
  const fields = knownFields(opened)
  const rights = rightsAnywhere(opened.access)
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
export function plainHeading(heading: string): string {
  return heading.replace(/[*＊]/g, '').trim().toLowerCase()
}

/** Returns fields and sub-table columns that this person sees in the list or may fill in. */
export function knownFields({ model, access }: OpenedModel): readonly PlanField[] {
  const rights = rightsAnywhere(access)
  const isKnown = (field: PlanField) =>
    fieldFor(access, field.path) !== undefined ||
    mayFill(field, rights) ||
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
export function inTable(table: string, column: string): string {
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
