import { expect, test } from 'vitest'
import { addLines, findMoveTarget, listOptions, moveOption } from './option-tree.ts'

const tree = addLines([], 'Zhejiang\n\tHangzhou\n\t\tXihu\n\tNingbo\nJiangsu')
const outline = (options: typeof tree) =>
  listOptions(options).map(({ option, place }) => `${'-'.repeat(place.length - 1)}${String(option.label)}`)

test('indented lines become children of the line above, each with its own id', () => {
  expect(outline(tree)).toEqual(['Zhejiang', '-Hangzhou', '--Xihu', '-Ningbo', 'Jiangsu'])
  expect(new Set(listOptions(tree).map(({ option }) => option.id)).size).toBe(5)
})

test('an option moves with its children: under the previous one, out again, and past its siblings', () => {
  const under = findMoveTarget(tree, [1], 'in')
  const inside = moveOption(tree, [1], under ?? [])
  expect(outline(inside)).toEqual(['Zhejiang', '-Hangzhou', '--Xihu', '-Ningbo', '-Jiangsu'])
  const out = findMoveTarget(inside, [0, 0], 'out')
  expect(outline(moveOption(inside, [0, 0], out ?? []))).toEqual([
    'Zhejiang',
    '-Ningbo',
    '-Jiangsu',
    'Hangzhou',
    '-Xihu',
  ])
  expect(outline(moveOption(tree, [0, 1], findMoveTarget(tree, [0, 1], 'up') ?? []))).toEqual([
    'Zhejiang',
    '-Ningbo',
    '-Hangzhou',
    '--Xihu',
    'Jiangsu',
  ])
})

test('an option without a move target stays in place', () => {
  expect(findMoveTarget(tree, [0], 'up')).toBeUndefined()
  expect(findMoveTarget(tree, [0], 'in')).toBeUndefined()
  expect(findMoveTarget(tree, [0], 'out')).toBeUndefined()
  expect(findMoveTarget(tree, [1], 'down')).toBeUndefined()
})
