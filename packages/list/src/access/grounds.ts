import { type FormPlan, type FormRights, rightsAtStart } from '@signet/form'
import { evaluate, type FormulaContext, isProblem, parseFormula } from '@signet/formula'
import { z } from 'zod'
import { type Condition, ConditionGroup } from '../conditions/condition.ts'
import type { Variable } from '../conditions/operators.ts'
import {
  allOf,
  always,
  isAlways,
  isNever,
  never,
  type Predicate,
  predicateOf,
} from '../conditions/predicate.ts'
import { checkRules, invalidList } from '../definition/check-list.ts'
import { ListPath, listField, type SystemPath } from '../definition/list-field.ts'
import type { ListPlan } from '../definition/plan-list.ts'

/** Records of a grant, by the relation of the author or their organization to the viewer. */
export const scopes = [
  'all',
  'own',
  'department',
  'departmentAndBelow',
  'organizationAndBelow',
  'position',
  'subordinates',
] as const
export type Scope = (typeof scopes)[number]

/** Permission of a grant: these columns, fields and buttons on these records. */
export const Permission = z.strictObject({
  /** Columns of the list. */
  columns: z.array(ListPath).max(500).default([]),
  /** Fields of the form; a sub-table without listed columns has all of them. */
  fields: z.record(ListPath, z.enum(['read', 'write'])).default({}),
  /** Built-in buttons and actions. */
  buttons: z.array(z.string().max(40)).max(100).default([]),
  records: z.strictObject({ scope: z.enum(scopes), rules: ConditionGroup.optional() }),
})
export type Permission = Readonly<z.output<typeof Permission>>
export type PermissionInput = z.input<typeof Permission>

/** Reads a permission. Refuses `list.definitionInvalid` with the path of the first mistake. */
export function readPermission(raw: unknown, form: FormPlan): Permission {
  const parsed = Permission.safeParse(raw)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return invalidList((issue?.path ?? []).map(String).join('.'), issue?.message ?? '')
  }

  const { columns, fields, records } = parsed.data
  for (const [index, path] of columns.entries())
    if (!listField(form, path)) invalidList(`columns.${index}`, `names no field ${path}`)
  for (const path of Object.keys(fields))
    if (!form.byPath.has(path)) invalidList(`fields.${path}`, 'is no field')
  if (records.rules) checkRules(form, records.rules, 'records.rules')
  return parsed.data
}

type Names = 'all' | ReadonlySet<string>

/** Rights, and the records to which they apply. */
export type Ground = Readonly<{
  records: Predicate
  /** Whether it applies to every record of the list. */
  isEverywhere: boolean
  columns: Names
  fields: FormRights
  buttons: Names
  /** Which records of cases it covers, where that differs from its other records. */
  cases?: Predicate
}>

const everything = { columns: 'all', fields: rightsAtStart(), buttons: 'all', isEverywhere: true } as const

/**
 * The grounds of a person's access: one per grant, and one for what is open to everyone. Rights of several grounds
 * add up; within one, they belong together. Without grounds, no access. A list that is open to everyone is open to
 * people of other companies only with a grant.
 */
export function groundsFor(
  list: ListPlan,
  permissions: readonly Permission[],
  viewer: Viewer,
): readonly Ground[] {
  if (viewer.isExternal && permissions.length === 0) return []
  const { restricts, only } = list.definition
  const met = rulesFor(list.form, only, viewer)
  const isOpen = !Object.values(restricts).some(Boolean)
  if (viewer.isAdministrator || isOpen) return [{ ...everything, records: met }]

  const granted = restricts.records || viewer.isExternal ? permissions : [nothing, ...permissions]
  return granted
    .map((permission) => groundOf(list, permission, viewer))
    .concat(restricts.records ? ownGround(list, viewer) : [])
    .map(({ cases, ...ground }) => ({
      ...ground,
      records: allOf([met, ground.records]),
      ...(cases && { cases: allOf([met, cases]) }),
    }))
    .filter(({ records }) => !isNever(records))
}

const nothing: Permission = { columns: [], fields: {}, buttons: [], records: { scope: 'all' } }

function groundOf(list: ListPlan, { columns, fields, buttons, records }: Permission, viewer: Viewer): Ground {
  const { restricts } = list.definition
  const met = restricts.records
    ? allOf([inScope(records.scope, viewer), rulesFor(list.form, records.rules, viewer)])
    : always
  return {
    records: met,
    isEverywhere: isAlways(met),
    columns: restricts.columns ? new Set(columns) : 'all',
    fields: restricts.fields ? rightsOf(list, fields) : everything.fields,
    buttons: restricts.buttons ? new Set(buttons) : 'all',
  }
}

/** What people have without a grant where records need one: their own, and the cases they may open. */
function ownGround(list: ListPlan, viewer: Viewer): readonly Ground[] {
  const { own } = list.definition
  if (own.length === 0) return []
  const conditions = own.map((field) => ({ field, operator: 'anyOf', variable: 'me' }) as const)
  const records = rulesFor(list.form, { match: 'any', conditions }, viewer)
  return [{ ...groundOf(list, nothing, viewer), records, isEverywhere: false, cases: always }]
}

const scopeTests: Readonly<Record<Exclude<Scope, 'all'>, readonly [SystemPath, Variable]>> = {
  own: ['$author', 'me'],
  department: ['$organization', 'department'],
  departmentAndBelow: ['$organization', 'departmentAndBelow'],
  organizationAndBelow: ['$organization', 'organizationAndBelow'],
  position: ['$position', 'position'],
  subordinates: ['$author', 'meAndSubordinates'],
}

function inScope(scope: Scope, viewer: Viewer): Predicate {
  if (scope === 'all') return always
  const [field, variable] = scopeTests[scope]
  const form = { byPath: new Map() }
  return rulesFor(form, { match: 'all', conditions: [{ field, operator: 'anyOf', variable }] }, viewer)
}

/** The rights of all fields and columns; what is not granted is hidden. */
function rightsOf({ form }: ListPlan, granted: Permission['fields']): FormRights {
  const own = (path: string) => (Object.hasOwn(granted, path) ? granted[path] : undefined)
  const entries = form.fields.flatMap((field) => {
    const ofColumns = field.columns.filter(({ path }) => own(path))
    const table = own(field.path) ?? (ofColumns.length > 0 ? 'read' : 'hidden')
    const columns = field.columns.map(({ path }) => {
      const inherited = ofColumns.length > 0 ? 'hidden' : table
      return [path, own(path) ?? inherited] as const
    })
    return [[field.path, table] as const, ...columns]
  })
  return { otherwise: 'hidden', fields: Object.fromEntries(entries) }
}

/**
 * Record rules of an administrator for a viewer. A rule that is no longer valid matches no record, so a removed field
 * never widens access.
 */
function rulesFor(
  form: Pick<FormPlan, 'byPath'>,
  rules: ConditionGroup | undefined,
  viewer: Viewer,
): Predicate {
  if (!rules) return predicateOf({ match: 'all', conditions: [] }, reading(form, viewer))
  return predicateOf(rules, reading(form, viewer))
}

function reading(form: Pick<FormPlan, 'byPath'>, viewer: Viewer) {
  return {
    field: (path: string) => listField(form, path),
    value: (condition: Condition) => valueFor(condition, viewer),
    wrong: () => never,
  }
}

/** Formulas of rules know only the time and the person; a failing one compares with nothing. */
function valueFor({ value, formula, variable }: Condition, { context, idsOf }: Viewer): unknown {
  if (variable !== undefined) return idsOf(variable)
  if (formula === undefined) return value

  const parsed = parseFormula(formula, {})
  if (isProblem(parsed)) return undefined
  const result = evaluate(parsed, {}, context)
  return result.ok ? result.value : undefined
}

/** The person who views records. */
export type Viewer = Readonly<{
  isAdministrator: boolean
  /** Whether the person belongs to another company. Absent: no. */
  isExternal?: boolean
  context: FormulaContext
  idsOf: (variable: Variable) => readonly string[]
}>
