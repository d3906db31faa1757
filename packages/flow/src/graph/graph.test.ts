import { expect, test } from 'vitest'
import { blocksOf, blockToClear, nodesBefore } from './graph.ts'

function blocks(...ways: readonly string[]) {
  const edges = ways.flatMap((way) => {
    const nodes = way.split(' ')
    return nodes.slice(1).map((to, index) => ({ from: nodes[index] ?? '', to }))
  })
  const nodes = [...new Set(edges.flatMap(({ from, to }) => [from, to]))]
  return blocksOf(nodes, edges, { entry: 'begin', ends: ['end'] })
}

const cleared = (of: ReturnType<typeof blocks>, target: string, node: string) => {
  const found = blockToClear(of, target, node)
  return found && [...found].sort().join(' ')
}

const split = blocks('begin first split a1 a2 join last end', 'split b join')

test('in a row what lies between is cleared', () => {
  expect(cleared(split, 'a1', 'a2')).toBe('a1 a2')
  expect(cleared(split, 'first', 'split')).toBe('first split')
})

test('from inside a branch to before it all branches are cleared, up to the merge', () => {
  expect(cleared(split, 'first', 'b')).toBe('a1 a2 b first join split')
})

test('from behind a merge only the branch of the target is cleared', () => {
  expect(cleared(split, 'a1', 'last')).toBe('a1 a2 join last')
})

test('side by side, forwards and onto itself there is no way back', () => {
  expect(cleared(split, 'a1', 'b')).toBeUndefined()
  expect(cleared(split, 'b', 'a2')).toBeUndefined()
  expect(cleared(split, 'last', 'first')).toBeUndefined()
  expect(cleared(split, 'a1', 'a1')).toBeUndefined()
})

test('a loop round both branches does not make neighbours of them', () => {
  const looped = blocks('begin top split a join ask end', 'split b join', 'ask top')
  expect(cleared(looped, 'a', 'b')).toBeUndefined()
  expect(cleared(looped, 'a', 'ask')).toBe('a ask join')
})

test('a merge waits for its own block, not for those who must first come round again', () => {
  const looped = blocks(
    'begin top split again a ask join whole end',
    'ask again',
    'split b join',
    'whole top',
  )
  expect([...nodesBefore(looped, 'join')].sort()).toEqual(['a', 'again', 'ask', 'b', 'split'])
  expect(nodesBefore(looped, 'again').has('b')).toBe(false)
})
