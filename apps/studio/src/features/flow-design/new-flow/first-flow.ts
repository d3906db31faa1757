import type { FlowDefinitionDraft } from '@signet/flow'
import type { Translate } from '@signet/i18n'

/** What a new flow begins with: somebody launches, somebody agrees, it ends. */
export function firstFlow(t: Translate, name: string): FlowDefinitionDraft {
  return {
    version: 1,
    name,
    nodes: [
      { id: 'start', kind: 'start', name: t('flow-design.kind.start') },
      { id: 'approver1', kind: 'approver', name: t('flow-design.kind.approver') },
      { id: 'end', kind: 'end', name: t('flow-design.kind.end') },
    ],
    lines: [
      { id: 'line1', from: 'start', to: 'approver1' },
      { id: 'line2', from: 'approver1', to: 'end' },
    ],
  }
}
