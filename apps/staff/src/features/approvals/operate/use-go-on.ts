import type { CaseCard, ListName } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
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

/**
 * Confirms the action, then opens the case below it in its list (after the last one the first that
 * still waits), or goes back.
 */
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

  const firstPending = async (pending: ListName) => {
    const rows = await queries.fetchQuery(pendingQuery(client, pending)).catch(() => [])
    return rows.find((row) => row.taskId !== taskId && row.caseId !== caseId)
  }

  return {
    leave: toCase,
    /** The row below, to be read before the decision takes this case off the list. */
    following: () => (list ? rowAfter(queries, list, caseId) : undefined),
    async goOn(following: CaseCard | undefined) {
      feedback.success(t(`approvals.done.${action}`))
      if (!leavesDesk || !list || !pendingLists.includes(list)) return toCase()

      const next = following ?? (await firstPending(list))
      if (!next) {
        feedback.plain(t('approvals.next.none'))
        return toList()
      }
      const decided = taskId && canUndo ? { caseId, taskId } : undefined
      below(() => history.replace(caseHref({ caseId: next.caseId, taskId: next.taskId, list, decided })))
    },
  }
}

type Rows = InfiniteData<Readonly<{ list: readonly CaseCard[] }>>

/** The row below a case as the person last saw the list, filtered or not; the list in sight counts first. */
function rowAfter(queries: QueryClient, list: ListName, caseId: string): CaseCard | undefined {
  const shown = queries
    .getQueryCache()
    .findAll({ queryKey: ['approvals', 'list', list] })
    .sort(
      (one, other) =>
        Number(other.isActive()) - Number(one.isActive()) ||
        other.state.dataUpdatedAt - one.state.dataUpdatedAt,
    )
  for (const { queryKey } of shown) {
    const rows = queries.getQueryData<Rows>(queryKey)?.pages.flatMap((page) => page.list) ?? []
    const at = rows.findIndex((row) => row.caseId === caseId)
    if (at >= 0) return rows.slice(at + 1).find((row) => row.caseId !== caseId)
  }
  return undefined
}
