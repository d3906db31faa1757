import { expect, test } from 'vitest'
import { guessFieldKind } from './guess-field-kind.ts'

test('dates become a date field, numbers a number field, repeated words a choice', () => {
  expect(guessFieldKind([new Date(0), null])).toEqual({ kind: 'date', settings: {} })
  expect(guessFieldKind([1, 2.5, ''])).toEqual({ kind: 'number', settings: {} })
  expect(guessFieldKind([true, false])).toEqual({ kind: 'switch', settings: {} })
  expect(guessFieldKind(['差旅', '办公', '差旅', '办公'])).toEqual({
    kind: 'select',
    settings: {
      options: [
        { id: 'option1', label: '差旅' },
        { id: 'option2', label: '办公' },
      ],
    },
  })
})

test('mixed, empty or distinct values become a text field', () => {
  expect(guessFieldKind([])).toEqual({ kind: 'input', settings: {} })
  expect(guessFieldKind([1, 'a'])).toEqual({ kind: 'input', settings: {} })
  expect(guessFieldKind(['x'.repeat(80)])).toEqual({ kind: 'textarea', settings: {} })
})
