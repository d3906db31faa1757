import type { ListName } from '@signet/contract'
import { flowLink } from '../../lib/flow-link.ts'

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

/** Reads what `caseHref` wrote about the decision before. */
export function readDecided(text: string | undefined): Decided | null {
  const [caseId, taskId] = text?.split('~') ?? []
  return caseId && taskId ? { caseId, taskId } : null
}

/** The address of the empty form of a flow. */
export function launchHref(flowId: string): string {
  return flowLink({ flowId, opType: '-1' })
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
