import { expect, test } from 'vitest'
import { kindTest } from '../../../../test/kind-test.ts'
import { signature } from './signature.ts'

const plain = kindTest(signature)
const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('a signature is a picture, and nothing that only says so', () => {
  expect(plain.read(dot)).toBe(dot)
  expect(plain.read('data:image/svg+xml;base64,PHN2Zz4=')).toEqual({ code: 'form.wrongType' })
  expect(plain.read('javascript:alert(1)')).toEqual({ code: 'form.wrongType' })
  expect(plain.read(12)).toEqual({ code: 'form.wrongType' })
})

test('one of more than 200 KB is refused with that number', () => {
  expect(plain.read(dot + 'A'.repeat(300_000))).toEqual({
    code: 'form.pictureTooLarge',
    params: { max: 200 },
  })
})

test('a list says that it is signed, not with what', () => {
  expect(plain.text(dot)).toBe('Signed')
  expect(plain.text(dot, { locale: 'zh-TW' })).toBe('已簽名')
  expect(plain.text('')).toBe('')
})
