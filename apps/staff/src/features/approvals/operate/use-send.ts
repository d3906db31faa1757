import { useApp } from '../../../lib/app-context.ts'
import { keptForm, useDeed } from '../../forms/index.ts'
import { isWritable } from '../case/form-rights.ts'
import type { OpenedCase } from '../queries.ts'
import type { OperateAction } from './operate-action.ts'
import type { OperateDraft } from './operate-draft.ts'

type Sending = Readonly<{ view: OpenedCase; action: OperateAction; me: Readonly<{ userId: string }> }>
type Sent = Readonly<{ caseId: string; status: OpenedCase['status'] }>

/** Sends a decision. What was changed in the form goes with an agreement, as far as this node may write it. */
export function useSend({ view, action, me }: Sending) {
  const { client, store } = useApp()
  const { approvals } = client
  const { caseId, task } = view
  const kept = keptForm(store, me.userId, `case:${caseId}`)
  const deed = useDeed((draft: OperateDraft, options) => call(draft, options), { isShown: true })

  function call(draft: OperateDraft, options: Parameters<typeof approvals.agree>[1]): Promise<Sent> {
    const { opinion, signature, to, continuation, person } = draft
    const taskId = task?.id ?? ''
    const words = { taskId, opinion, signature, attachments: [...draft.attachments] }
    const values = isWritable(view) ? kept.read()?.values : undefined
    const calls: Readonly<Record<OperateAction, () => Promise<Sent>>> = {
      agree: () => approvals.agree({ ...words, ...(values && { values }) }, options),
      handle: () => approvals.agree({ ...words, ...(values && { values }) }, options),
      reject: () => approvals.reject(words, options),
      return: () => approvals.return({ ...words, to, continuation }, options),
      transfer: () => approvals.transfer({ taskId, opinion, toUserId: person?.id ?? '' }, options),
      recall: () => approvals.recall({ caseId, opinion }, options),
      withdraw: () => approvals.withdraw({ caseId, opinion }, options),
      terminate: () => approvals.terminate({ caseId, opinion }, options),
    }
    return calls[action]()
  }

  return {
    isPending: deed.isPending,
    error: deed.error,
    send: (draft: OperateDraft, onDone: (answer: Sent) => void) =>
      deed.perform(draft, (answer) => {
        kept.forget()
        onDone(answer)
      }),
  }
}
