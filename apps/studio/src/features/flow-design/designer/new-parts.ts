import { type FlowDefinition, nodeTraits } from '@signet/flow'
import {
  type DrawnPosition,
  drawNode,
  type FlowEdit,
  type GapIds,
  insertBranch,
  insertNode,
} from '@signet/flow/design'
import type { Translate } from '@signet/i18n'
import { type NewPart, nodeFaces } from './node-faces.tsx'

/** Parts that can be drawn freely, in display order. */
export const drawnParts: readonly NewPart[] = Object.values(nodeFaces).flatMap(({ parts }) => parts)

/** Parts that can go into a gap. */
export const gapParts: readonly NewPart[] = drawnParts.filter(({ isForGaps }) => isForGaps)

/** Inserts a part with its initial name into a gap. */
export function insertPart(t: Translate, part: NewPart, gap: GapIds): (flow: FlowDefinition) => FlowEdit {
  const draft = { ...part.draft, name: t(part.word) }
  if (nodeTraits[draft.kind].linesOut !== 'many') return (flow) => insertNode(flow, gap, draft)

  const mode = String(part.draft['mode'])
  const branch = {
    name: draft.name,
    mode,
    mergeName: t('flow-design.kind.merge'),
    armNames: armNames(t, mode),
  }
  return (flow) => insertBranch(flow, gap, branch)
}

/** Adds an unconnected part with its initial name. */
export function drawPart(
  t: Translate,
  part: NewPart,
  where: DrawnPosition,
): (flow: FlowDefinition) => FlowEdit {
  return (flow) => drawNode(flow, { ...part.draft, name: t(part.word) }, where)
}

function armNames(t: Translate, mode: string): readonly string[] {
  const second = mode === 'exclusive' || mode === 'inclusive' ? t('flow-design.arm.otherwise') : armName(t, 2)
  return [armName(t, 1), second]
}

export const armName = (t: Translate, number: number) => t('flow-design.arm.numbered', { number })
