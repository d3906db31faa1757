import { expect, test } from 'vitest'
import { moved, shifted, treeOf, without } from './menu-tree.ts'
import type { Entry } from './queries.ts'

const entry = (id: string, parentId: string | null, kind: 'catalog' | 'link' = 'link'): Entry => ({
  id,
  parentId,
  fullName: id,
  translations: { 'zh-TW': '', 'en-US': '' },
  icon: '',
  screens: ['phone', 'desk'],
  holders: [],
  target: kind === 'catalog' ? { kind } : { kind, url: 'https://example.com/' },
})
const menu = [
  entry('a', null, 'catalog'),
  entry('b', 'a'),
  entry('c', 'a', 'catalog'),
  entry('d', 'c'),
  entry('e', null),
]
type Tree = ReturnType<typeof treeOf>
const words = (tree: Tree): string =>
  tree
    .map(({ entry: { id }, children }) => (children.length > 0 ? `${id}(${words(children)})` : id))
    .join(' ')
const after = (changed: readonly Entry[] | undefined) => changed && words(treeOf(changed))

test('entries are a tree in their order', () => {
  expect(after(menu)).toBe('a(b c(d)) e')
})

test('an entry moves before another, into a catalog and to the top', () => {
  expect(after(moved(menu, 'e', { parentId: null, before: 'a' }))).toBe('e a(b c(d))')
  expect(after(moved(menu, 'e', { parentId: 'c', before: null }))).toBe('a(b c(d e))')
  expect(after(moved(menu, 'c', { parentId: null, before: null }))).toBe('a(b) e c(d)')
})

test('an entry moves neither below itself nor below what holds nothing', () => {
  expect(moved(menu, 'a', { parentId: 'c', before: null })).toBeUndefined()
  expect(moved(menu, 'e', { parentId: 'b', before: null })).toBeUndefined()
})

test('an entry goes up and down among its siblings', () => {
  expect(after(shifted(menu, 'c', -1))).toBe('a(c(d) b) e')
  expect(after(shifted(menu, 'a', 1))).toBe('e a(b c(d))')
  expect(after(shifted(menu, 'b', 1))).toBe('a(c(d) b) e')
  expect(shifted(menu, 'e', 1)).toBeUndefined()
  expect(shifted(menu, 'b', -1)).toBeUndefined()
})

test('with a catalog goes all that it holds', () => {
  expect(after(without(menu, 'a'))).toBe('e')
})

test('a catalog moves with what it holds as far as five levels, and no deeper', () => {
  const deep = [...menu, entry('f', 'c', 'catalog'), entry('g', null, 'catalog'), entry('h', 'g', 'catalog')]
  const full = [...deep, entry('i', 'h')]
  expect(after(moved(deep, 'g', { parentId: 'f', before: null }))).toBe('a(b c(d f(g(h)))) e')
  expect(moved(full, 'g', { parentId: 'f', before: null })).toBeUndefined()
  expect(after(moved(full, 'g', { parentId: 'c', before: null }))).toBe('a(b c(d f g(h(i)))) e')
})
