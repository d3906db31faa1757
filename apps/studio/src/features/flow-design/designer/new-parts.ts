import { type FlowDefinition, nodeTraits } from '@signet/flow'
import {
  type DrawnWhere,
  drawNode,
  type Edited,
  type GapIds,
  insertBranch,
  insertNode,
} from '@signet/flow/design'
import type { Translate } from '@signet/i18n'
import { type NewPart, nodeFaces } from './node-faces.tsx'

/** What can be drawn by itself, in the order in which it is offered. */
export const drawnParts: readonly NewPart[] = Object.values(nodeFaces).flatMap(({ parts }) => parts)

/** What can be put into a gap. */
export const gapParts: readonly NewPart[] = drawnParts.filter(({ isForGaps }) => isForGaps)

/** Puts a part with its first name into a gap. */
export function insertPart(t: Translate, part: NewPart, gap: GapIds): (flow: FlowDefinition) => Edited {
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

/** Draws a part with its first name by itself. */
export function drawPart(t: Translate, part: NewPart, where: DrawnWhere): (flow: FlowDefinition) => Edited {
  return (flow) => drawNode(flow, { ...part.draft, name: t(part.word) }, where)
}

function armNames(t: Translate, mode: string): readonly string[] {
  const second = mode === 'exclusive' || mode === 'inclusive' ? t('flow-design.arm.otherwise') : armName(t, 2)
  return [armName(t, 1), second]
}

export const armName = (t: Translate, number: number) => t('flow-design.arm.numbered', { number })
