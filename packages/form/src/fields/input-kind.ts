import type { ScalarType } from '@signet/formula'
import type { FieldDefinition } from '../definition/field-definition.ts'
import type { DirectoryReferent } from '../references/referent.ts'
import type { FieldKindName } from './index.ts'

/** A type of single values: one that formulas know, or the part of the organization that an id refers to. */
export type InputType = ScalarType | DirectoryReferent

type InputKind = Readonly<{ kind: FieldKindName; settings: FieldDefinition['settings'] }>

const inputKinds: Readonly<Record<InputType, InputKind>> = {
  text: { kind: 'input', settings: {} },
  number: { kind: 'number', settings: {} },
  boolean: { kind: 'switch', settings: {} },
  date: { kind: 'date', settings: {} },
  datetime: { kind: 'date', settings: { precision: 'second' } },
  duration: { kind: 'time', settings: { precision: 'second' } },
  people: { kind: 'user-select', settings: {} },
  organizations: { kind: 'organization-select', settings: {} },
  organizationPaths: { kind: 'organization-select', settings: {} },
  positions: { kind: 'position-select', settings: {} },
  roles: { kind: 'role-select', settings: {} },
  groups: { kind: 'group-select', settings: {} },
}

/** Returns the plainest field in which people enter a value of a type, with the finest precision that the type has. */
export function inputKindOf(type: InputType): InputKind {
  return inputKinds[type]
}

/** Tells whether values of a type are entered in one field; lists and sub-tables are not. */
export function isInputType(type: unknown): type is InputType {
  return typeof type === 'string' && Object.hasOwn(inputKinds, type)
}
