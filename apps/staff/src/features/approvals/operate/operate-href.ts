import type { ListName } from '@signet/contract'
import { caseHref, withSearch } from '../../../kit/links/case-href.ts'
import type { OperateAction } from './operate-action.ts'
import type { Choices } from './use-open-choices.ts'

type Address = Parameters<typeof caseHref>[0]

/** The page for an action with an opinion; `from` says that the case is the page right below it. */
export function operateHref({ caseId, taskId, list }: Address, action: OperateAction): string {
  const href = onPage('operate', { caseId, taskId, list })
  return withSearch(href, { action, from: 'case' })
}

/** The page to write a comment; `reply` is the comment it answers. */
export function commentHref({ caseId, taskId, list }: Address, reply?: string): string {
  return withSearch(onPage('comment', { caseId, taskId, list }), { reply })
}

function onPage(page: string, address: { list?: ListName | undefined } & Address): string {
  return caseHref(address).replace('/flowBefore/', `/${page}/`)
}

/** Writes the people chosen for one step as part of an address: `node~id.id`. */
export function writeChosen(node: string, people: readonly Readonly<{ id: string }>[]): string {
  return `${node}~${people.map(({ id }) => id).join('.')}`
}

/** Reads what `writeChosen` wrote; anything else means no one. */
export function readChosen(text: string): Choices {
  const [node = '', people = ''] = text.split('~')
  const ids = people.split('.').filter(Boolean)
  return { lines: {}, people: node && ids.length > 0 ? { [node]: ids } : {} }
}
