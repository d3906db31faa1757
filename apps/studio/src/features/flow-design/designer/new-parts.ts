import type { FlowDefinition } from '@signet/flow'
import { type Edited, type GapIds, insertBranch, insertNode } from '@signet/flow/design'
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

/** Puts a part with its first name into a gap. */
export function insertPart(t: Translate, part: NewPart, gap: GapIds): (flow: FlowDefinition) => Edited {
  if (part === 'exclusive' || part === 'parallel' || part === 'inclusive' || part === 'chosen')
    return (flow) =>
      insertBranch(flow, gap, {
        name: t(`flow-design.part.${part}`),
        mergeName: t('flow-design.kind.merge'),
        mode: part,
        armNames: armNames(t, part),
      })
  const settings = part === 'automation' ? { action: { does: 'addRecord' } } : {}
  return (flow) => insertNode(flow, gap, { ...settings, kind: part, name: t(`flow-design.kind.${part}`) })
}

function armNames(t: Translate, part: NewPart): readonly string[] {
  const second = part === 'exclusive' || part === 'inclusive' ? t('flow-design.arm.otherwise') : armName(t, 2)
  return [armName(t, 1), second]
}

export const armName = (t: Translate, number: number) => t('flow-design.arm.numbered', { number })
