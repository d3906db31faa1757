import { expect, test } from 'vitest'
import { kindTest } from '../../../../test/kind-test.ts'
import { places } from '../../../../test/places.ts'
import { TreeOptions } from '../../../choices/tree-options.ts'
import { foundTree, idOfWords, lineOfKey, linesOf } from './tree-places.ts'
import { treeSelect } from './tree-select.ts'

const one = kindTest(treeSelect, { options: places })
const leaves = kindTest(treeSelect, { options: places, multiple: true, leafOnly: true })
const tree = TreeOptions.parse(places)

test('an option is an id on every level, several are a list', () => {
  expect(one.read('hz')).toBe('hz')
  expect(one.read(['hz'])).toEqual({ code: 'form.wrongType' })
  expect(leaves.read(['xh', 'sh', 'xh'])).toEqual(['xh', 'sh'])
})

test('a branch counts unless only leaves do; what is not in the tree never', () => {
  expect(one.problem('hz')).toBeUndefined()
  expect(leaves.problem(['xh', 'nb'])).toBeUndefined()
  expect(leaves.problem(['xh', 'hz'])).toEqual({ code: 'form.notAnOption' })
  expect(one.problem('gone')).toEqual({ code: 'form.notAnOption' })
})

test('it reads as its own label', () => {
  expect(leaves.text(['xh', 'sh'])).toBe('Xihu, Shanghai')
  expect(leaves.text(['xh', 'gone'], { locale: 'zh-TW' })).toBe('西湖、gone')
})

test('an id means one option on every level', () => {
  const twice = [{ id: 'a', label: 'A', children: [{ id: 'a', label: 'B' }] }]
  const refused = treeSelect.settings.safeParse({ options: twice })
  expect(refused.error?.issues[0]?.message).toBe('has an option twice')
})

test('an import sheet names an option by a label that no other bears, or by the way down to it', () => {
  const offices = TreeOptions.parse([
    { id: 'n', label: 'North', children: [{ id: 'n1', label: 'Sales' }] },
    { id: 's', label: 'South', children: [{ id: 's1', label: 'Sales' }] },
  ])
  expect(idOfWords(offices, 'North')).toBe('n')
  expect(idOfWords(offices, 'South / Sales')).toBe('s1')
  expect(idOfWords(offices, 'Sales')).toBe('Sales')
  expect(idOfWords(offices, 'South / Stock')).toBe('South / Stock')
  expect(leaves.parse('西湖、Shanghai')).toEqual(['xh', 'sh'])
})

test('keys walk the lines that are open', () => {
  const lines = linesOf(tree, (id) => id === 'zj')
  expect(lines.map(({ option, level }) => `${option.id} ${level}`)).toEqual(['zj 1', 'hz 2', 'nb 2', 'sh 1'])
  const after = (at: number, key: string) => lineOfKey(lines, at, key)?.option.id
  expect(after(0, 'ArrowRight')).toBe('hz')
  expect(after(1, 'ArrowRight')).toBeUndefined()
  expect(after(2, 'ArrowLeft')).toBe('zj')
  expect(after(0, 'ArrowLeft')).toBeUndefined()
  expect([after(0, 'ArrowDown'), after(1, 'ArrowUp'), after(1, 'End'), after(3, 'Home')]).toEqual([
    'hz',
    'zj',
    'sh',
    'zj',
  ])
})

test('what is found keeps the way to it, and a branch that is found keeps what it has', () => {
  const found = foundTree(tree, ({ id }) => id === 'bj' || id === 'sh')
  expect(found).toMatchObject([
    { id: 'zj', children: [{ id: 'hz', children: [{ id: 'bj' }] }] },
    { id: 'sh' },
  ])
  expect(foundTree(tree, ({ id }) => id === 'hz')[0]?.children[0]?.children).toHaveLength(2)
})
