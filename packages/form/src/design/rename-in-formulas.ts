import { renameNames } from '@signet/formula'
import type { FieldDefinition } from '../field-definition.ts'
import { isTable } from './kind-of.ts'
import { mapFields } from './tree.ts'

type Rename = (name: string) => string

/** A field that got another key; `table`, as it is called now, for a column. */
export type Renamed = Readonly<{ from: string; to: string; table?: string }>

/** The fields with every formula reading the new names, in its own row and everywhere else. Their keys are changed already. */
export function renameInFormulas(
  fields: readonly FieldDefinition[],
  renamed: readonly Renamed[],
): FieldDefinition[] {
  const inForm = namesFor(renamed)
  return fields.map((field) => {
    const inside = isTable(field) ? columnsRenamed(field, renamed) : renameInFormulas(field.fields, renamed)
    return { ...changeFormulas(field, inForm), fields: inside }
  })
}

/** In a row its own columns come first, by their bare keys. */
function columnsRenamed({ key, fields }: FieldDefinition, renamed: readonly Renamed[]): FieldDefinition[] {
  const own = renamed.filter(({ table }) => table === key).map(({ from, to }) => ({ from, to }))
  const covered = new Set(fields.map((column) => column.key))
  const seen = renamed.filter(({ table, from }) => table !== undefined || !covered.has(from))
  return mapFields(fields, (column) => changeFormulas(column, namesFor([...seen, ...own])))
}

function namesFor(renamed: readonly Renamed[]): Rename {
  const names = new Map(
    renamed.map(({ table, from, to }) => [table === undefined ? from : `${table}.${from}`, to]),
  )
  return (name) => names.get(name) ?? name.split('.').at(-1) ?? name
}

function changeFormulas(field: FieldDefinition, rename: Rename): FieldDefinition {
  const change = (source: string) => renameNames(source, rename)
  const { visible, requiredWhen, default: initial, checks, settings } = field
  return {
    ...field,
    ...(visible === undefined ? {} : { visible: change(visible) }),
    ...(requiredWhen === undefined ? {} : { requiredWhen: change(requiredWhen) }),
    ...(initial && 'formula' in initial ? { default: { formula: change(initial.formula) } } : {}),
    checks: checks.map((check) => ({ ...check, formula: change(check.formula) })),
    settings: changeInside(settings, change) as FieldDefinition['settings'],
  }
}

/** In settings a formula stands under one of these names, or under any name in one of those. */
const formulaNames = new Set(['formula', 'members'])
const parameterNames = new Set(['parameters', 'set'])

function changeInside(settings: unknown, change: Rename): unknown {
  if (Array.isArray(settings)) return settings.map((one) => changeInside(one, change))
  if (typeof settings !== 'object' || settings === null) return settings
  return Object.fromEntries(
    Object.entries(settings).map(([name, one]) => [name, changeSetting(name, one, change)]),
  )
}

function changeSetting(name: string, setting: unknown, change: Rename): unknown {
  if (formulaNames.has(name) && typeof setting === 'string') return change(setting)
  if (!parameterNames.has(name) || typeof setting !== 'object' || setting === null)
    return changeInside(setting, change)
  return Object.fromEntries(
    Object.entries(setting).map(([parameter, formula]) => [
      name === 'set' ? change(parameter) : parameter,
      typeof formula === 'string' ? change(formula) : changeInside(formula, change),
    ]),
  )
}
