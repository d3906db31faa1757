import { expect, test } from 'vitest'
import { columnType } from './column-type.ts'
import { camelCase } from './generate-tables.ts'

const plain = { name: 'status', isRequired: true, hasDefault: false, isComputed: false, checks: [] }

test('a checked text becomes the union of its values, quotes and all', () => {
  const checks = ["CHECK ((status = ANY (ARRAY['open'::text, 'won''t'::text])))"]
  expect(columnType({ ...plain, type: 'text', checks })).toBe("'open' | 'won\\'t'")
  expect(columnType({ ...plain, type: 'text', checks: ["CHECK ((status = 'one'::text))"] })).toBe("'one'")
})

test('a default makes a column optional to write, a computed one cannot be written', () => {
  expect(columnType({ ...plain, type: 'text', hasDefault: true })).toBe('Generated<string>')
  expect(columnType({ ...plain, type: 'text', isRequired: false })).toBe('string | null')
  expect(columnType({ ...plain, type: 'tsvector', isComputed: true })).toBe('GeneratedAlways<string>')
})

test('numbers beyond JavaScript are read as text, JSON is written as text', () => {
  expect(columnType({ ...plain, type: 'numeric' })).toBe(
    'ColumnType<string, string | number, string | number>',
  )
  expect(columnType({ ...plain, type: 'jsonb', hasDefault: true })).toBe(
    'ColumnType<unknown, string | undefined, string>',
  )
})

test('a type nobody thought of stops the generator', () => {
  expect(() => columnType({ ...plain, type: 'money' })).toThrow(/No TypeScript type/)
})

test('a name that would not find its way back stops the generator', () => {
  expect(camelCase('case_id')).toBe('caseId')
  expect(() => camelCase('level_2')).toThrow(/does not survive/)
})
