import { flowLink } from '@signet/client'
import type { ListName } from '@signet/contract'

export type Decided = Readonly<{ caseId: string; taskId: string }>

type CaseAddress = Readonly<{
  caseId: string
  taskId?: string | null | undefined
  /** The list it is opened from: after a decision its next pending case opens. */
  list?: ListName | undefined
  /** What was decided just before, which may still be taken back. */
  decided?: Decided | undefined
}>

/** The address of a case, or of one's own task in it. */
export function caseHref({ caseId, taskId, list, decided }: CaseAddress): string {
  const before = decided && `${decided.caseId}~${decided.taskId}`
  return withSearch(flowLink({ caseId, taskId: taskId ?? '' }), { list, decided: before })
}

/** The address of a case, opened at a comment in it. */
export function atComment(href: string, comment: string | undefined): string {
  return comment === undefined ? href : withSearch(href, { tab: 'comments', comment })
}

/** Reads what `caseHref` wrote about the decision before. */
export function readDecided(text: string | undefined): Decided | null {
  const [caseId, taskId] = text?.split('~') ?? []
  return caseId && taskId ? { caseId, taskId } : null
}

type Launch = Readonly<{ forUserId?: string | undefined; followsUp?: string | undefined }>

/** The address of the empty form of a flow, perhaps in somebody's name, perhaps as a follow-up of a case. */
export function launchHref(flowId: string, { forUserId, followsUp }: Launch = {}): string {
  return flowLink({ flowId, opType: '-1', ...(forUserId && { forUserId }), ...(followsUp && { followsUp }) })
}

/** The address where a flow is chosen that is to follow up a case. */
export function followUpHref(caseId: string): string {
  return withSearch('/pages/workFlow/index', { followsUp: caseId })
}

/** The address of one of the six lists. */
export function listHref(list: ListName): string {
  return `/pages/workFlow/flowTodo/index?list=${list}`
}

/** An address with more search parameters; those without a value are left out. */
export function withSearch(href: string, search: Readonly<Record<string, string | undefined>>): string {
  const more = Object.entries(search).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  )
  return more.length > 0 ? `${href}${href.includes('?') ? '&' : '?'}${more.join('&')}` : href
}
