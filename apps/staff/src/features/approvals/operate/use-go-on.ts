import type { ListName } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import { useRouter } from '@tanstack/react-router'
import { useApp } from '../../../kit/context/app-context.ts'
import { caseHref, listHref } from '../../../kit/links/case-href.ts'
import { operateActions } from '../actions/index.ts'
import { pendingQuery } from '../queries.ts'
import type { OperateAction } from './operate-action.ts'

type GoOnOptions = Readonly<{
  caseId: string
  taskId: string | undefined
  action: OperateAction
  list: ListName | undefined
  from: 'case' | undefined
}>

const pendingLists: readonly ListName[] = ['toSign', 'toDo', 'doing']

/** Confirms the action, then opens the next pending case of the same list, or goes back. */
export function useGoOn({ caseId, taskId, action, list, from }: GoOnOptions) {
  const t = useT()
  const feedback = useFeedback()
  const { client, queries } = useApp()
  const { history } = useRouter()
  const { leavesDesk, canUndo } = operateActions[action]

  /** Returns to the case right below this page before something replaces it. */
  const below = (then: () => void) => {
    if (from !== 'case' || !history.canGoBack()) return then()
    const stop = history.subscribe(() => {
      stop()
      then()
    })
    history.back()
  }
  const toCase = () =>
    below(() => {
      if (from !== 'case') history.replace(caseHref({ caseId, taskId, list }))
    })
  const toList = () =>
    below(() => (history.canGoBack() ? history.back() : history.replace(listHref(list ?? 'toDo'))))

  return {
    leave: toCase,
    async goOn() {
      feedback.success(t(`approvals.done.${action}`))
      if (!leavesDesk || !list || !pendingLists.includes(list)) return toCase()

      const rows = await queries.fetchQuery(pendingQuery(client, list)).catch(() => [])
      const next = rows.find((row) => row.taskId !== taskId && row.caseId !== caseId)
      if (!next) {
        feedback.plain(t('approvals.next.none'))
        return toList()
      }
      const decided = taskId && canUndo ? { caseId, taskId } : undefined
      below(() => history.replace(caseHref({ caseId: next.caseId, taskId: next.taskId, list, decided })))
    },
  }
}
