import { expect, test } from 'vitest'
import { addLines, moveOption, placeAfterMove, placedOptions } from './option-tree.ts'

const tree = addLines([], 'Zhejiang\n\tHangzhou\n\t\tXihu\n\tNingbo\nJiangsu')
const outline = (options: typeof tree) =>
  placedOptions(options).map(({ option, place }) => `${'-'.repeat(place.length - 1)}${String(option.label)}`)

test('indented lines become children of the line above, each with its own id', () => {
  expect(outline(tree)).toEqual(['Zhejiang', '-Hangzhou', '--Xihu', '-Ningbo', 'Jiangsu'])
  expect(new Set(placedOptions(tree).map(({ option }) => option.id)).size).toBe(5)
})

test('an option is moved under the one before it, out again, and past its siblings, with all below it', () => {
  const under = placeAfterMove(tree, [1], 'in')
  const inside = moveOption(tree, [1], under ?? [])
  expect(outline(inside)).toEqual(['Zhejiang', '-Hangzhou', '--Xihu', '-Ningbo', '-Jiangsu'])
  const out = placeAfterMove(inside, [0, 0], 'out')
  expect(outline(moveOption(inside, [0, 0], out ?? []))).toEqual([
    'Zhejiang',
    '-Ningbo',
    '-Jiangsu',
    'Hangzhou',
    '-Xihu',
  ])
  expect(outline(moveOption(tree, [0, 1], placeAfterMove(tree, [0, 1], 'up') ?? []))).toEqual([
    'Zhejiang',
    '-Ningbo',
    '-Hangzhou',
    '--Xihu',
    'Jiangsu',
  ])
})

test('where there is nothing to go past or under, nothing moves', () => {
  expect(placeAfterMove(tree, [0], 'up')).toBeUndefined()
  expect(placeAfterMove(tree, [0], 'in')).toBeUndefined()
  expect(placeAfterMove(tree, [0], 'out')).toBeUndefined()
  expect(placeAfterMove(tree, [1], 'down')).toBeUndefined()
})
