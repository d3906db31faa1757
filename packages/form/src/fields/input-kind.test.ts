import { expect, test } from 'vitest'
import type { FieldKind } from '../kind/field-kind.ts'
import { fieldKinds } from './index.ts'
import { inputKindOf, isInputType } from './input-kind.ts'

test.each(['text', 'number', 'boolean', 'date', 'datetime', 'duration'] as const)(
  'formulas read the field for a value of type %s as that type',
  (type) => {
    const { kind, settings } = inputKindOf(type)
    const own: FieldKind = fieldKinds[kind]

    expect(own.valueType(own.settings.parse(settings))).toBe(type)
  },
)

test.each(['people', 'organizations', 'positions', 'roles', 'groups'] as const)(
  'the field for an id of %s refers to them',
  (referent) => {
    const { kind, settings } = inputKindOf(referent)
    const own: FieldKind = fieldKinds[kind]

    expect(own.names(own.settings.parse(settings))).toBe(referent)
  },
)

test('lists, sub-tables and unreadable values have no field of their own', () => {
  expect([isInputType('list<text>'), isInputType({ rows: {} }), isInputType(undefined)]).toEqual([
    false,
    false,
    false,
  ])
  expect(isInputType('toString')).toBe(false)
})
