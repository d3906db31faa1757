import type { CaseCard, ListName } from '@signet/contract'

export const listNames: readonly ListName[] = [
  'pending',
  'toSign',
  'toDo',
  'doing',
  'launched',
  'done',
  'circulated',
]
export const statuses: readonly CaseCard['status'][] = [
  'draft',
  'running',
  'returned',
  'recalled',
  'approved',
  'rejected',
  'terminated',
]
export const urgencies: readonly CaseCard['urgency'][] = ['normal', 'important', 'urgent']
export const decisions = ['agreed', 'rejected', 'handled', 'returned', 'transferred', 'assisted'] as const

/** The filter of a list as kept in the address, so that it can be shared and survives a reload. */
export type ListFilter = Readonly<{
  keyword?: string
  flowId?: string
  category?: string
  urgency?: (typeof urgencies)[number]
  status?: (typeof statuses)[number]
  decision?: (typeof decisions)[number]
  isRead?: 'yes' | 'no'
  isReturned?: 'yes' | 'no'
  isAssist?: 'yes' | 'no'
  isOverdue?: 'yes' | 'no'
  /** Calendar days, YYYY-MM-DD, both included. */
  from?: string
  to?: string
}>
export type ListSearch = ListFilter & Readonly<{ list?: ListName }>

/** Reads the search part of the address and drops what it does not know. */
export function readListSearch(search: Record<string, unknown>): ListSearch {
  const text = (name: string) =>
    typeof search[name] === 'string' && search[name] !== '' ? search[name] : undefined
  const day = (name: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text(name) ?? '') ? text(name) : undefined)
  const yesOrNo = (name: string) => oneOf(['yes', 'no'] as const, text(name))
  return withoutGaps({
    list: oneOf(listNames, text('list')),
    keyword: text('keyword'),
    flowId: text('flowId'),
    category: text('category'),
    urgency: oneOf(urgencies, text('urgency')),
    status: oneOf(statuses, text('status')),
    decision: oneOf(decisions, text('decision')),
    isRead: yesOrNo('isRead'),
    isReturned: yesOrNo('isReturned'),
    isAssist: yesOrNo('isAssist'),
    isOverdue: yesOrNo('isOverdue'),
    from: day('from'),
    to: day('to'),
  })
}

/** The filters that can match anything in this list. */
export function filtersOf(list: ListName): ReadonlySet<keyof ListFilter> {
  const everywhere: (keyof ListFilter)[] = ['flowId', 'category', 'urgency', 'from', 'to']
  if (list === 'launched') return new Set([...everywhere, 'status', 'isOverdue'])
  if (list === 'done') return new Set([...everywhere, 'status', 'decision'])
  if (list === 'circulated') return new Set([...everywhere, 'status', 'isRead'])
  return new Set([...everywhere, 'isReturned', 'isAssist', 'isOverdue'])
}

/** The statuses a case can have in a list; only the starter's own list has drafts. */
export function statusesOf(list: ListName): typeof statuses {
  return list === 'launched' ? statuses : statuses.filter((status) => status !== 'draft')
}

/** Number of filters set, not counting the keyword. */
export function filterCount({ keyword: _keyword, list: _list, ...filter }: ListSearch): number {
  return Object.values(filter).filter((value) => value !== undefined).length
}

function oneOf<Word extends string>(words: readonly Word[], value: string | undefined): Word | undefined {
  return words.find((word) => word === value)
}

type WithoutGaps<Shape> = { readonly [Name in keyof Shape]?: Exclude<Shape[Name], undefined> }

function withoutGaps<Shape extends object>(shape: Shape): WithoutGaps<Shape> {
  return Object.fromEntries(
    Object.entries(shape).filter(([, value]) => value !== undefined),
  ) as WithoutGaps<Shape>
}

/** The case that the chosen flow will follow up. */
export type StartSearch = Readonly<{ followsUp?: string }>

/** Reads the search part of the address and drops what it does not know. */
export function readStartSearch({ followsUp }: Record<string, unknown>): StartSearch {
  return typeof followsUp === 'string' && followsUp !== '' ? { followsUp } : {}
}
