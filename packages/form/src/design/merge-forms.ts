import { isSameJson } from '@signet/std'
import type { MergeRules, RequiredPart, Versions } from '@signet/std/merge'
import { FieldDefinition } from '../definition/field-definition.ts'
import type { FormDefinition } from '../definition/form-definition.ts'
import { renameField } from './edit-form.ts'
import { everyField, ownKey, takenKeys } from './tree.ts'

/** A field with the layout or sub-table that contains it, so that a move is a change of one part. */
type FlatField = Readonly<{ id: string; inside?: string }> & Omit<FieldDefinition, 'fields'>

type FlatForm = Omit<FormDefinition, 'fields'> & Readonly<{ fields: readonly FlatField[] }>

/** Forms are merged field by field, and the settings of a field one by one. */
export const formMergeRules: MergeRules<FormDefinition, FlatForm> = {
  shape: { parts: { fields: { itemsBy: 'id', item: { parts: { settings: { parts: {} } } } } } },
  toTree: (form) => ({ ...form, fields: flatFields(form) }),
  fromTree: (form) => ({ ...form, fields: nestFields(form.fields) }),
  separate: separateKeys,
  required: requiredContainers,
}

function flatFields({ fields }: FormDefinition): readonly FlatField[] {
  return everyField(fields).map(({ path, field: { fields: _inner, ...field }, place }) => ({
    id: path,
    ...(place.inside !== undefined && { inside: place.inside }),
    ...field,
  }))
}

/** Fields whose container is missing, or inside themselves, become fields of the form. */
function nestFields(flat: readonly FlatField[]): FieldDefinition[] {
  const byId = new Map(flat.map((field) => [field.id, field]))
  const isRooted = ({ inside }: FlatField, above: readonly string[] = []): boolean => {
    if (inside === undefined) return true
    const container = byId.get(inside)
    return container !== undefined && !above.includes(inside) && isRooted(container, [...above, inside])
  }
  const nest = (container: string | undefined): FieldDefinition[] =>
    flat
      .filter((field) => (isRooted(field) ? field.inside === container : container === undefined))
      .map(({ id, inside: _inside, ...field }) => FieldDefinition.parse({ ...field, fields: nest(id) }))
  return nest(undefined)
}

/** Renames own fields that got the key of a field that the other side added. */
function separateKeys({ base, mine, theirs }: Versions<FormDefinition>): FormDefinition {
  const known = new Set(everyField(base.fields).map(({ path }) => path))
  const added = new Map(everyField(theirs.fields).map(({ path, field }) => [path, field]))
  return everyField(mine.fields)
    .filter(({ path, field }) => !known.has(path) && added.has(path) && !isSameJson(field, added.get(path)))
    .reduce((form, { path, field }) => {
      const taken = takenKeys(
        [form, theirs].flatMap(({ fields }) => everyField(fields)).map((one) => one.field.key),
      )
      return renameField(form, path, ownKey(field.key, taken)).form
    }, mine)
}

/** A container that one side removed stays while the other side has a field in it. */
function requiredContainers({ fields }: FlatForm, versions: Versions<FlatForm>): readonly RequiredPart[] {
  const ids = new Set(fields.map(({ id }) => id))
  const missing = fields.flatMap(({ inside }) => (inside === undefined || ids.has(inside) ? [] : inside))
  return (['mine', 'theirs'] as const).flatMap((side) =>
    versions[side].fields
      .filter(({ id }) => missing.includes(id))
      .map(({ id }) => ({ path: ['fields', id], side })),
  )
}
