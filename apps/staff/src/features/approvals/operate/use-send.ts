import { useApp } from '../../../lib/app-context.ts'
import { keptForm, useDeed } from '../../forms/index.ts'
import { isWritable } from '../case/form-rights.ts'
import type { OpenedCase } from '../queries.ts'
import type { OperateAction } from './operate-action.ts'
import type { OperateDraft } from './operate-draft.ts'
import { signersOf } from './signers-of.ts'
import type { Choices } from './use-choosing.ts'

type Sending = Readonly<{ view: OpenedCase; action: OperateAction; me: Readonly<{ userId: string }> }>
/** A draft that is ready to go, with what was chosen for the way ahead. */
type Ready = OperateDraft & Readonly<{ choices: Choices }>
type Sent = Readonly<{ caseId: string; status: OpenedCase['status'] }>

/** Sends a decision. What was changed in the form goes with an agreement, as far as this node may write it. */
export function useSend({ view, action, me }: Sending) {
  const { client, store } = useApp()
  const { approvals } = client
  const { caseId, task } = view
  const kept = keptForm(store, me.userId, `case:${caseId}`)
  const deed = useDeed((draft: Ready, options) => call(draft, options), { isShown: true })
  const written = () => (isWritable(view) ? kept.read()?.values : undefined)

  function call(draft: Ready, options: Parameters<typeof approvals.agree>[1]): Promise<Sent> {
    const { opinion, signature, to, continuation, person, choices } = draft
    const taskId = task?.id ?? ''
    const words = { taskId, opinion, signature, attachments: [...draft.attachments] }
    const values = written()
    const form = values ? { values } : {}
    const ahead = { choices, copyTo: draft.copyTo.map(({ id }) => id) }
    const userIds = draft.people.map(({ id }) => id)
    const calls: Readonly<Record<OperateAction, () => Promise<Sent>>> = {
      agree: () => approvals.agree({ ...words, ...ahead, ...form }, options),
      handle: () => approvals.agree({ ...words, ...ahead, ...form }, options),
      reject: () => approvals.reject({ ...words, ...ahead }, options),
      return: () => approvals.return({ ...words, to, continuation }, options),
      transfer: () => approvals.transfer({ taskId, opinion, toUserId: person?.id ?? '' }, options),
      assist: () => approvals.assist({ taskId, opinion, userIds }, options),
      help: () => approvals.help({ ...words, ...form }, options),
      addSigners: () =>
        approvals.addSigners({ ...words, ...form, ...signersOf(draft.signers), userIds }, options),
      removeSigners: () => approvals.removeSigners({ taskId, userIds, choices }, options),
      copyTo: () => approvals.copyTo({ taskId, userIds }, options),
      recall: () => approvals.recall({ caseId, opinion }, options),
      withdraw: () => approvals.withdraw({ caseId, opinion }, options),
      terminate: () => approvals.terminate({ caseId, opinion }, options),
    }
    return calls[action]()
  }

  return {
    isPending: deed.isPending,
    error: deed.error,
    /** What of the form would go with it. */
    written,
    send: (draft: Ready, onDone: (answer: Sent) => void) =>
      deed.perform(draft, (answer) => {
        if (!keepsTheForm.includes(action)) kept.forget()
        onDone(answer)
      }),
  }
}

/** The task stays on the desk, and what was written into its form with it. */
const keepsTheForm: readonly OperateAction[] = ['assist', 'copyTo', 'removeSigners']
