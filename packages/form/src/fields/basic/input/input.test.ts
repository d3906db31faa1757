import { expect, test } from 'vitest'
import { kindTest } from '../../../../test/kind-test.ts'
import { input } from './input.ts'

const plain = kindTest(input)

test('a line of text has no line breaks and nothing that a database cannot hold', () => {
  expect(plain.read('a\r\nb\u2028c\u0000d')).toBe('a b cd')
  expect(plain.read('\ud800')).toBe('\ufffd')
})

test('text that is too long is refused, and so is anything else than text', () => {
  expect(kindTest(input, { maxLength: 3 }).read('abcd')).toEqual({ code: 'form.tooLong', params: { max: 3 } })
  expect(plain.read(12)).toEqual({ code: 'form.wrongType' })
})

test('a format is asked for only on submitting', () => {
  const mail = kindTest(input, { format: 'email' })
  expect(mail.read('li')).toBe('li')
  expect(mail.problem('li')).toEqual({ code: 'form.format.email', params: { digits: 6 } })
  expect(mail.problem('li@example.com')).toBeUndefined()
})
