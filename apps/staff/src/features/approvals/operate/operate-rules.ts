import type { OpenedCase } from '../queries.ts'
import type { OperateAction } from './operate-action.ts'
import type { SignersVote } from './signers-vote.ts'

type Need = OpenedCase['opinion']['text']
export type OperateRules = Readonly<{ opinion: Need; signature: Need; attachments: Need }>

const decisions: readonly OperateAction[] = ['agree', 'handle', 'reject', 'return']
const wordless: readonly OperateAction[] = ['copyTo', 'removeSigners']

/** What has to be said, signed and attached for an action: a decision follows its node, an end needs its reason. */
export function rulesOf(
  { opinion }: Pick<OpenedCase, 'opinion'>,
  action: OperateAction,
  { place }: Pick<SignersVote, 'place'>,
): OperateRules {
  if (wordless.includes(action)) return { opinion: 'none', signature: 'none', attachments: 'none' }
  if (!isDecision(action, place)) {
    return {
      opinion: action === 'terminate' ? 'required' : 'optional',
      signature: 'none',
      attachments: action === 'help' ? 'optional' : 'none',
    }
  }
  const mayExplain = opinion.text === 'none' && (action === 'return' || action === 'reject')
  return {
    opinion: mayExplain ? 'optional' : opinion.text,
    signature: opinion.signature,
    attachments: opinion.attachments,
  }
}

/** Whoever lets others sign after him agrees with the same deed. */
function isDecision(action: OperateAction, place: SignersVote['place']): boolean {
  return decisions.includes(action) || (action === 'addSigners' && place === 'after')
}
