import { expect, test } from 'vitest'
import { places } from '../../test/places.ts'
import {
  labelsOn,
  offeredTree,
  optionsOn,
  pathOfWords,
  pathsIn,
  startsWith,
  TreeOptions,
} from './tree-options.ts'

const tree = TreeOptions.parse(places)

function deep(levels: number): object {
  return { id: 'x', label: 'X', ...(levels > 1 ? { children: [deep(levels - 1)] } : {}) }
}

test('a tree has ten levels and five thousand options, and no two with one id beside each other', () => {
  expect(TreeOptions.safeParse([deep(10)]).success).toBe(true)
  expect(TreeOptions.safeParse([deep(11)]).success).toBe(false)
  const many = (size: number) => Array.from({ length: size }, (_, at) => ({ id: `${at}`, label: 'M' }))
  expect(TreeOptions.safeParse([{ id: 'm', label: 'M', children: many(4999) }]).success).toBe(true)
  expect(TreeOptions.safeParse([{ id: 'm', label: 'M', children: many(5000) }]).success).toBe(false)
  expect(TreeOptions.safeParse([deep(1), deep(1)]).error?.issues[0]?.message).toBe('has an option twice')
  expect(TreeOptions.safeParse([deep(3)]).success).toBe(true)
})

test('a way down is known by its ids, by its labels, and as far as it goes', () => {
  expect(optionsOn(tree, ['zj', 'hz'])?.map(({ id }) => id)).toEqual(['zj', 'hz'])
  expect(optionsOn(tree, ['sh', 'hz'])).toBeUndefined()
  expect(labelsOn(tree, ['zj', 'gone', 'xh'], 'en-US')).toEqual(['Zhejiang', 'gone', 'xh'])
  expect(pathOfWords(tree, ['浙江', 'Hangzhou', 'xh'])).toEqual(['zj', 'hz', 'xh'])
  expect(pathOfWords(tree, ['上海', '浦东'])).toEqual(['sh', '浦东'])
  expect(pathsIn(tree).map((path) => path.join('/'))).toEqual([
    'zj',
    'zj/hz',
    'zj/hz/xh',
    'zj/hz/bj',
    'zj/nb',
    'sh',
  ])
  expect(startsWith(['zj', 'hz'], ['zj'])).toBe(true)
  expect(startsWith(['zj'], ['zj', 'hz'])).toBe(false)
})

test('what is retired is offered only where it was chosen, and so is a branch in which nothing is left', () => {
  const offered = (chosen: string[][]) => pathsIn(offeredTree(tree, chosen)).map((path) => path.join('/'))
  expect(offered([])).not.toContain('zj/nb')
  expect(offered([['zj', 'nb']])).toContain('zj/nb')

  const left = TreeOptions.parse([
    { id: 'a', label: 'A', children: [{ id: 'b', label: 'B', retired: true }] },
  ])
  expect(offeredTree(left, [])).toEqual([])
  expect(offeredTree(left, [['a']])).toMatchObject([{ id: 'a', children: [] }])
})
