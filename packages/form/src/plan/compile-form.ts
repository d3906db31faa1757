import type { Formula } from '@signet/formula'
import { Refusal } from '@signet/std'
import { checkDataView } from '../definition/check-data-view.ts'
import type { DraftField } from '../definition/draft-field.ts'
import { draftForm } from '../definition/draft-form.ts'
import type { FieldDefinition } from '../definition/field-definition.ts'
import { isFilledByPeople } from '../definition/is-filled-by-people.ts'
import { readDefinition } from '../definition/read-definition.ts'
import {
  bindRule,
  compileRules,
  type FieldsByPath,
  type FormulaField,
  pathsOf,
} from '../rules/compile-rules.ts'
import { formScope } from '../rules/scope-of.ts'
import type { FormPlan, LayoutNode, PlanCheck, PlanField, Rule } from './form-plan.ts'

/**
 * Compiles a definition: parses settings and formulas, and orders the evaluation. Accepts any JSON and refuses
 * `form.definitionInvalid`, `form.formulaInvalid` and `form.circularFormula`.
 */
export function compileForm(definition: unknown): FormPlan {
  const parsed = readDefinition(definition)
  const drafts = draftForm(parsed.fields)
  checkFills(drafts)
  const scope = formScope(drafts)
  const { fields, displays, order } = linkFields(compileRules(drafts, scope))
  const all = [...fields, ...displays]
  const byPath = new Map(
    all.flatMap((field) => [field, ...field.columns]).map((field) => [field.path, field]),
  )
  const plan = {
    definition: parsed,
    fields,
    displays,
    order,
    byPath,
    scope,
    layout: layoutOf(parsed.fields, byPath),
  }
  checkDataView(plan)
  return plan
}

/** Returns the fields as laid out on the screen, layouts with their content. */
function layoutOf(
  definitions: readonly FieldDefinition[],
  byPath: ReadonlyMap<string, PlanField>,
): LayoutNode[] {
  return definitions.flatMap(({ key, fields }) => {
    const field = byPath.get(key)
    if (!field) return []
    return [{ field, inside: field.kind.holds === 'fields' ? layoutOf(fields, byPath) : [] }]
  })
}

/** Checks that filled fields exist and are filled by people. Refuses `form.definitionInvalid`. */
function checkFills(drafts: readonly DraftField[]): void {
  for (const field of drafts) {
    checkField(field, [drafts])
    for (const column of field.columns) checkField(column, [field.columns, drafts])
  }
}

/** A column fills columns of its row before fields of the form. */
function checkField(field: DraftField, outer: readonly (readonly DraftField[])[]): void {
  for (const key of field.kind.fills?.(field.settings) ?? []) {
    const target = outer.flatMap((fields) => fields.filter((one) => one.key === key))[0]
    if (!target || !isFilledByPeople(target)) refuse(field, key)
  }
}

function refuse({ at }: DraftField, key: string): never {
  const path = [...at, 'settings'].join('.')
  throw new Refusal('form.definitionInvalid', {
    path,
    reason: `fills ${key}, which is no field that people fill`,
  })
}

type LinkedFields = Readonly<Record<'fields' | 'displays' | 'order', readonly PlanField[]>>

/** What linking a field needs: fields by path, the rules that show each layout, and the dependencies of each value. */
type LinkContext = Readonly<{ byPath: FieldsByPath; shows: ReadonlyMap<string, Rule>; needs: Needs }>

/** Binds formulas to the fields that they read and orders the fields with values. Refuses `form.circularFormula`. */
function linkFields(fields: readonly FormulaField[]): LinkedFields {
  const byPath: FieldsByPath = new Map(
    fields.flatMap((field) => [field, ...field.columns]).map((field) => [field.path, field]),
  )
  const shows = rulesOfLayouts(fields, byPath)
  const needs: Needs = new Map([...byPath].map(([path, field]) => [path, needsOf(field, byPath, shows)]))
  const order = orderOf(needs)
  const linked = fields.map((field) => linkField(field, { byPath, shows, needs }))
  const holding = linked.filter(holdsSomething)
  const planned = new Map(
    holding.flatMap((field) => [field, ...field.columns]).map((field) => [field.path, field]),
  )

  return {
    fields: holding,
    displays: linked.filter((field) => !holdsSomething(field)),
    order: order.flatMap((path) => planned.get(path) ?? []),
  }
}

function holdsSomething({ kind }: PlanField): boolean {
  return kind.holds === 'value' || kind.holds === 'rows'
}

function rulesOfLayouts(fields: readonly FormulaField[], byPath: FieldsByPath): Map<string, Rule> {
  return new Map(
    fields.flatMap((field) =>
      field.kind.holds === 'fields' && field.visible
        ? [[field.path, bindRule(field, field.visible, byPath)] as const]
        : [],
    ),
  )
}

/**
 * Returns the paths that must be known first: those of its calculation, visibility, default, parameters and sub-table.
 */
function needsOf(field: FormulaField, byPath: FieldsByPath, shows: LinkContext['shows']): string[] {
  const own = [field.calculation, field.visible, field.initial].filter((formula) => formula !== undefined)
  const formulas = [...own, ...Object.values(field.parameters)]
  const reads = formulas.flatMap((formula) => pathsOf(bindRule(field, formula, byPath)))
  const outer = shownBy(field, shows).flatMap(pathsOf)
  return field.parent === undefined ? [...outer, ...reads] : [field.parent, ...reads]
}

function shownBy({ layouts }: FormulaField, shows: LinkContext['shows']): Rule[] {
  return layouts.map((path) => shows.get(path)).filter((rule) => rule !== undefined)
}

function linkField(field: FormulaField, context: LinkContext): PlanField {
  const { byPath, shows, needs } = context
  const { at: _at, layouts: _layouts, columns, checks, parameters, ...named } = field
  const { calculation, conversion, visible, requiredWhen, initial, ...rest } = named
  const rule = (name: string, formula: Formula | undefined) =>
    formula ? { [name]: bindRule(field, formula, byPath) } : {}

  return {
    ...rest,
    sources: sourcesOf([field.path], needs),
    shownBy: shownBy(field, shows),
    ...rule('calculation', calculation),
    ...rule('conversion', conversion),
    ...rule('visible', visible),
    ...rule('requiredWhen', requiredWhen),
    ...rule('initial', initial),
    parameters: Object.fromEntries(
      Object.entries(parameters).map(([name, formula]) => [name, bindRule(field, formula, byPath)]),
    ),
    checks: checks.map((formula, index) => planCheck(field, index, bindRule(field, formula, byPath), needs)),
    columns: columns.map((column) => linkField(column, context)),
  }
}

function planCheck(field: FormulaField, index: number, rule: Rule, needs: Needs): PlanCheck {
  const message = field.definition.checks[index]?.message ?? ''
  return { rule, message, sources: sourcesOf([field.path, ...pathsOf(rule)], needs) }
}

/** The paths that the value of each path depends on. */
type Needs = ReadonlyMap<string, readonly string[]>

/**
 * Returns an order in which every path follows its dependencies, otherwise stable. Refuses `form.circularFormula` with
 * the circle.
 */
function orderOf(needs: Needs): readonly string[] {
  const done = new Set<string>()
  const waiting: string[] = []

  const visit = (path: string): void => {
    if (done.has(path)) return
    if (waiting.includes(path)) throw findCircle([...waiting.slice(waiting.indexOf(path)), path])
    waiting.push(path)
    for (const needed of needs.get(path) ?? []) visit(needed)
    waiting.pop()
    done.add(path)
  }

  for (const path of needs.keys()) visit(path)
  return [...done]
}

/** Returns the paths and everything that they depend on, transitively. */
function sourcesOf(paths: readonly string[], needs: Needs): ReadonlySet<string> {
  const found = new Set<string>()
  const open = [...paths]
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue
    found.add(path)
    open.push(...(needs.get(path) ?? []))
  }
  return found
}

function findCircle(paths: readonly string[]): Refusal<'form.circularFormula'> {
  return new Refusal('form.circularFormula', { path: paths.join(' → ').slice(0, 200) })
}
