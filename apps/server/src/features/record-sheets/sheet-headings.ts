import { type Locale, mayFill, type PlanField, textIn } from '@signet/form'
import type { Translate } from '@signet/i18n'
import { fieldFor, rightsAnywhere, systemPaths } from '@signet/list'
import { fieldLabel, type OpenedModel } from '../../models/index.ts'
import { canRead } from './importable.ts'

/** The path of the column that numbers records: it is filled where a record begins. */
export const recordNumber = '$number'

type Speaking = Readonly<{ locale: Locale; t: Translate }>

/**
 * What the columns of sheets are called, by path: in templates, in exports, and where sheets are read in. No two are
 * called the same as far as it matters for reading; a sub-table stands for the number of its row.
 */
export function sheetHeadings(opened: OpenedModel, speaking: Speaking): ReadonlyMap<string, string> {
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

/** The star of a field that must be filled in is no part of its name. */
export function plainHeading(heading: string): string {
  return heading.replace(/[*＊]/g, '').trim().toLowerCase()
}

/** Fields and columns of sub-tables that this person sees in the list or may fill in. */
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
  { locale }: Speaking,
): string {
  const column = access.list.definition.columns.find(({ field }) => field === path)
  const label = textIn(locale, (fieldFor(access, path) && column?.label) ?? definition.label)
  const table = parent === undefined ? undefined : model.form.byPath.get(parent)
  return table ? inTable(textIn(locale, table.definition.label), label) : label
}

/** A column of a sub-table with the name of the table. */
export function inTable(table: string, column: string): string {
  return `${table}-${column}`
}

function systemNames({ access }: OpenedModel, speaking: Speaking) {
  return systemPaths.flatMap((path) => {
    const field = fieldFor(access, path)
    if (!field) return []
    const own = access.list.definition.columns.find((column) => column.field === path)?.label
    return [[path, own === undefined ? fieldLabel(field, speaking) : textIn(speaking.locale, own)] as const]
  })
}
