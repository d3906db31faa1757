import type { FieldDefinition } from '../definition/field-definition.ts'
import { isContainer, isTable, kindOf } from './kind-of.ts'
import { everyField, findField, type Place } from './tree.ts'

type Fields = readonly FieldDefinition[]

/** May a field of this kind stand there? Columns know only some kinds, and only layouts and sub-tables have an inside. */
export function mayStand(fields: Fields, field: Pick<FieldDefinition, 'kind'>, { inside }: Place): boolean {
  const kind = kindOf(field)
  if (!kind) return false
  if (inside === undefined) return true

  const around = findField(fields, inside)?.field
  if (!around || !isContainer(around)) return false
  return isTable(around) ? kind.inSubTable : true
}

/** May these fields, with all that is inside them, be put there? Never into themselves. */
export function mayMove(fields: Fields, paths: readonly string[], place: Place): boolean {
  const moved = paths.flatMap((path) => findField(fields, path)?.field ?? [])
  if (moved.length !== paths.length || moved.length === 0) return false
  const inside = new Set(everyField(moved).map(({ path }) => path))
  if (place.inside !== undefined && inside.has(place.inside)) return false
  return moved.every((field) => mayStand(fields, field, place))
}
