import { expect, test } from 'vitest'
import { kindTest } from '../../../../test/kind-test.ts'
import { textarea } from './textarea.ts'

test('lines stay lines, with one kind of break', () => {
  expect(kindTest(textarea).read('a\r\nb\rc\n')).toBe('a\nb\nc\n')
})

test('a text that is too long is refused', () => {
  expect(kindTest(textarea, { maxLength: 5 }).read('123456')).toEqual({
    code: 'form.tooLong',
    params: { max: 5 },
  })
})
