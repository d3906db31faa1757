import type { FlowDefinition } from '@signet/flow'
import {
  type DrawnWhere,
  drawNode,
  type Edited,
  type GapIds,
  insertBranch,
  insertNode,
} from '@signet/flow/design'
import type { Translate } from '@signet/i18n'

/** What can be put into a gap, in the order in which it is offered. */
export const newParts = [
  'approver',
  'handler',
  'copy',
  'timer',
  'automation',
  'subFlow',
  'external',
  'exclusive',
  'parallel',
  'inclusive',
  'chosen',
  'end',
] as const
export type NewPart = (typeof newParts)[number]

/** What can be drawn by itself: into a gap, a branch brings the place where its ways meet along. */
export const looseParts = [...newParts, 'merge'] as const
export type LoosePart = (typeof looseParts)[number]

/** What a part is called where it is offered. */
export const partWord = (t: Translate, part: LoosePart): string =>
  t(isBranch(part) ? `flow-design.part.${part}` : `flow-design.kind.${part}`)

/** Puts a part with its first name into a gap. */
export function insertPart(t: Translate, part: NewPart, gap: GapIds): (flow: FlowDefinition) => Edited {
  if (isBranch(part))
    return (flow) =>
      insertBranch(flow, gap, {
        name: partWord(t, part),
        mergeName: t('flow-design.kind.merge'),
        mode: part,
        armNames: armNames(t, part),
      })
  return (flow) => insertNode(flow, gap, { ...settingsOf(part), kind: part, name: partWord(t, part) })
}

/** Draws a part with its first name by itself. */
export function drawPart(t: Translate, part: LoosePart, where: DrawnWhere): (flow: FlowDefinition) => Edited {
  const draft = isBranch(part)
    ? ({ kind: 'branch', mode: part } as const)
    : { ...settingsOf(part), kind: part }
  return (flow) => drawNode(flow, { ...draft, name: partWord(t, part) }, where)
}

type Branch = Extract<LoosePart, 'exclusive' | 'parallel' | 'inclusive' | 'chosen'>

const isBranch = (part: LoosePart): part is Branch =>
  part === 'exclusive' || part === 'parallel' || part === 'inclusive' || part === 'chosen'

const settingsOf = (part: LoosePart) => (part === 'automation' ? { action: { does: 'addRecord' } } : {})

function armNames(t: Translate, part: Branch): readonly string[] {
  const second = part === 'exclusive' || part === 'inclusive' ? t('flow-design.arm.otherwise') : armName(t, 2)
  return [armName(t, 1), second]
}

export const armName = (t: Translate, number: number) => t('flow-design.arm.numbered', { number })
