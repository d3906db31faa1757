import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { isCommonPassword } from './is-common-password.ts'
import { drawPassword, refuseWeakPassword } from './passwords.ts'

const li = ['li.wei', '李伟']

test.each([
  'short',
  '11111111',
  '12345678',
  '87654321',
  'abababab',
  'Password1!',
  'qwerty2024',
  'xx-li.wei-xx',
])('Li may not choose %s', (password) => {
  expect(() => refuseWeakPassword(password, li)).toThrow('session.weakPassword')
})

test.each(['signet-demo', 'correct horse battery', '春眠不觉晓处处闻啼', 'x7#Kq!pZ'])(
  'Li may choose %s',
  (password) => {
    expect(() => refuseWeakPassword(password, li)).not.toThrow()
  },
)

/** Long enough, and each among the first 100,000 of published lists of leaked passwords. */
const leaked = ['1234567890', 'qwertyuiop', 'q1w2e3r4t5', 'abcd1234', 'a123456789', 'ZXCVBNM123']

test.each([
  ...leaked,
  'charlie1',
  'Blink182',
  'chocolate',
  'liverpool',
  'gangster',
  'elizabeth',
  'qazwsxedc',
])('Li may not choose %s, which many others use', (password) => {
  expect(() => refuseWeakPassword(password, li)).toThrow('session.weakPassword')
})

test('of 20,000 random passwords, hardly any counts as common', () => {
  const random = Array.from({ length: 20_000 }, (_, index) =>
    createHash('sha256').update(`random ${index}`).digest('base64').slice(0, 12),
  )

  expect(random.filter(isCommonPassword).length).toBeLessThan(10)
})

test('a drawn password that the filter takes for a common one is drawn again', () => {
  const mistaken = createHash('sha256').update('draw 109668').digest().subarray(0, 18)
  expect(isCommonPassword(mistaken.toString('base64url'))).toBe(true)
  const draws = [mistaken, createHash('sha256').update('draw 1').digest().subarray(0, 18)]
  const password = drawPassword(() => draws.shift() ?? mistaken, li)
  expect(draws).toEqual([])
  expect(() => refuseWeakPassword(password, li)).not.toThrow()
})
