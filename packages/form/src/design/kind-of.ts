import type { FieldDefinition } from '../field-definition.ts'
import type { FieldKind } from '../field-kind.ts'
import { fieldKinds, isFieldKindName } from '../fields/index.ts'

/** The kind of a field of a draft; undefined when it names none. */
export function kindOf({ kind }: Pick<FieldDefinition, 'kind'>): FieldKind | undefined {
  return isFieldKindName(kind) ? fieldKinds[kind] : undefined
}

export function isTable(field: Pick<FieldDefinition, 'kind'>): boolean {
  return kindOf(field)?.holds === 'rows'
}

/** Can other fields stand in it? */
export function isContainer(field: Pick<FieldDefinition, 'kind'>): boolean {
  return isTable(field) || kindOf(field)?.holds === 'fields'
}
