import type { ListName } from '@signet/contract'
import { caseHref, withSearch } from '../case-href.ts'
import type { OperateAction } from './operate-action.ts'

type Address = Parameters<typeof caseHref>[0]

/** The page on which something is done with words; `from` says that the case lies right below it. */
export function operateHref({ caseId, taskId, list }: Address, action: OperateAction): string {
  const href = onPage('operate', { caseId, taskId, list })
  return withSearch(href, { action, from: 'case' })
}

/** The page to write a comment on; `reply` is the comment that is answered. */
export function commentHref({ caseId, taskId, list }: Address, reply?: string): string {
  return withSearch(onPage('comment', { caseId, taskId, list }), { reply })
}

function onPage(page: string, address: { list?: ListName | undefined } & Address): string {
  return caseHref(address).replace('/flowBefore/', `/${page}/`)
}
