import type { FieldDefinition } from '../definition/field-definition.ts'
import type { FieldKindName } from '../fields/index.ts'
import { isComparable } from '../tables/tables-of.ts'
import { isContainer, isTable, kindOf } from './kind-of.ts'

type Fields = readonly FieldDefinition[]

/**
 * The place of a field: the layout or sub-table that contains it (absent for the form itself), its slot and its index.
 */
export type FieldPlace = Readonly<{ inside?: string; slot?: string; at: number }>

/** A field of a draft with its path (`amount`, or `lines.amount` for a column) and its place. */
export type PlacedField = Readonly<{ path: string; field: FieldDefinition; place: FieldPlace }>

/** Returns all fields in reading order, each before the fields inside it. */
export function everyField(fields: Fields, container?: FieldDefinition): PlacedField[] {
  return fields.flatMap((field, at) => [
    { path: pathIn(container, field), field, place: placeIn(container, field, at) },
    ...everyField(field.fields, field),
  ])
}

export function findField(fields: Fields, path: string): PlacedField | undefined {
  return everyField(fields).find((placed) => placed.path === path)
}

/** Returns the direct children of a layout, a sub-table or the form itself. */
export function fieldsInside(fields: Fields, inside: string | undefined): Fields {
  return inside === undefined ? fields : (findField(fields, inside)?.field.fields ?? [])
}

/** Applies `change` to every field of the tree, inner fields first. */
export function mapFields(
  fields: Fields,
  change: (field: FieldDefinition, path: string) => FieldDefinition,
  container?: FieldDefinition,
): FieldDefinition[] {
  return fields.map((field) =>
    change({ ...field, fields: mapFields(field.fields, change, field) }, pathIn(container, field)),
  )
}

export function withoutFields(
  fields: Fields,
  paths: ReadonlySet<string>,
  container?: FieldDefinition,
): FieldDefinition[] {
  return fields
    .filter((field) => !paths.has(pathIn(container, field)))
    .map((field) => ({ ...field, fields: withoutFields(field.fields, paths, field) }))
}

export function withFields(
  fields: Fields,
  added: Fields,
  { inside, slot, at }: FieldPlace,
): FieldDefinition[] {
  const placed = added.map(({ slot: _slot, ...field }) => (slot === undefined ? field : { ...field, slot }))
  if (inside === undefined) return fields.toSpliced(at, 0, ...placed)
  return mapFields(fields, (field, path) =>
    path === inside ? { ...field, fields: field.fields.toSpliced(at, 0, ...placed) } : field,
  )
}

/** Returns the path of an inner field. A sub-table prefixes its columns; a layout does not. */
export function pathIn(container: FieldDefinition | undefined, { key }: FieldDefinition): string {
  return container && isTable(container) ? `${container.key}.${key}` : key
}

function placeIn(container: FieldDefinition | undefined, { slot }: FieldDefinition, at: number): FieldPlace {
  return {
    at,
    ...(container === undefined ? {} : { inside: container.key }),
    ...(slot === undefined ? {} : { slot }),
  }
}

/** Returns the first free key with a number: `dateRange1` for a field of the kind `date-range`. */
export function freeKey(kind: FieldKindName, taken: ReadonlySet<string>): string {
  const word = kind.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return numbered(word, taken, 1)
}

/** Returns the key itself, or `amount2`, `amount3` and so on when it is taken. */
export function ownKey(key: string, taken: ReadonlySet<string>): string {
  if (!taken.has(key.toLowerCase())) return key
  return numbered(key.replace(/\d+$/, '').slice(0, 34) || 'field', taken, 2)
}

/** Keys are compared without case, like column names. */
export function takenKeys(keys: Iterable<string>): Set<string> {
  return new Set([...keys].map((key) => key.toLowerCase()))
}

function numbered(word: string, taken: ReadonlySet<string>, from: number): string {
  let number = from
  while (taken.has(`${word}${number}`.toLowerCase())) number += 1
  return `${word}${number}`
}

/** Tells whether the field can identify records, alone or with others. A column has many values in one record. */
export function canBeUnique({ path, field }: Pick<PlacedField, 'path' | 'field'>): boolean {
  const kind = kindOf(field)
  const settings = kind?.settings.safeParse(field.settings)
  return !path.includes('.') && settings?.success === true && isComparable(kind?.column(settings.data)?.type)
}

/** Tells whether a field of this kind is allowed at a place: sub-tables accept only some kinds. */
export function isAllowedAt(
  fields: Fields,
  field: Pick<FieldDefinition, 'kind'>,
  { inside }: FieldPlace,
): boolean {
  const kind = kindOf(field)
  if (!kind) return false
  if (inside === undefined) return true

  const container = findField(fields, inside)?.field
  if (!container || !isContainer(container)) return false
  return isTable(container) ? kind.inSubTable : true
}

/** Tells whether the fields, with everything inside them, may move to a place outside themselves. */
export function canMoveFields(fields: Fields, paths: readonly string[], place: FieldPlace): boolean {
  const moved = paths.flatMap((path) => findField(fields, path)?.field ?? [])
  if (moved.length !== paths.length || moved.length === 0) return false
  const inside = new Set(everyField(moved).map(({ path }) => path))
  if (place.inside !== undefined && inside.has(place.inside)) return false
  return moved.every((field) => isAllowedAt(fields, field, place))
}
