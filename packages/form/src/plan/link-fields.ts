import type { Formula } from '@signet/formula'
import { Refusal } from '@signet/std'
import { bindRule, type FieldsByPath, pathsOf } from '../rules/bind-rule.ts'
import type { FormulaField } from '../rules/compile-rules.ts'
import type { PlanCheck, PlanField, Rule } from './form-plan.ts'

type Linked = Readonly<Record<'fields' | 'displays' | 'order', readonly PlanField[]>>

/** What the linking of one field needs of the others: by path; what shows each layout; what each value depends on. */
type Around = Readonly<{ byPath: FieldsByPath; shows: ReadonlyMap<string, Rule>; needs: Needs }>

/** Binds the formulas to the fields they read and orders the fields that hold something. Refuses `form.circularFormula`. */
export function linkFields(fields: readonly FormulaField[]): Linked {
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

/** What must be known before the value is: what it is calculated from, what shows it, what it starts with, what decides its choices, and its sub-table. */
function needsOf(field: FormulaField, byPath: FieldsByPath, shows: Around['shows']): string[] {
  const own = [field.calculation, field.visible, field.initial].filter((formula) => formula !== undefined)
  const formulas = [...own, ...Object.values(field.parameters)]
  const reads = formulas.flatMap((formula) => pathsOf(bindRule(field, formula, byPath)))
  const around = shownBy(field, shows).flatMap(pathsOf)
  return field.parent === undefined ? [...around, ...reads] : [field.parent, ...reads]
}

function shownBy({ layouts }: FormulaField, shows: Around['shows']): Rule[] {
  return layouts.map((path) => shows.get(path)).filter((rule) => rule !== undefined)
}

function linkField(field: FormulaField, around: Around): PlanField {
  const { byPath, shows, needs } = around
  const { at: _at, layouts: _layouts, columns, checks, parameters, ...named } = field
  const { calculation, visible, requiredWhen, initial, ...rest } = named
  const rule = (name: string, formula: Formula | undefined) =>
    formula ? { [name]: bindRule(field, formula, byPath) } : {}

  return {
    ...rest,
    sources: sourcesOf([field.path], needs),
    shownBy: shownBy(field, shows),
    ...rule('calculation', calculation),
    ...rule('visible', visible),
    ...rule('requiredWhen', requiredWhen),
    ...rule('initial', initial),
    parameters: Object.fromEntries(
      Object.entries(parameters).map(([name, formula]) => [name, bindRule(field, formula, byPath)]),
    ),
    checks: checks.map((formula, place) => planCheck(field, place, bindRule(field, formula, byPath), needs)),
    columns: columns.map((column) => linkField(column, around)),
  }
}

function planCheck(field: FormulaField, place: number, rule: Rule, needs: Needs): PlanCheck {
  const message = field.definition.checks[place]?.message ?? ''
  return { rule, message, sources: sourcesOf([field.path, ...pathsOf(rule)], needs) }
}

/** For each path the paths that its value depends on. */
type Needs = ReadonlyMap<string, readonly string[]>

/**
 * An order in which every path comes after all that it needs; otherwise as they came.
 * Refuses `form.circularFormula` with the circle.
 */
function orderOf(needs: Needs): readonly string[] {
  const done = new Set<string>()
  const waiting: string[] = []

  const visit = (path: string): void => {
    if (done.has(path)) return
    if (waiting.includes(path)) throw circle([...waiting.slice(waiting.indexOf(path)), path])
    waiting.push(path)
    for (const needed of needs.get(path) ?? []) visit(needed)
    waiting.pop()
    done.add(path)
  }

  for (const path of needs.keys()) visit(path)
  return [...done]
}

/** Everything that the given paths depend on, through others too, and they themselves. */
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

function circle(paths: readonly string[]): Refusal<'form.circularFormula'> {
  return new Refusal('form.circularFormula', { path: paths.join(' → ').slice(0, 200) })
}
