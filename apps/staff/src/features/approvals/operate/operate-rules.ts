import type { OpenedCase } from '../queries.ts'
import type { OperateAction } from './operate-action.ts'

type Need = OpenedCase['opinion']['text']
export type OperateRules = Readonly<{ opinion: Need; signature: Need; attachments: Need }>

const decisions: readonly OperateAction[] = ['agree', 'handle', 'reject', 'return']

/** What has to be said, signed and attached for an action: a decision follows its node, an end needs its reason. */
export function rulesOf({ opinion }: Pick<OpenedCase, 'opinion'>, action: OperateAction): OperateRules {
  if (!decisions.includes(action)) {
    return {
      opinion: action === 'terminate' ? 'required' : 'optional',
      signature: 'none',
      attachments: 'none',
    }
  }
  const mayExplain = opinion.text === 'none' && (action === 'return' || action === 'reject')
  return {
    opinion: mayExplain ? 'optional' : opinion.text,
    signature: opinion.signature,
    attachments: opinion.attachments,
  }
}
