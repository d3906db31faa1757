import type { Client } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useApp } from '../../../kit/context/app-context.ts'
import { useCommand } from '../../../kit/forms/use-command.ts'
import { useSubmit } from '../../../kit/forms/use-submit.ts'
import { useBack } from '../../../kit/pages/stack-page.tsx'
import { useSubmitLaunch } from '../launch/use-submit-launch.ts'
import { isOperateAction, type OperateAction } from '../operate/operate-action.ts'
import { commentHref, operateHref } from '../operate/operate-href.ts'
import type { OpenedCase } from '../queries.ts'
import { type CaseAction, caseButtons } from './case-buttons.ts'
import type { CaseForm } from './use-case-form.ts'

export type CaseCommands = ReturnType<typeof useCaseCommands>

/** What each button of a case does: at once, after a question, or on the decision page. */
export function useCaseCommands(view: OpenedCase, form: CaseForm) {
  const { caseId, task, flow, title, starter, launcher } = view
  const t = useT()
  const feedback = useFeedback()
  const app = useApp()
  const { history } = useRouter()
  const back = useBack()
  const { list } = useSearch({ strict: false })
  const save = useSubmit(
    form,
    async ({ values, beside: urgency }, options) => {
      const { withFiles } = await loadLaunch()
      const draft = { caseId, values: await withFiles(app, values), urgency }
      return app.client.approvals.updateDraft(draft, options)
    },
    { stage: 'draft' },
  )
  const whose = { flowId: flow.id, forUserId: launcher ? starter.id : undefined }
  const launch = useSubmitLaunch(form, whose, async (filled, options) => {
    const call = { name: 'launchAgain', input: { caseId, ...filled } } as const
    return (await loadLaunch()).launchOrKeep(app, { title: title || flow.name, call }, options)
  })
  const quick = useQuickCommands(caseId, task?.id)
  const address = { caseId, taskId: task?.id, list }

  const decide = (action: OperateAction) => {
    if (caseButtons[action].checksForm && form.store.attempt().length > 0) return launch.show()
    form.keepNow()
    leaveRow()
    history.push(operateHref(address, action))
  }
  const onRemoved = () => {
    form.forget()
    back()
  }

  const immediate: Readonly<Record<Exclude<CaseAction, OperateAction>, () => void>> = {
    launch: () =>
      launch.submit((launched) => feedback.success(t(launched ? 'approvals.launch.done' : 'outbox.kept'))),
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

const loadLaunch = () => import('../launch/launch-or-keep.ts')

/** Keys pressed from now on are for the decision, not for the row of the list that had the focus. */
function leaveRow() {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/**
 * Actions without an opinion: done at once or after a question, confirmed in a toast. The app shows
 * refusals.
 */
function useQuickCommands(caseId: string, taskId = '') {
  const t = useT()
  const feedback = useFeedback()
  const { approvals } = useApp().client
  const sign = useStage(approvals.sign, 'sign', taskId)
  const unsign = useStage(approvals.unsign, 'unsign', taskId)
  const start = useStage(approvals.start, 'start', taskId)
  const urge = useCommand(approvals.urge, { isShown: false })
  const remove = useCommand(approvals.remove, { isShown: false })
  const takeBack = useTakeBack(taskId)
  const pending = { sign, unsign, start, urge, remove, takeBack }

  return {
    busy: keysOf(pending).find((action) => pending[action].isPending),
    sign: sign.perform,
    unsign: unsign.perform,
    start: start.perform,
    urge: () =>
      urge.perform({ caseId }, ({ reminded }) => {
        const people = reminded.map(({ name }) => name).join(t('approvals.and'))
        feedback.success(t('approvals.done.urge', { people }))
      }),
    takeBack: takeBack.perform,
    async remove(onDone: () => void) {
      const isSure = await feedback.ask({
        title: t('approvals.remove.title'),
        body: t('approvals.remove.body'),
        confirm: t('flow.command.deleteDraft'),
        tone: 'danger',
      })
      if (!isSure) return
      remove.perform({ caseId }, () => {
        feedback.success(t('approvals.done.remove'))
        onDone()
      })
    },
  }
}

/** Undoes the person's own decision, after a question. */
export function useTakeBack(taskId: string) {
  const t = useT()
  const feedback = useFeedback()
  const { approvals } = useApp().client
  const { perform, isPending } = useCommand(approvals.takeBack, { isShown: false })

  return {
    isPending,
    async perform(onDone?: () => void) {
      const isSure = await feedback.ask({
        title: t('approvals.takeBack.title'),
        body: t('approvals.takeBack.body'),
        confirm: t('flow.command.takeBack'),
      })
      if (!isSure) return
      perform({ taskId }, () => {
        feedback.success(t('approvals.done.takeBack'))
        onDone?.()
      })
    },
  }
}

function useStage(call: Client['approvals']['sign'], word: CaseAction, taskId: string) {
  const t = useT()
  const feedback = useFeedback()
  const { perform, isPending } = useCommand(call, { isShown: false })

  return {
    isPending,
    perform: () =>
      perform({ taskIds: [taskId] }, ({ results }) => {
        const refused = results.find(({ ok }) => !ok)
        if (refused) feedback.error(refused.message)
        else feedback.success(t(`approvals.done.${word}`))
      }),
  }
}

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[]
}
