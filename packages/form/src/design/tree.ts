import type { FieldDefinition } from '../definition/field-definition.ts'
import { isTable } from './kind-of.ts'

type Fields = readonly FieldDefinition[]

/** Where a field stands: inside which layout or sub-table (none: the form itself), in which part of it, and before which place. */
export type Place = Readonly<{ inside?: string; slot?: string; at: number }>

/** A field of a draft with its path (`amount`, or `lines.amount` for a column) and its place. */
export type PlacedField = Readonly<{ path: string; field: FieldDefinition; place: Place }>

/** Every field, what is inside right after it, in reading order. */
export function everyField(fields: Fields, around?: FieldDefinition): PlacedField[] {
  return fields.flatMap((field, at) => [
    { path: pathIn(around, field), field, place: placeIn(around, field, at) },
    ...everyField(field.fields, field),
  ])
}

export function findField(fields: Fields, path: string): PlacedField | undefined {
  return everyField(fields).find((placed) => placed.path === path)
}

/** The fields that stand directly inside a layout or sub-table, or in the form itself. */
export function fieldsInside(fields: Fields, inside: string | undefined): Fields {
  return inside === undefined ? fields : (findField(fields, inside)?.field.fields ?? [])
}

/** The tree with every field as `change` makes it, what is inside first. */
export function mapFields(
  fields: Fields,
  change: (field: FieldDefinition, path: string) => FieldDefinition,
  around?: FieldDefinition,
): FieldDefinition[] {
  return fields.map((field) =>
    change({ ...field, fields: mapFields(field.fields, change, field) }, pathIn(around, field)),
  )
}

export function withoutFields(
  fields: Fields,
  paths: ReadonlySet<string>,
  around?: FieldDefinition,
): FieldDefinition[] {
  return fields
    .filter((field) => !paths.has(pathIn(around, field)))
    .map((field) => ({ ...field, fields: withoutFields(field.fields, paths, field) }))
}

export function withFields(fields: Fields, added: Fields, { inside, slot, at }: Place): FieldDefinition[] {
  const placed = added.map(({ slot: _slot, ...field }) => (slot === undefined ? field : { ...field, slot }))
  if (inside === undefined) return fields.toSpliced(at, 0, ...placed)
  return mapFields(fields, (field, path) =>
    path === inside ? { ...field, fields: field.fields.toSpliced(at, 0, ...placed) } : field,
  )
}

/** The path of a field inside another: a column is named after its sub-table, layouts leave no trace. */
export function pathIn(around: FieldDefinition | undefined, { key }: FieldDefinition): string {
  return around && isTable(around) ? `${around.key}.${key}` : key
}

function placeIn(around: FieldDefinition | undefined, { slot }: FieldDefinition, at: number): Place {
  return {
    at,
    ...(around === undefined ? {} : { inside: around.key }),
    ...(slot === undefined ? {} : { slot }),
  }
}
