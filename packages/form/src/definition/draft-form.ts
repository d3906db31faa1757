import { Refusal } from '@signet/std'
import { fieldKinds, isFieldKindName } from '../fields/index.ts'
import type { ColumnFacts, FieldKind } from '../kind/field-kind.ts'
import { sqlName } from '../tables/table-shape.ts'
import { type FieldValue, isEmptyValue } from '../values/field-value.ts'
import { schemaOf } from '../values/read-value.ts'
import type { DraftField } from './draft-field.ts'
import type { FieldDefinition } from './field-definition.ts'
import { isFilledByPeople } from './is-filled-by-people.ts'
import { invalid } from './read-definition.ts'

const deepestLayout = 6

type At = readonly (string | number)[]

/** Position of a definition: its path in the JSON, the layout that contains it and the sub-table of a column. */
type Around = Readonly<{
  at: At
  names: Set<string>
  depth: number
  parent?: string
  layout?: DraftField
}>

/**
 * Looks up kinds and parses settings. The fields of a layout follow it, so the list is in reading order.
 * Refuses `form.definitionInvalid`.
 */
export function draftForm(definitions: readonly FieldDefinition[]): DraftField[] {
  return draftFields(definitions, { at: ['fields'], names: new Set(), depth: 0 })
}

function draftFields(definitions: readonly FieldDefinition[], context: Around): DraftField[] {
  return definitions.flatMap((definition, index) => {
    const here = { ...context, at: [...context.at, index] }
    const field = draftField(definition, here)
    return field.kind.holds === 'fields' ? [field, ...fieldsInside(field, here)] : [field]
  })
}

/** Returns the fields inside a layout, whose keys share one namespace with the whole form. */
function fieldsInside(layout: DraftField, { at, names, depth }: Around): DraftField[] {
  if (depth >= deepestLayout) refuse(at, `lies in more than ${deepestLayout} layouts`)
  return draftFields(layout.definition.fields, {
    at: [...at, 'fields'],
    names,
    depth: depth + 1,
    layout,
  })
}

function draftField(definition: FieldDefinition, context: Around): DraftField {
  const { at, parent, layout } = context
  takeName(definition, context)
  const kind = kindOf(definition, context)
  const settings = kind.settings.safeParse(definition.settings)
  if (!settings.success) throw invalid([...at, 'settings'], settings.error)

  const columns = kind.holds === 'rows' ? columnsOf(definition, at) : []
  const mistake = kind.mistake?.(settings.data, columns.map(factsOf))
  if (mistake) refuse([...at, 'settings'], mistake)
  if (layout) checkSlot(layout, definition, at)

  return {
    at,
    path: parent === undefined ? definition.key : `${parent}.${definition.key}`,
    key: definition.key,
    ...(parent === undefined ? {} : { parent }),
    layouts: layout ? [...layout.layouts, layout.path] : [],
    definition,
    kindName: nameOf(definition, at),
    kind,
    settings: settings.data,
    empty: kind.empty(settings.data),
    columns,
  }
}

function factsOf(column: DraftField): ColumnFacts {
  const { key, kind, settings } = column
  return {
    key,
    type: kind.valueType(settings),
    isFilledByPeople: isFilledByPeople(column),
    takes: (value) => isEmptyValue(value as FieldValue) || schemaOf(column).safeParse(value).success,
  }
}

function takeName({ key }: FieldDefinition, { at, names }: Around): void {
  const name = sqlName(key)
  if (names.has(name)) refuse([...at, 'key'], 'names the same column as another field')
  names.add(name)
}

function kindOf(definition: FieldDefinition, { at, parent }: Around): FieldKind {
  const kind: FieldKind = fieldKinds[nameOf(definition, at)]
  if (parent !== undefined && !kind.inSubTable) refuse([...at, 'kind'], 'cannot stand in a sub-table')
  if (kind.holds !== 'rows' && kind.holds !== 'fields' && definition.fields.length > 0)
    refuse([...at, 'fields'], 'only a sub-table or a layout has fields inside')
  return kind
}

function nameOf({ kind }: FieldDefinition, at: At) {
  return isFieldKindName(kind) ? kind : refuse([...at, 'kind'], 'is not a kind of field')
}

function columnsOf({ key, fields }: FieldDefinition, at: At): DraftField[] {
  return draftFields(fields, { at: [...at, 'fields'], names: new Set(), depth: 0, parent: key })
}

function checkSlot({ kind, settings }: DraftField, { slot }: FieldDefinition, at: At): void {
  if (slot === undefined) return
  if (!kind.slots?.(settings).some(({ id }) => id === slot))
    refuse([...at, 'slot'], 'is no part of the layout around it')
}

function refuse(at: At, reason: string): never {
  throw new Refusal('form.definitionInvalid', { path: at.join('.'), reason })
}
