import { expect, test } from 'vitest'
import { kindTest } from '../../../test/kind-test.ts'
import { signature } from './signature.ts'
import { boxOf, placed, turned, turnedBack } from './signature-pad.view.tsx'

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

const strokes = [
  {
    penColor: 'black',
    points: [
      { x: 10, y: 100, time: 1 },
      { x: 30, y: 180, time: 2 },
    ],
  },
]

test('what is written on an upright screen reads from left to right once it is turned', () => {
  expect(turned(strokes, 300)[0]?.points).toEqual([
    { x: 100, y: 290, time: 1 },
    { x: 180, y: 270, time: 2 },
  ])
  expect(turnedBack(turned(strokes, 300), 300)).toEqual(strokes)
})

test('a picture holds the ink and a margin, however it lay on the screen', () => {
  const box = boxOf(strokes)
  expect(box).toEqual({ left: 10, top: 100, width: 20, height: 80 })
  expect(placed(strokes, box, { scale: 2, margin: 8 })[0]?.points).toEqual([
    { x: 8, y: 8, time: 1 },
    { x: 48, y: 168, time: 2 },
  ])
})
