import { canonicalJson } from '@signet/std'
import type { FlowDefinition, FlowNode, FlowTransition } from '../definition/flow-definition.ts'
import { isBranch } from '../nodes/traits-of.ts'

/** A difference between two flow versions. `parts` are the changed settings: `sources`, `voting`, `condition`. */
export type FlowDifference = Readonly<
  ({ about: 'node'; node: FlowNode } | { about: 'line'; line: FlowTransition } | { about: 'flow' }) &
    ({ change: 'added' | 'removed' } | { change: 'changed'; parts: readonly string[] })
>

/** Differences between two versions, ignoring drawing positions. */
export function diffFlows(before: FlowDefinition, after: FlowDefinition): readonly FlowDifference[] {
  const parts = [
    ...(before.name === after.name ? [] : ['name']),
    ...changedNames(before.rules, after.rules).map((name) => `rules.${name}`),
    ...(jsonOf(before.translations) === jsonOf(after.translations) ? [] : ['translations']),
  ]
  return [
    ...(parts.length > 0 ? [{ about: 'flow', change: 'changed', parts } as const] : []),
    ...compareItems(before.nodes, after.nodes).map((one) => ({
      about: 'node' as const,
      ...one,
      node: one.item,
    })),
    ...compareItems(before.lines, after.lines).map((one) => ({
      about: 'line' as const,
      ...one,
      line: one.item,
    })),
    ...findReordered(before, after),
  ]
}

type ComparedPair<T> = Readonly<
  { item: T } & ({ change: 'added' | 'removed' } | { change: 'changed'; parts: readonly string[] })
>

function compareItems<T extends Readonly<{ id: string }>>(
  before: readonly T[],
  after: readonly T[],
): readonly ComparedPair<T>[] {
  const old = new Map(before.map((item) => [item.id, item]))
  const now = new Set(after.map(({ id }) => id))
  return [
    ...after.flatMap((item): ComparedPair<T>[] => {
      const was = old.get(item.id)
      if (!was) return [{ item, change: 'added' }]
      const parts = changedNames(was, item)
      return parts.length > 0 ? [{ item, change: 'changed', parts }] : []
    }),
    ...before.filter(({ id }) => !now.has(id)).map((item) => ({ item, change: 'removed' as const })),
  ]
}

/** The order of a branch's transitions matters, because they are tried in order. */
function findReordered(before: FlowDefinition, after: FlowDefinition): readonly FlowDifference[] {
  const orderIn = ({ lines }: FlowDefinition, other: FlowDefinition, from: string) => {
    const both = new Set(other.lines.map(({ id }) => id))
    return lines.filter((line) => line.from === from && both.has(line.id)).map(({ id }) => id)
  }
  return after.nodes
    .filter(isBranch)
    .filter(({ id }) => orderIn(before, after, id).join() !== orderIn(after, before, id).join())
    .map((node) => ({ about: 'node', node, change: 'changed', parts: ['order'] }) as const)
}

function changedNames(before: object, after: object): readonly string[] {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  const names = new Set([...old.keys(), ...now.keys()])
  names.delete('place')
  return [...names].filter((name) => jsonOf(old.get(name)) !== jsonOf(now.get(name)))
}

const jsonOf = (value: unknown) => (value === undefined ? '' : canonicalJson(value))

/** Both versions in one drawing: the later one plus what only the earlier one has. Not meant to run. */
export function uniteFlows(before: FlowDefinition, after: FlowDefinition): FlowDefinition {
  return {
    ...after,
    nodes: [...after.nodes, ...onlyBefore(after.nodes, before.nodes)],
    lines: [...after.lines, ...onlyBefore(after.lines, before.lines)],
  }
}

function onlyBefore<T extends Readonly<{ id: string }>>(
  those: readonly T[],
  all: readonly T[],
): readonly T[] {
  const ids = new Set(those.map(({ id }) => id))
  return all.filter(({ id }) => !ids.has(id))
}
