import { renameNames } from '@signet/formula'
import { z } from 'zod'
import { type FieldDefinition, FieldKey, FormulaText } from '../definition/field-definition.ts'
import { isPlainObject } from '../values/field-value.ts'
import { isTable, kindOf } from './kind-of.ts'
import { mapFields } from './tree.ts'

type RenameKey = (name: string) => string

/** A renamed field; `table` is the current key of the sub-table of a column. */
export type FieldRename = Readonly<{ from: string; to: string; table?: string }>

/** Renames fields in every formula, both in rows and in the form. The keys themselves are already changed. */
export function renameInFormulas(
  fields: readonly FieldDefinition[],
  renamed: readonly FieldRename[],
): FieldDefinition[] {
  const inForm = namesFor(renamed)
  return fields.map((field) => {
    const inside = isTable(field) ? columnsRenamed(field, renamed) : renameInFormulas(field.fields, renamed)
    return { ...changeFormulas(field, inForm), fields: inside }
  })
}

/** In a row, a bare key names a column of that row before a field of the form. */
function columnsRenamed(
  { key, fields }: FieldDefinition,
  renamed: readonly FieldRename[],
): FieldDefinition[] {
  const own = renamed.filter(({ table }) => table === key).map(({ from, to }) => ({ from, to }))
  const covered = new Set(fields.map((column) => column.key))
  const seen = renamed.filter(({ table, from }) => table !== undefined || !covered.has(from))
  return mapFields(fields, (column) => changeFormulas(column, namesFor([...seen, ...own])))
}

function namesFor(renamed: readonly FieldRename[]): RenameKey {
  const names = new Map(
    renamed.map(({ table, from, to }) => [table === undefined ? from : `${table}.${from}`, to]),
  )
  return (name) => names.get(name) ?? name.split('.').at(-1) ?? name
}

function changeFormulas(field: FieldDefinition, rename: RenameKey): FieldDefinition {
  const change = (source: string) => renameNames(source, rename)
  const { visible, requiredWhen, default: initial, checks, settings } = field
  return {
    ...field,
    ...(visible === undefined ? {} : { visible: change(visible) }),
    ...(requiredWhen === undefined ? {} : { requiredWhen: change(requiredWhen) }),
    ...(initial && 'formula' in initial ? { default: { formula: change(initial.formula) } } : {}),
    checks: checks.map((check) => ({ ...check, formula: change(check.formula) })),
    settings: changeSettings(kindOf(field)?.settings, settings, change) as FieldDefinition['settings'],
  }
}

/** Changes formulas wherever the schema of the settings has a `FormulaText`, and field keys with attached formulas. */
function changeSettings(schema: z.core.$ZodType | undefined, settings: unknown, change: RenameKey): unknown {
  if (schema === FormulaText) return typeof settings === 'string' ? change(settings) : settings
  if (isWrapper(schema)) return changeSettings(schema.def.innerType, settings, change)
  if (schema instanceof z.ZodUnion) return changeUnion(schema.options, settings, change)
  if (schema instanceof z.ZodArray && Array.isArray(settings))
    return settings.map((one) => changeSettings(schema.element, one, change))
  if (!isPlainObject(settings)) return settings
  if (schema instanceof z.ZodObject)
    return mapEntries(settings, ([name, one]) => [
      name,
      changeSettings(Object.hasOwn(schema.shape, name) ? schema.shape[name] : undefined, one, change),
    ])
  if (schema instanceof z.ZodRecord)
    return mapEntries(settings, ([name, one]) => [
      schema.keyType === FieldKey ? change(name) : name,
      changeSettings(schema.valueType, one, change),
    ])
  return settings
}

/** A draft may match no member of the union, so the first member with a formula to change wins. */
function changeUnion(members: readonly z.core.$ZodType[], settings: unknown, change: RenameKey): unknown {
  const before = JSON.stringify(settings)
  const changed = members.map((member) => changeSettings(member, settings, change))
  return changed.find((one) => JSON.stringify(one) !== before) ?? settings
}

function isWrapper(schema: unknown): schema is z.ZodDefault | z.ZodOptional {
  return schema instanceof z.ZodDefault || schema instanceof z.ZodOptional
}

function mapEntries(
  object: Readonly<Record<string, unknown>>,
  change: (entry: [string, unknown]) => [string, unknown],
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).map(change))
}
