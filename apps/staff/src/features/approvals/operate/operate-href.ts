import type { ListName } from '@signet/contract'
import { caseHref, withSearch } from '../case-href.ts'
import type { OperateAction } from './operate-action.ts'
import type { Choices } from './use-choosing.ts'

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

/** The people chosen for one step, as part of an address: `node~id.id`. */
export function writeChosen(node: string, people: readonly Readonly<{ id: string }>[]): string {
  return `${node}~${people.map(({ id }) => id).join('.')}`
}

/** Reads what `writeChosen` wrote; anything else chooses no one. */
export function readChosen(text: string): Choices {
  const [node = '', people = ''] = text.split('~')
  const ids = people.split('.').filter(Boolean)
  return { lines: {}, people: node && ids.length > 0 ? { [node]: ids } : {} }
}
