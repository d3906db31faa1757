import { expect, test } from 'vitest'
import { boxOf, placed, turned, turnedBack } from './signature-pad.view.tsx'

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
