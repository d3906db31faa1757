import { expect, test } from 'vitest'
import { columnKinds } from './column-kinds.ts'

test('a column of days becomes a date, of numbers a number, of words that come again a choice', () => {
  expect(columnKinds([new Date(0), null])).toEqual({ kind: 'date' })
  expect(columnKinds([1, 2.5, ''])).toEqual({ kind: 'number' })
  expect(columnKinds([true, false])).toEqual({ kind: 'switch' })
  expect(columnKinds(['差旅', '办公', '差旅', '办公'])).toEqual({
    kind: 'select',
    settings: {
      options: [
        { id: 'option1', label: '差旅' },
        { id: 'option2', label: '办公' },
      ],
    },
  })
})

test('mixed, empty or all-different values are text', () => {
  expect(columnKinds([])).toEqual({ kind: 'input' })
  expect(columnKinds([1, 'a'])).toEqual({ kind: 'input' })
  expect(columnKinds(['x'.repeat(80)])).toEqual({ kind: 'textarea' })
})
