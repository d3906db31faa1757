import type { ListDefinition } from './list-definition.ts'
import type { ListField } from './list-field.ts'

type Fits = (field: ListField) => boolean

/** Where a list names a field, and what the field must be good for there. */
export type FieldUse = Readonly<{ at: string; path: string; fits: Fits }>

/** Every place in which a list names a field of its form. */
export function fieldUses(definition: ListDefinition): readonly FieldUse[] {
  const { columns, searches, keyword, sort, sums, card, tabs, leftTree, group, tree, importing } = definition
  const fieldsOf = (parts: readonly Readonly<{ field: string }>[]) => parts.map(({ field }) => field)
  return [
    ...each('columns', fieldsOf(columns), isAnything),
    ...searches.map(({ field, operator }, place) => use(`searches.${place}`, field, isAskedBy(operator))),
    ...each('keyword', keyword, ({ operators }) => operators.includes('contains')),
    ...each('sort', fieldsOf(sort), ({ isSortable }) => isSortable),
    ...each('sums', sums, isNumber),
    ...each('card.fields', card.fields, isAnything),
    ...each('importing.keys', importing.keys, isSingle),
    ...one('card.title', card.title, isAnything),
    ...one('tabs', tabs?.field, isSingle),
    ...one('leftTree', leftTree?.field, ({ operators }) => operators.includes('anyOf')),
    ...one('group', group?.field, isSingle),
    ...one('tree', tree?.parent, isSingle),
  ]
}

function each(at: string, paths: readonly string[], fits: Fits): FieldUse[] {
  return paths.map((path, place) => use(`${at}.${place}`, path, fits))
}

function one(at: string, path: string | undefined, fits: Fits): FieldUse[] {
  return path === undefined ? [] : [use(at, path, fits)]
}

function use(at: string, path: string, fits: Fits): FieldUse {
  return { at, path, fits }
}

function isAnything(): boolean {
  return true
}

function isAskedBy(operator: ListDefinition['searches'][number]['operator']): Fits {
  return ({ operators }) => (operator === undefined ? operators.length > 0 : operators.includes(operator))
}

function isNumber(field: ListField): boolean {
  return field.from === 'form' && field.column === 'numeric' && field.field.parent === undefined
}

/** One value per record, that can be compared. */
function isSingle(field: ListField): boolean {
  if (field.from !== 'form' || field.field.parent !== undefined) return false
  return field.column !== undefined && field.column !== 'text[]' && field.column !== 'jsonb'
}
