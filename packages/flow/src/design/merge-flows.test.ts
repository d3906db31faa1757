import { mergeDesigns } from '@signet/std/merge'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryFlow, chain, drawn, peopleNode } from '../../test/index.ts'
import { type FlowDefinition, readFlowDefinition } from '../definition/flow-definition.ts'
import { findUnsoundness } from '../soundness/find-unsoundness.ts'
import { changeNode, flowMergeRules, insertNode, nodesIn, removeNodes, treeOf } from './index.ts'

const base = drawn(
  [peopleNode('head', 'li'), peopleNode('boss', 'wang')],
  chain('begin', 'head', 'boss', 'end'),
)
const merge = (mine: FlowDefinition, theirs: FlowDefinition, of = base) =>
  mergeDesigns(flowMergeRules, { base: of, mine, theirs })
const into = ({ lines }: FlowDefinition, id: string) =>
  lines.filter(({ to }) => to === id).map((line) => line.id)
const insert = (flow: FlowDefinition, before: string, name: string) =>
  insertNode(flow, into(flow, before), {
    kind: 'approver',
    name,
    sources: [{ kind: 'people', people: ['wang'] }],
  }).flow
const namesIn = (flow: FlowDefinition) => nodesIn(treeOf(flow).row).map(({ name }) => name)

test('steps added at different places, and different settings of one step, are both there', () => {
  const mine = changeNode(insert(base, 'head', 'Mine'), 'boss', { name: 'Director' }).flow
  const theirs = changeNode(insert(base, 'end', 'Theirs'), 'boss', { nobody: { rule: 'pass' } }).flow
  const { merged, conflicts } = merge(mine, theirs)

  expect(conflicts).toEqual([])
  expect(namesIn(merged)).toEqual(['Begin', 'Mine', 'head', 'Director', 'Theirs', 'End'])
  expect(merged.nodes.find(({ id }) => id === 'boss')).toMatchObject({ nobody: { rule: 'pass' } })
  expect(findUnsoundness(merged)).toEqual([])
})

test('names in other languages merge name by name, and follow a step that gets another id', () => {
  const named = (flow: FlowDefinition, nodes: Readonly<Record<string, string>>): FlowDefinition => ({
    ...flow,
    translations: { 'en-US': { nodes } },
  })
  const mine = named(insert(base, 'head', 'Mine'), { head: 'Head', approver1: 'My step' })
  const theirs = named(insert(base, 'end', 'Theirs'), { boss: 'Director', approver1: 'Their step' })
  const { merged, conflicts } = merge(mine, theirs)
  const nameOf = (name: string) => merged.nodes.find((node) => node.name === name)?.id ?? ''

  expect(conflicts).toEqual([])
  expect(merged.translations?.['en-US']?.nodes).toEqual({
    head: 'Head',
    boss: 'Director',
    [nameOf('Mine')]: 'My step',
    [nameOf('Theirs')]: 'Their step',
  })
})

test('two steps added into one gap are asked, and neither is lost', () => {
  const { merged, conflicts } = merge(insert(base, 'head', 'Mine'), insert(base, 'head', 'Theirs'))
  expect(conflicts.map(({ path }) => path.at(-1))).toEqual(['to'])
  expect(merged.nodes.map(({ name }) => name)).toEqual(expect.arrayContaining(['Mine', 'Theirs']))
})

test('a step that one side removed and the other kept stays where it was', () => {
  const versions = {
    base,
    mine: removeNodes(base, ['head']).flow,
    theirs: changeNode(base, 'head', { name: 'Head' }).flow,
  }
  const { merged, conflicts } = mergeDesigns(flowMergeRules, versions)
  expect(conflicts.map(({ path }) => path)).toContainEqual(['nodes', 'head'])
  expect(namesIn(merged)).toEqual(['Begin', 'Head', 'boss', 'End'])

  const own = new Map(conflicts.map(({ key }) => [key, 'mine' as const]))
  expect(namesIn(mergeDesigns(flowMergeRules, versions, own).merged)).toEqual(['Begin', 'boss', 'End'])
})

test('whatever two administrators do, the merged flow can be stored, and no transition leads nowhere', () => {
  const edit = fc.record({ what: fc.nat(2), at: fc.nat(50), name: fc.constantFrom('X', 'Y') })
  type Edit = Readonly<{ what: number; at: number; name: string }>
  const edited = (flow: FlowDefinition, { what, at, name }: Edit) => {
    const node = flow.nodes[at % flow.nodes.length]
    const line = flow.lines[at % Math.max(flow.lines.length, 1)]
    if (!node || !line) return flow
    if (what === 0) return removeNodes(flow, [node.id]).flow
    if (what === 1) return changeNode(flow, node.id, { name }).flow
    return insertNode(flow, [line.id], { kind: 'approver', name, sources: [] }).flow
  }
  const edits = fc.array(edit, { maxLength: 5 })
  fc.assert(
    fc.property(arbitraryFlow, edits, edits, (flow, first, second) => {
      const [mine, theirs] = [first.reduce(edited, flow), second.reduce(edited, flow)]
      const { merged } = merge(mine, theirs, flow)
      const ids = new Set(merged.nodes.map(({ id }) => id))
      expect(merged.lines.filter(({ from, to }) => !ids.has(from) || !ids.has(to))).toEqual([])
      expect(readFlowDefinition(JSON.parse(JSON.stringify(merged)))).toEqual(
        JSON.parse(JSON.stringify(merged)),
      )
      expect(ids.size).toBe(merged.nodes.length)
      const known = new Set(flow.nodes.map(({ id }) => id))
      const added = [mine, theirs].map(({ nodes }) => nodes.filter(({ id }) => !known.has(id)).length)
      const kept = merged.nodes.filter(({ id }) => !known.has(id)).length
      expect(kept).toBeGreaterThanOrEqual(Math.max(...added))
    }),
    { numRuns: 60 },
  )
})
