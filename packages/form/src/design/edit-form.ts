import { FieldDefinition } from '../definition/field-definition.ts'
import type { FormDefinition } from '../definition/form-definition.ts'
import type { LocalizedText } from '../definition/localized-text.ts'
import { SubTableSettings } from '../fields/basic/sub-table/sub-table.ts'
import type { FieldKindName } from '../fields/index.ts'
import { type Currency, usualCurrency } from '../values/money.ts'
import { isTable, kindOf } from './kind-of.ts'
import { type FieldRename, renameInFormulas } from './rename-in-formulas.ts'
import {
  canMoveFields,
  everyField,
  type FieldPlace,
  fieldsInside,
  findField,
  freeKey,
  isAllowedAt,
  mapFields,
  ownKey,
  takenKeys,
  withFields,
  withoutFields,
} from './tree.ts'

/** A form after an edit, and the paths of the fields to select. An impossible edit leaves the form unchanged. */
export type EditResult = Readonly<{ form: FormDefinition; selected: readonly string[] }>

type NewField = Readonly<{
  kind: FieldKindName
  label: LocalizedText
  place: FieldPlace
  /** Settings beyond those that every new field of the kind has. */
  settings?: FieldDefinition['settings'] | undefined
  /** The organization's currency. */
  own?: Currency
}>

/** Adds a new field of a kind at a place. */
export function addField(
  form: FormDefinition,
  { kind, label, place, settings, own = usualCurrency }: NewField,
): EditResult {
  const key = freeKey(kind, keysAt(form, place))
  const { newSettings, money } = kindOf({ kind }) ?? {}
  const into = money && own !== usualCurrency ? { convertsInto: own } : {}
  const first = { ...newSettings, ...into, ...settings }
  return pasteFields(form, [FieldDefinition.parse({ key, kind, label, settings: first })], place)
}

/** Moves fields, in reading order, to a place among the fields before the move. */
export function moveFields(form: FormDefinition, paths: readonly string[], place: FieldPlace): EditResult {
  const { fields } = form
  const moved = outermost(fields, paths)
  if (!canMoveFields(fields, moved, place)) return { form, selected: paths }

  const taken = copyFields(form, moved)
  const rest = { ...form, fields: withoutFields(fields, new Set(moved)) }
  const before = everyField(fields).filter(
    (one) => one.place.inside === place.inside && one.place.at < place.at && moved.includes(one.path),
  )
  return pasteFields(rest, taken, { ...place, at: place.at - before.length })
}

export function removeFields(form: FormDefinition, paths: readonly string[]): EditResult {
  const fields = withoutFields(form.fields, new Set(paths))
  const left = new Set(everyField(fields).map(({ path }) => path))
  return { form: { ...form, fields, uniqueTogether: keysAmong(form.uniqueTogether, left) }, selected: [] }
}

/** Drops removed fields from the unique keys, and keys that have fewer than two fields left. */
function keysAmong(keys: FormDefinition['uniqueTogether'], left: ReadonlySet<string>) {
  return keys
    .map((key) => ({ ...key, fields: key.fields.filter((path) => left.has(path)) }))
    .filter(({ fields }) => fields.length > 1)
}

/** Returns the fields in a form that can be pasted here or into another form. */
export function copyFields({ fields }: FormDefinition, paths: readonly string[]): readonly FieldDefinition[] {
  return outermost(fields, paths).flatMap((path) => findField(fields, path)?.field ?? [])
}

/** Pastes copies where their kinds are allowed. Taken keys get numbers, and formulas of the copies read the copies. */
export function pasteFields(
  form: FormDefinition,
  copies: readonly FieldDefinition[],
  place: FieldPlace,
): EditResult {
  const fitting = copies.filter((copy) => isAllowedAt(form.fields, copy, place))
  const fresh = withOwnKeys(fitting, keysAt(form, place))
  const table = tableAt(form, place)
  return {
    form: { ...form, fields: withFields(form.fields, fresh, place) },
    selected: fresh.map(({ key }) => (table === undefined ? key : `${table}.${key}`)),
  }
}

/** Copies fields and puts the copies right after the last of them. */
export function duplicateFields(form: FormDefinition, paths: readonly string[]): EditResult {
  const last = findField(form.fields, outermost(form.fields, paths).at(-1) ?? '')
  if (!last) return { form, selected: paths }
  return pasteFields(form, copyFields(form, paths), { ...last.place, at: last.place.at + 1 })
}

/** Changes to a field, where undefined removes a setting. Key, place and inner fields have edits of their own. */
export type FieldChange = Readonly<{
  [Name in Exclude<keyof FieldDefinition, 'key' | 'kind' | 'fields'>]?: FieldDefinition[Name] | undefined
}>

export function changeField(form: FormDefinition, path: string, change: FieldChange): EditResult {
  const fields = mapFields(form.fields, (field, at) => (at === path ? changed(field, change) : field))
  return { form: { ...form, fields }, selected: [path] }
}

/** Renames the key of a field in the form and in every formula. A taken key changes nothing. */
export function renameField(form: FormDefinition, path: string, key: string): EditResult {
  const found = findField(form.fields, path)
  const same = { form, selected: [path] }
  if (!found || found.field.key === key) return same
  const isOtherCase = found.field.key.toLowerCase() === key.toLowerCase()
  if (!isOtherCase && keysAt(form, found.place).has(key.toLowerCase())) return same

  const table = tableAt(form, found.place)
  const renamed = { from: found.field.key, to: key, ...(table === undefined ? {} : { table }) }
  const fields = mapFields(form.fields, (field, at) => {
    if (at === path) return { ...field, key }
    return at === table ? withColumnCalled(field, renamed) : field
  })
  const uniqueTogether = form.uniqueTogether.map((together) => ({
    ...together,
    fields: together.fields.map((one) => (one === path ? key : one)),
  }))
  return {
    form: { ...form, uniqueTogether, fields: renameInFormulas(fields, [renamed]) },
    selected: [table === undefined ? key : `${table}.${key}`],
  }
}

/** Updates the totals and the given rows of a sub-table after a column was renamed. */
function withColumnCalled(
  field: FieldDefinition,
  { from, to }: Pick<FieldRename, 'from' | 'to'>,
): FieldDefinition {
  const parsed = SubTableSettings.safeParse(field.settings)
  if (!parsed.success) return field
  const { totals, givenColumns, givenRows } = parsed.data
  const called = (key: string) => (key === from ? to : key)
  const changed = {
    ...(totals.length > 0 && { totals: totals.map(called) }),
    ...(givenColumns.length > 0 && { givenColumns: givenColumns.map(called) }),
    ...(givenRows.length > 0 && {
      givenRows: givenRows.map(({ id, values }) => ({
        id,
        values: Object.fromEntries(Object.entries(values).map(([key, value]) => [called(key), value])),
      })),
    }),
  }
  return { ...field, settings: { ...field.settings, ...changed } }
}

/** Returns the paths that are not inside another of them, in reading order. */
function outermost(fields: readonly FieldDefinition[], paths: readonly string[]): string[] {
  const chosen = new Set(paths)
  const all = everyField(fields)
  const inside = new Set(
    all
      .filter(({ path }) => chosen.has(path))
      .flatMap(({ field }) => everyField(field.fields, field).map(({ path }) => path)),
  )
  return all.map(({ path }) => path).filter((path) => chosen.has(path) && !inside.has(path))
}

/** Returns the taken keys at a place: those of the sub-table, or else those of the whole form. */
function keysAt(form: FormDefinition, place: FieldPlace): Set<string> {
  const table = tableAt(form, place)
  if (table !== undefined) return takenKeys(fieldsInside(form.fields, table).map(({ key }) => key))
  return takenKeys(
    everyField(form.fields)
      .filter(({ path, field }) => path === field.key)
      .map(({ path }) => path),
  )
}

function tableAt({ fields }: FormDefinition, { inside }: FieldPlace): string | undefined {
  const parent = inside === undefined ? undefined : findField(fields, inside)?.field
  return parent && isTable(parent) ? parent.key : undefined
}

function withOwnKeys(copies: readonly FieldDefinition[], taken: Set<string>): FieldDefinition[] {
  const renamed: FieldRename[] = []
  const rekeyed = copies.map((copy) => rekey(copy, taken, renamed))
  return renamed.length === 0 ? rekeyed : renameInFormulas(rekeyed, renamed)
}

/** Columns keep their keys, which only have to be distinct within their table. */
function rekey(field: FieldDefinition, taken: Set<string>, renamed: FieldRename[]): FieldDefinition {
  const key = ownKey(field.key, taken)
  taken.add(key.toLowerCase())
  if (key !== field.key) renamed.push({ from: field.key, to: key })
  const fields = isTable(field) ? field.fields : field.fields.map((one) => rekey(one, taken, renamed))
  return { ...field, key, fields }
}

function changed(field: FieldDefinition, change: FieldChange): FieldDefinition {
  const entries = Object.entries({ ...field, ...change }).filter(([, value]) => value !== undefined)
  return FieldDefinition.parse(Object.fromEntries(entries))
}
