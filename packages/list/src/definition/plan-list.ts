import type { FormPlan } from '@signet/form'
import { type Formula, isProblem, parseFormula } from '@signet/formula'
import type { ButtonKey, ListDefinition } from './list-definition.ts'
import { type ListField, listField } from './list-field.ts'

/** A compiled list over a version of its form. */
export type ListPlan = Readonly<{
  definition: ListDefinition
  form: FormPlan
  /** All fields the list shows, filters, sorts or sums; no others can be queried. */
  fields: ReadonlyMap<string, ListField>
  /** Formulas that enable actions; actions without one are always enabled. */
  enabled: ReadonlyMap<string, Formula>
}>

/** Joins a list with its form, dropping missing fields, because forms are published without checking their lists. */
export function planList(definition: ListDefinition, form: FormPlan): ListPlan {
  const known = (path: string | undefined) => path !== undefined && listField(form, path) !== undefined
  const own = fitted(form.definition.dataView ? toLookAt(definition) : definition, known, form)
  const fields = pathsIn(own).map((path) => listField(form, path))
  return {
    definition: own,
    form,
    fields: new Map(fields.flatMap((field) => (field ? [[field.path, field]] : []))),
    enabled: new Map(
      own.actions.flatMap((action) => {
        const formula = conditionOf(action, form)
        return formula ? [[action.key, formula] as const] : []
      }),
    ),
  }
}

type Action = ListDefinition['actions'][number]

function conditionOf({ enabledWhen }: Action, { scope }: FormPlan): Formula | undefined {
  const parsed = enabledWhen === undefined ? undefined : parseFormula(enabledWhen, scope, 'boolean')
  return parsed === undefined || isProblem(parsed) ? undefined : parsed
}

type IsKnown = (path: string | undefined) => boolean

function fitted(definition: ListDefinition, known: IsKnown, form: FormPlan): ListDefinition {
  const { columns, searches, keyword, sort, sums, card, own, importing, actions } = definition
  const { tabs, leftTree, group, tree, ...rest } = definition
  const has = ({ field }: Readonly<{ field: string }>) => known(field)
  return {
    ...rest,
    actions: actions.filter((action) => action.enabledWhen === undefined || conditionOf(action, form)),
    columns: columns.filter(has),
    searches: searches.filter(has),
    keyword: keyword.filter(known),
    sort: sort.filter(has),
    sums: sums.filter(known),
    card: { ...(known(card.title) && { title: card.title }), fields: card.fields.filter(known) },
    own: own.filter(known),
    importing: { ...importing, keys: importing.keys.filter(known) },
    ...(tabs && has(tabs) && { tabs }),
    ...(leftTree && has(leftTree) && { leftTree }),
    ...(group && has(group) && { group }),
    ...(tree && known(tree.parent) && { tree }),
  }
}

/** Distinct fields a list shows, filters, sorts, groups or sums. */
function pathsIn(definition: ListDefinition): readonly string[] {
  const { columns, searches, keyword, sort, sums, card, tabs, leftTree, group, tree } = definition
  const paths = [
    ...[...columns, ...searches, ...sort].map(({ field }) => field),
    ...keyword,
    ...sums,
    ...card.fields,
    card.title,
    tabs?.field,
    leftTree?.field,
    group?.field,
    tree?.parent,
  ]
  return [...new Set(paths.filter((path) => path !== undefined))]
}

const looking: readonly ButtonKey[] = ['detail', 'export', 'print']

/** Whether a button is read-only. */
export function isReadOnlyButton(key: ButtonKey): boolean {
  return looking.includes(key)
}

/** A list over external rows, without buttons that change them. */
function toLookAt({ buttons, layout, tree: _tree, ...definition }: ListDefinition): ListDefinition {
  return {
    ...definition,
    layout: layout === 'tree' ? 'table' : layout,
    inlineEdit: false,
    buttons: buttons.filter(({ key }) => isReadOnlyButton(key)),
    actions: [],
  }
}
