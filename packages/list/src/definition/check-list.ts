import type { FormPlan } from '@signet/form'
import { isProblem, parseFormula, type Scope } from '@signet/formula'
import { Refusal } from '@signet/std'
import { type Condition, ConditionGroup, isGroup } from '../conditions/condition.ts'
import { always, predicateOf } from '../conditions/predicate.ts'
import type { ListRefusal } from '../refusals.ts'
import { buttonKeys, type Fill, type ListAction, type ListDefinition } from './list-definition.ts'
import { type ListField, listField } from './list-field.ts'

/** Refuses `list.definitionInvalid` for the first part of a list that does not fit its form. */
export function checkList(definition: ListDefinition, form: FormPlan): void {
  checkFields(definition, form)
  for (const [index, { initial }] of definition.searches.entries())
    if (initial && 'formula' in initial) checkFormula(`searches.${index}.initial`, initial.formula, {})
  checkLayout(definition, form)
  checkActions(definition.actions, form)
  if (definition.only) checkRules(form, definition.only, 'only')
}

function checkFields(definition: ListDefinition, form: FormPlan): void {
  for (const { at, path, fits } of fieldUses(definition)) {
    const field = listField(form, path) ?? invalidList(at, `names no field ${path}`)
    if (!fits(field) || (isGiven(field) && !at.startsWith('searches')))
      invalidList(at, `${path} cannot serve here`)
  }
}

/** Whether a field only fills an interface parameter; rows have no value for it. */
function isGiven(field: ListField): boolean {
  return field.from === 'form' && field.field.definition.asks !== undefined
}

function checkLayout(
  { layout, leftTree, group, tree, importing }: ListDefinition,
  { definition: { dataView } }: FormPlan,
): void {
  if (dataView && layout === 'tree') invalidList('layout', 'has no records above others')
  if (layout === 'leftTree' && !leftTree) invalidList('leftTree', 'is missing')
  if (layout === 'groups' && !group) invalidList('group', 'is missing')
  if (layout === 'tree' && !tree) invalidList('tree', 'is missing')
  if (importing.mode === 'addAndUpdate' && importing.keys.length === 0)
    invalidList('importing.keys', 'are missing')
}

/** Refuses `list.definitionInvalid` for duplicate action names or references to missing fields. */
function checkActions(actions: readonly ListAction[], form: FormPlan): void {
  for (const [index, { key, enabledWhen, does }] of actions.entries()) {
    const at = `actions.${index}`
    const taken: readonly string[] = [...buttonKeys, ...actions.slice(0, index).map((one) => one.key)]
    if (taken.includes(key)) invalidList(`${at}.key`, 'names another button')
    checkFormula(`${at}.enabledWhen`, enabledWhen, form.scope)
    for (const [field, fill] of Object.entries(fillsOf(does))) checkFill(`${at}.does.${field}`, fill, form)
    if (does.kind === 'changeRecords') checkTargets(at, Object.keys(does.set), form)
  }
}

function fillsOf(does: ListAction['does']): Readonly<Record<string, Fill>> {
  if (does.kind === 'changeRecords') return does.set
  return does.kind === 'callInterface' ? does.parameters : does.fills
}

function checkTargets(at: string, keys: readonly string[], { fields }: FormPlan): void {
  const strange = keys.find((key) => !fields.some((field) => field.key === key))
  if (strange !== undefined) invalidList(`${at}.does.set`, `names no field ${strange}`)
}

function checkFill(at: string, fill: Fill, { byPath, scope }: FormPlan): void {
  if ('formula' in fill) checkFormula(at, fill.formula, scope)
  if ('field' in fill && !byPath.has(fill.field)) invalidList(at, `names no field ${fill.field}`)
}

type FieldCheck = (field: ListField) => boolean

/** A use of a field in a list, with the required capability. */
type FieldUse = Readonly<{ at: string; path: string; fits: FieldCheck }>

/** All uses of form fields in a list. */
function fieldUses(definition: ListDefinition): readonly FieldUse[] {
  const { columns, searches, keyword, sort, sums, card, tabs, leftTree, group, tree, own, importing } =
    definition
  const fieldsOf = (parts: readonly Readonly<{ field: string }>[]) => parts.map(({ field }) => field)
  return [
    ...each('columns', fieldsOf(columns), isAnything),
    ...searches.map(({ field, operator }, index) => use(`searches.${index}`, field, isAskedBy(operator))),
    ...each('keyword', keyword, ({ operators }) => operators.includes('contains')),
    ...each('sort', fieldsOf(sort), ({ isSortable }) => isSortable),
    ...each('sums', sums, isNumber),
    ...each('card.fields', card.fields, isAnything),
    ...each('own', own, isPerson),
    ...each('importing.keys', importing.keys, isSingle),
    ...one('card.title', card.title, isAnything),
    ...one('tabs', tabs?.field, isSingle),
    ...one('leftTree', leftTree?.field, ({ operators }) => operators.includes('anyOf')),
    ...one('group', group?.field, isSingle),
    ...one('tree', tree?.parent, isSingle),
  ]
}

function each(at: string, paths: readonly string[], fits: FieldCheck): FieldUse[] {
  return paths.map((path, index) => use(`${at}.${index}`, path, fits))
}

function one(at: string, path: string | undefined, fits: FieldCheck): FieldUse[] {
  return path === undefined ? [] : [use(at, path, fits)]
}

function use(at: string, path: string, fits: FieldCheck): FieldUse {
  return { at, path, fits }
}

function isAnything(): boolean {
  return true
}

function isAskedBy(operator: ListDefinition['searches'][number]['operator']): FieldCheck {
  return ({ operators }) => (operator === undefined ? operators.length > 0 : operators.includes(operator))
}

function isPerson({ names, operators }: ListField): boolean {
  return names === 'people' && operators.includes('anyOf')
}

function isNumber(field: ListField): boolean {
  return field.from === 'form' && field.column === 'numeric' && field.field.parent === undefined
}

/** A single comparable value per record. */
function isSingle(field: ListField): boolean {
  if (field.from !== 'form' || field.field.parent !== undefined) return false
  return field.column !== undefined && field.column !== 'text[]' && field.column !== 'jsonb'
}

/** Refuses `list.definitionInvalid` for rules with missing fields or invalid values. */
/** Reads conditions over the records of a form. Refuses `list.definitionInvalid` with the first mistake. */
export function readRules(raw: unknown, form: FormPlan): ConditionGroup {
  const read = ConditionGroup.safeParse(raw)
  if (!read.success) return invalidList('rules', read.error.issues[0]?.message ?? '')
  checkRules(form, read.data, 'rules')
  return read.data
}

export function checkRules(form: FormPlan, rules: ConditionGroup, path: string): void {
  predicateOf(rules, {
    field: (field) => listField(form, field),
    value: ({ value, variable }) => (variable === undefined ? value : ['somebody']),
    wrong: (condition, refusal) =>
      isOpenValue(condition, refusal) ? always : invalidList(path, `${condition.field}: ${refusal}`),
  })
  for (const formula of formulasIn(rules)) checkFormula(path, formula, {})
}

/** Formulas and variables have a value only at run time. */
function isOpenValue({ formula, variable }: Condition, refusal: ListRefusal): boolean {
  return refusal === 'list.valueRefused' && (formula !== undefined || variable !== undefined)
}

function formulasIn({ conditions }: ConditionGroup): readonly string[] {
  return conditions.flatMap((part) => (isGroup(part) ? formulasIn(part) : (part.formula ?? [])))
}

/** Refuses `list.definitionInvalid` for a formula that does not parse with these names. */
function checkFormula(at: string, source: string | undefined, scope: Scope): void {
  if (source === undefined) return
  const parsed = parseFormula(source, scope)
  if (isProblem(parsed)) invalidList(at, parsed.code)
}

export function invalidList(path: string, reason: string): never {
  throw new Refusal<ListRefusal>('list.definitionInvalid', { path: path.slice(0, 200), reason })
}
