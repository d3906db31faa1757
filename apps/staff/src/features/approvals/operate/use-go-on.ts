import type { CaseCard, ListName } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
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

const pendingLists: readonly ListName[] = ['pending', 'toSign', 'toDo', 'doing']

/**
 * Confirms the action, then opens the case below it in its list, never one that was skipped; after the
 * last one it goes back to the list.
 */
export function useGoOn({ caseId, taskId, action, list, from }: GoOnOptions) {
  const t = useT()
  const feedback = useFeedback()
  const { client, queries } = useApp()
  const { history } = useRouter()
  const { leavesDesk } = operateActions[action]

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
    below(() => (history.canGoBack() ? history.back() : history.replace(listHref(list ?? 'pending'))))

  const toNext = (next: CaseCard) => {
    const decided = taskId ? { caseId, taskId } : undefined
    below(() => history.replace(caseHref({ caseId: next.caseId, taskId: next.taskId, list, decided })))
  }

  const pendingIn = async (pending: ListName) => {
    const rows = await queries.fetchQuery(pendingQuery(client, pending)).catch(() => [])
    return rows.find((row) => row.taskId !== taskId && row.caseId !== caseId)
  }

  const rowBelow = async (pending: ListName, { next, cursor }: PlaceInList) => {
    if (next || cursor === null) return next
    const page = await client.approvals.list({ list: pending, cursor, pageSize: 1 }).catch(() => null)
    return page?.list[0]
  }

  return {
    leave: toCase,
    /** The row below, to be read before the decision takes this case off the list. */
    following: () => (list ? placeIn(queries, list, caseId) : null),
    /** After a decision that waits for the network: the case below may not be on the device, the list is. */
    goOnOffline() {
      feedback.plain(t('outbox.kept'), keptMs)
      if (leavesDesk && list && pendingLists.includes(list)) return toList()
      toCase()
    },
    async goOn(place: PlaceInList | null) {
      feedback.success(t(`approvals.done.${action}`))
      if (!leavesDesk || !list || !pendingLists.includes(list)) return toCase()

      const next = place ? await rowBelow(list, place) : await pendingIn(list)
      if (next) return toNext(next)
      feedback.plain(t((await pendingIn(list)) ? 'approvals.next.last' : 'approvals.next.none'))
      toList()
    },
  }
}

/** A sentence that says where a decision is takes a moment to read. */
const keptMs = 5_000

type Page = Readonly<{ list: readonly CaseCard[]; next: string | null }>
type Rows = InfiniteData<Page>

/** The case below another in its list; when that is not loaded yet, the cursor of its page. */
type PlaceInList = Readonly<{ next: CaseCard | undefined; cursor: string | null }>

/**
 * The place of a case as the person last saw the list, filtered or not; the list in sight counts first.
 * Null when no loaded list has it.
 */
function placeIn(queries: QueryClient, list: ListName, caseId: string): PlaceInList | null {
  const shown = queries
    .getQueryCache()
    .findAll({ predicate: ({ queryKey }) => isListOf(queryKey, list) })
    .sort(
      (one, other) =>
        Number(other.isActive()) - Number(one.isActive()) ||
        other.state.dataUpdatedAt - one.state.dataUpdatedAt,
    )
  for (const { queryKey } of shown) {
    const pages = pagesOf(queries.getQueryData<Rows | Page>(queryKey))
    const rows = pages.flatMap((page) => page.list)
    const at = rows.findIndex((row) => row.caseId === caseId)
    if (at < 0) continue
    const isWhole = Object.values(queryKey[3] ?? {}).every((filter) => filter === undefined)
    return {
      next: rows.slice(at + 1).find((row) => row.caseId !== caseId),
      cursor: isWhole ? (pages.at(-1)?.next ?? null) : null,
    }
  }
  return null
}

/** Whether a query holds rows of this list: its page, or the first rows on the dashboard. */
function isListOf([about, kind, of]: QueryKey, list: ListName): boolean {
  return about === 'approvals' && (kind === 'list' || kind === 'glimpse') && of === list
}

function pagesOf(rows: Rows | Page | undefined): readonly Page[] {
  if (!rows) return []
  return 'pages' in rows ? rows.pages : [rows]
}
