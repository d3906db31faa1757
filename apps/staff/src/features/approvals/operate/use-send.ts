import { useApp } from '../../../kit/context/app-context.ts'
import { keptForm } from '../../../kit/forms/kept-form.ts'
import { useCommand } from '../../../kit/forms/use-deed.ts'
import { isWritable } from '../case/form-rights.ts'
import type { OpenedCase } from '../queries.ts'
import type { CallOptions, CaseAnswer, OperateRule } from './actions/operate-rule.ts'
import type { OperateDraft } from './operate-draft.ts'
import type { Choices } from './use-choosing.ts'

type SendOptions = Readonly<{ view: OpenedCase; rule: OperateRule; me: Readonly<{ userId: string }> }>
type DraftWithChoices = OperateDraft & Readonly<{ choices: Choices }>

/** Sends an action with the form changes that its node allows. */
export function useSend({ view, rule, me }: SendOptions) {
  const { client, store } = useApp()
  const { caseId, task } = view
  const kept = keptForm(store, me.userId, `case:${caseId}`)
  const changedValues = () => (isWritable(view) ? kept.read()?.values : undefined)
  const call = (draft: DraftWithChoices, options: CallOptions) =>
    rule.call(
      client.approvals,
      { ...draft, caseId, taskId: task?.id ?? '', values: changedValues() },
      options,
    )
  const { perform, isPending, error } = useCommand(call, { isShown: true })

  return {
    isPending,
    error,
    changedValues,
    send: (draft: DraftWithChoices, onDone: (answer: CaseAnswer) => void) =>
      perform(draft, (answer) => {
        if (!rule.keepsForm) kept.forget()
        onDone(answer)
      }),
  }
}
