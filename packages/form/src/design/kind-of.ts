import type { FieldDefinition } from '../definition/field-definition.ts'
import { fieldKinds, isFieldKindName } from '../fields/index.ts'
import type { FieldKind } from '../kind/field-kind.ts'
import type { DirectoryReferent } from '../references/referent.ts'

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

/** What of the organization the ids in the field name; undefined where they name none. */
export function namesOf(field: DraftField): DirectoryReferent | undefined {
  return kindOf(field)?.names?.(settingsOf(field))
}

/** Whether the field holds a point in time: a day, or a day with its time. */
export function isInstant(field: DraftField): boolean {
  const type = kindOf(field)?.valueType(settingsOf(field))
  return type === 'date' || type === 'datetime'
}

type DraftField = Pick<FieldDefinition, 'kind' | 'settings'>

/** The settings of a draft, or those that the kind begins with where the draft does not fit yet. */
function settingsOf(field: DraftField): unknown {
  const schema = kindOf(field)?.settings
  return schema?.safeParse(field.settings).data ?? schema?.parse({})
}
