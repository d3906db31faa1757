import { flowLink } from '@signet/client'
import type { ListName } from '@signet/contract'

export type LastDecision = Readonly<{ caseId: string; taskId: string }>

type CaseAddress = Readonly<{
  caseId: string
  taskId?: string | null | undefined
  /** The list it was opened from: after a decision its next pending case opens. */
  list?: ListName | undefined
  /** The decision just made, which can still be undone. */
  decided?: LastDecision | undefined
}>

/** The address of a case, or of the person's own task in it. */
export function caseHref({ caseId, taskId, list, decided }: CaseAddress): string {
  const before = decided && `${decided.caseId}~${decided.taskId}`
  return withSearch(flowLink({ caseId, taskId: taskId ?? '' }), { list, decided: before })
}

/** The address of a case, scrolled to a comment. */
export function atComment(href: string, comment: string | undefined): string {
  return comment === undefined ? href : withSearch(href, { tab: 'comments', comment })
}

/** Reads the last decision that `caseHref` wrote. */
export function readLastDecision(text: string | undefined): LastDecision | null {
  const [caseId, taskId] = text?.split('~') ?? []
  return caseId && taskId ? { caseId, taskId } : null
}

type LaunchOptions = Readonly<{
  forUserId?: string | undefined
  followsUp?: string | undefined
  copyOf?: string | undefined
  unsent?: string | undefined
}>

/** The address of a flow's empty form, optionally for another person, as a follow-up or as a copy of a case. */
export function launchHref(flowId: string, options: LaunchOptions = {}): string {
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value))
  return flowLink({ flowId, opType: '-1', ...given })
}

/** The address of the page that chooses a flow to follow up a case. */
export function followUpHref(caseId: string): string {
  return withSearch('/pages/workFlow/index', { followsUp: caseId })
}

/** The page of requests for access, and of what is shared with the person. */
export const accessLink = '/pages/workFlow/access/index'

export function listHref(list: ListName): string {
  return `/pages/workFlow/flowTodo/index?list=${list}`
}

/** Adds search parameters to an address; those without a value are left out. */
export function withSearch(href: string, search: Readonly<Record<string, string | undefined>>): string {
  const more = Object.entries(search).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  )
  return more.length > 0 ? `${href}${href.includes('?') ? '&' : '?'}${more.join('&')}` : href
}

/** The page of a document. */
export function documentLink(id: string): string {
  return `/pages/workFlow/document/detail?${new URLSearchParams({ id })}`
}

/** The shelf of documents shared with me. */
export const sharedShelfLink = '/pages/workFlow/document/index?shelf=shared'

/** The pages of a case besides its form. */
export const casePartsHref = {
  exceptions: (caseId: string) => on(caseId, '/flowBefore/logError'),
  paper: (caseId: string) => on(caseId, '/flowBefore/print'),
  revoke: (caseId: string) => on(caseId, '/operate/revoke'),
  revocation: (caseId: string) => on(caseId, '/flowBefore/revokeForm'),
  side: (caseId: string, taskId?: string) => on(caseId, '/assistantMsg/viewData', taskId),
}

function on(caseId: string, page: string, taskId?: string): string {
  return caseHref({ caseId, taskId }).replace('/flowBefore/index', page)
}
