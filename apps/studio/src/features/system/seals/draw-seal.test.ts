import { expect, test } from 'vitest'
import { clearPaper } from './draw-seal.ts'

type Colour = readonly [number, number, number]

/** The alpha of pixels of these colours on much paper. */
function alphasOn(paper: Colour, ...colours: readonly Colour[]): number[] {
  const all = [...colours, ...new Array<Colour>(40).fill(paper)]
  const pixels = new Uint8ClampedArray(all.flatMap((colour) => [...colour, 255]))
  clearPaper(pixels)
  return [...colours, paper].map((_, at) => pixels[at * 4 + 3] ?? -1)
}

test.each([
  ['white paper', [255, 255, 255], [240, 205, 205]],
  ['grey paper of a photo', [178, 174, 170], [175, 135, 132]],
] as const)('%s becomes clear, red ink stays, and its edge is between', (_, paper, edge) => {
  const [red, pale, between = -1, shade, ground] = alphasOn(paper, [170, 22, 28], [176, 96, 98], edge, [
    paper[0] * 0.93,
    paper[1] * 0.93,
    paper[2] * 0.93,
  ])
  expect([red, pale, shade, ground]).toEqual([255, 255, 0, 0])
  expect(between).toBeGreaterThan(0)
  expect(between).toBeLessThan(255)
})

test('a picture of one colour is paper, and an empty one is nothing', () => {
  expect(alphasOn([30, 30, 30])).toEqual([0])
  expect(() => clearPaper(new Uint8ClampedArray())).not.toThrow()
})
