import { isSameJson } from '@signet/std'
import type { MergeRules, RequiredPart, Side, Versions } from '@signet/std/merge'
import type { FlowDefinition, FlowTransition } from '../definition/flow-definition.ts'
import { withNamesOf } from './copy.ts'
import { freeIds } from './flow-edit.ts'

const parts = { parts: {} }
const words = { parts: { nodes: parts, lines: parts } }

/**
 * Flows are merged setting by setting: of the flow, its nodes and its transitions, right by right of a field, and name
 * by name of a language.
 */
export const flowMergeRules: MergeRules<FlowDefinition> = {
  shape: {
    parts: {
      rules: parts,
      translations: { parts: { 'zh-TW': words, 'en-US': words } },
      nodes: { itemsBy: 'id', item: { parts: { place: 'quiet', fields: parts } } },
      lines: { itemsBy: 'id', item: parts },
    },
  },
  toTree: (flow) => flow,
  fromTree: (tree) => tree,
  separate: separateIds,
  required: (merged, versions) => [...endsOfLines(merged, versions), ...linesOfKept(merged, versions)],
}

/** Renames own nodes and transitions that got the id of one that the other side added. */
function separateIds({ base, mine, theirs }: Versions<FlowDefinition>): FlowDefinition {
  const free = freeIds({
    ...mine,
    nodes: [...base.nodes, ...mine.nodes, ...theirs.nodes],
    lines: [...base.lines, ...mine.lines, ...theirs.lines],
  })
  const known = new Set([...base.nodes, ...base.lines].map(({ id }) => id))
  const added = new Map([...theirs.nodes, ...theirs.lines].map((item) => [item.id, item]))
  const isTwice = (item: Readonly<{ id: string }>) =>
    !known.has(item.id) && added.has(item.id) && !isSameJson(item, added.get(item.id))
  const nodes = new Map(mine.nodes.filter(isTwice).map(({ id, kind }) => [id, free(kind)]))
  const lines = mine.lines
    .filter((line) => isTwice(line) || (added.has(line.id) && !known.has(line.id) && isAt(line, nodes)))
    .map(({ id }) => [id, free('line')] as const)
  const renamed = new Map([...nodes, ...lines])
  return renamed.size === 0 ? mine : withNamesOf(mine, (id) => renamed.get(id) ?? id)
}

function isAt({ from, to }: FlowTransition, nodes: ReadonlyMap<string, string>): boolean {
  return nodes.has(from) || nodes.has(to)
}

/** A node that one side removed stays while the other side has a transition to or from it. */
function endsOfLines(
  { nodes, lines }: FlowDefinition,
  versions: Versions<FlowDefinition>,
): readonly RequiredPart[] {
  const ids = new Set(nodes.map(({ id }) => id))
  return lines
    .flatMap(({ from, to }) => [from, to])
    .filter((id) => !ids.has(id))
    .flatMap((id) => sidesWith(versions, id).map((side) => ({ path: ['nodes', id], side })))
}

/** The transitions of a node that one side removed and that stays are those of the other side. */
function linesOfKept({ nodes }: FlowDefinition, versions: Versions<FlowDefinition>): readonly RequiredPart[] {
  const known = new Set(versions.base.nodes.map(({ id }) => id))
  return nodes.flatMap(({ id }) => {
    const [side, other] = sidesWith(versions, id)
    if (!known.has(id) || !side || other) return []
    return versions[side].lines
      .filter(({ from, to }) => from === id || to === id)
      .map((line) => ({ path: ['lines', line.id], side }))
  })
}

function sidesWith(versions: Versions<FlowDefinition>, id: string): readonly Side[] {
  return (['mine', 'theirs'] as const).filter((side) => versions[side].nodes.some((node) => node.id === id))
}
