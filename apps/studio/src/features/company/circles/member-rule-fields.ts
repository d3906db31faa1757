import { accountKinds, attributePrefix } from '@signet/contract'
import { FieldDefinition } from '@signet/form'
import type { RuleSubject } from '@signet/form/design'

type Named = Readonly<{ id: string; name: string }>
type Say = (key: string) => string
/** What a company has that rules can ask about besides. */
type OfCompany = Readonly<{ grades: readonly Named[]; attributes: readonly unknown[] }>

/**
 * Returns the facts of people that a member rule can ask about, as fields; their keys are `memberRuleScope`. Fields of
 * personnel records follow.
 */
export function memberRuleFields(t: Say, { grades, attributes }: OfCompany): readonly FieldDefinition[] {
  const field = (key: string, kind: string, settings: FieldDefinition['settings'] = {}) =>
    FieldDefinition.parse({ key, kind, settings, label: t(`circles.fact.${key}`) })
  const several = { multiple: true }
  const options = (ids: readonly Named[]) => ({ options: ids.map(({ id, name }) => ({ id, label: name })) })
  const choice = (prefix: string, ids: readonly string[]) =>
    options(ids.map((id) => ({ id, name: t(`circles.${prefix}.${id}`) })))
  return [
    field('departments', 'organization-select', several),
    field('department', 'organization-select'),
    field('company', 'organization-select'),
    field('posts', 'position-select', several),
    field('heldRoles', 'role-select', several),
    field('groups', 'group-select', several),
    field('grades', 'checkbox', options(grades)),
    field('years', 'number'),
    field('entryDate', 'date'),
    field('gender', 'select', choice('gender', ['female', 'male'])),
    field('accountKind', 'select', choice('accountKind', accountKinds)),
    field('account', 'input'),
    field('name', 'input'),
    field('employeeNumber', 'input'),
    field('email', 'input'),
    ...attributes.map(attributeField),
  ]
}

/** Only the name differs: with the prefix it may be longer than a field of a form can have it. */
function attributeField(definition: unknown): FieldDefinition {
  const field = FieldDefinition.parse(definition)
  return { ...field, key: `${attributePrefix}${field.key}` }
}

/** A rule is the same for every reader, so that only today can be compared with. */
export function isOfferedInRule({ operand }: RuleSubject): boolean {
  return operand.of === 'field' || (operand.of === 'context' && operand.name === 'today')
}
