import type { CaseCard } from '@signet/contract'
import type { App } from '../../../kit/context/app-context.ts'
import type { Act, KeptCall } from '../../../kit/outbox/act.ts'
import { keepAct } from '../../../kit/outbox/send-or-keep.ts'
import { outboxKey } from '../../../kit/outbox/waiting.ts'
import type { BatchWords } from './batch-words.ts'

/** A row that is a task. */
export type TaskRow = CaseCard & Readonly<{ taskId: string }>

/** `isLost`: it went out with others, and no answer came. */
type Decided = Readonly<{ words: BatchWords; isLost: boolean }>

/**
 * Keeps the decision on a task until there is a network, as an act of its own. Returns false where this device has no
 * key to lock it with. Refuses `outbox.full`.
 */
export function keepDecision(
  app: App,
  { caseId, taskId, title, flow, fields, task }: TaskRow,
  { words, isLost }: Decided,
): Promise<boolean> {
  const { decision, opinion } = words
  const isHandled = decision === 'agree' && task?.work === 'handle'
  return keepAct(app, {
    ...{ caseId, taskId, text: opinion, seen: null, shown: { fields }, isLost, tried: null },
    title: title || flow.name,
    word: isHandled ? 'approvals.action.handle' : `flow.command.${decision}`,
    call: callOf(taskId, words),
  })
}

/** Whether a decision on a task waits already. */
export function isWaiting({ queries }: App, taskId: string): boolean {
  return queries.getQueryData<readonly Act[]>(outboxKey)?.some((act) => act.taskId === taskId) ?? false
}

/** The call that decides one task as its batch would have. */
function callOf(taskId: string, { decision, opinion, toUserId = '' }: BatchWords): KeptCall {
  const remark = { taskId, opinion }
  if (decision === 'transfer') return { name: 'transfer', input: { ...remark, toUserId } }
  if (decision === 'return') return { name: 'return', input: { ...remark, to: 'start' } }
  return { name: decision, input: remark }
}
