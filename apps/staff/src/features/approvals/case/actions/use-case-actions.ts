import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useClient } from '../../../../kit/context/app-context.ts'
import { useSubmit } from '../../../../kit/forms/use-submit.ts'
import { useBack } from '../../../../kit/pages/use-back.ts'
import { useSubmitLaunch } from '../../launch/use-launching.ts'
import { isOperateAction, type OperateAction } from '../../operate/operate-action.ts'
import { commentHref, operateHref } from '../../operate/operate-href.ts'
import type { OpenedCase } from '../../queries.ts'
import type { CaseForm } from '../use-case-form.ts'
import { type CaseAction, caseButtons } from './case-buttons.ts'
import { useQuickCommands } from './use-quick-actions.ts'

export type CaseCommands = ReturnType<typeof useCaseCommands>

/** What each button of a case does: at once, after a question, or on the decision page. */
export function useCaseCommands({ caseId, task, flow, starter, launcher }: OpenedCase, form: CaseForm) {
  const t = useT()
  const feedback = useFeedback()
  const { approvals } = useClient()
  const { history } = useRouter()
  const back = useBack()
  const { list } = useSearch({ strict: false })
  const save = useSubmit(
    form,
    ({ values, beside: urgency }, options) => approvals.updateDraft({ caseId, values, urgency }, options),
    { stage: 'draft' },
  )
  const whose = { flowId: flow.id, forUserId: launcher ? starter.id : undefined }
  const launch = useSubmitLaunch(form, whose, (filled, options) =>
    approvals.launchAgain({ caseId, ...filled }, options),
  )
  const quick = useQuickCommands(caseId, task?.id)
  const address = { caseId, taskId: task?.id, list }

  const decide = (action: OperateAction) => {
    if (caseButtons[action].checksForm && form.store.attempt().length > 0) return launch.show()
    form.keepNow()
    history.push(operateHref(address, action))
  }
  const onRemoved = () => {
    form.forget()
    back()
  }

  const immediate: Readonly<Record<Exclude<CaseAction, OperateAction>, () => void>> = {
    launch: () => launch.submit(() => feedback.success(t('approvals.launch.done'))),
    saveDraft: () => save.submit(() => feedback.success(t('approvals.draft.saved'))),
    comment: () => history.push(commentHref(address)),
    remove: () => void quick.remove(onRemoved),
    sign: quick.sign,
    unsign: quick.unsign,
    start: quick.start,
    urge: quick.urge,
    takeBack: () => void quick.takeBack(),
  }
  return {
    isPending: save.isPending || launch.isPending,
    busy: save.isPending ? 'saveDraft' : launch.isPending ? 'launch' : quick.busy,
    choosing: launch.choosing,
    error: launch.error ?? save.error,
    failures: launch.failures + save.failures,
    perform: (action: CaseAction) => (isOperateAction(action) ? decide(action) : immediate[action]()),
  }
}
