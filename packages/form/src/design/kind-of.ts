import type { FieldDefinition } from '../definition/field-definition.ts'
import { fieldKinds, isFieldKindName } from '../fields/index.ts'
import type { FieldKind } from '../kind/field-kind.ts'
import type { DirectoryReferent } from '../references/referent.ts'

/** Returns the kind of a field of a draft, or undefined when its kind is unknown. */
export function kindOf({ kind }: Pick<FieldDefinition, 'kind'>): FieldKind | undefined {
  return isFieldKindName(kind) ? fieldKinds[kind] : undefined
}

export function isTable(field: Pick<FieldDefinition, 'kind'>): boolean {
  return kindOf(field)?.holds === 'rows'
}

/** Tells whether the field can contain other fields. */
export function isContainer(field: Pick<FieldDefinition, 'kind'>): boolean {
  return isTable(field) || kindOf(field)?.holds === 'fields'
}

/** Returns the directory that the ids in the field refer to, or undefined when it holds no ids. */
export function namesOf(field: DraftField): DirectoryReferent | undefined {
  return kindOf(field)?.names(settingsOf(field))
}

/** Tells whether the field holds a day or a time on a day. */
export function isInstant(field: DraftField): boolean {
  const type = kindOf(field)?.valueType(settingsOf(field))
  return type === 'date' || type === 'datetime'
}

type DraftField = Pick<FieldDefinition, 'kind' | 'settings'>

/** Returns the settings of a draft, or the defaults of the kind while the settings are invalid. */
function settingsOf(field: DraftField): unknown {
  const schema = kindOf(field)?.settings
  return schema?.safeParse(field.settings).data ?? schema?.parse({})
}
