import type { NoticeType } from '@signet/contract'
import type { NoticeKind } from './inbox-store.ts'

const types = { notice: 1, flow: 2, system: 3, schedule: 4 } as const satisfies Record<NoticeKind, NoticeType>
const kinds = { 1: 'notice', 2: 'flow', 3: 'system', 4: 'schedule' } as const satisfies Record<
  NoticeType,
  NoticeKind
>

/** Returns the number of a kind on the wire. */
export function noticeTypeOf(kind: NoticeKind): NoticeType {
  return types[kind]
}

export function noticeKindOf(type: NoticeType): NoticeKind {
  return kinds[type]
}
