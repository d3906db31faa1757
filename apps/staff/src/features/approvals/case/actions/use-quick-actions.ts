import type { Client } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import { useApp } from '../../../../kit/context/app-context.ts'
import { useCommand } from '../../../../kit/forms/use-deed.ts'
import type { CaseAction } from './case-buttons.ts'

/**
 * Actions without an opinion: done at once or after a question, confirmed in a toast. The app shows
 * refusals.
 */
export function useQuickCommands(caseId: string, taskId = '') {
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
