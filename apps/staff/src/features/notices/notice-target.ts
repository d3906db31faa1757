import { accessLink, documentLink, sharedShelfLink } from '../../kit/links/case-href.ts'

/** The fields of a notice's body (spec section 3: message detail). */
type NoticeBody = Readonly<
  Partial<
    Record<
      'type' | 'groupId' | 'id' | 'operatorId' | 'taskId' | 'flowId' | 'opType' | 'commentId',
      string | number
    >
  > & {
    documentIds?: readonly string[]
    page?: string
    text?: string
  }
>
type OpenedNotice = Readonly<{ id: string; type: number; flowType: number | null; bodyText: string }>

export type NoticeTarget =
  | Readonly<{ kind: 'none' }>
  | Readonly<{ kind: 'page'; href: string }>
  /** What opens there is decided by the server's operator Info call. */
  | Readonly<{ kind: 'flow'; operatorId: string; flowId: string; opType: string; commentId?: string }>

const announcement = 1
const schedule = 4
const flow = 2
const delegation = 2
const deletedSchedule = 3

/**
 * The target of a notice (spec section 2): a calendar event, the delegation screen, a case, shared
 * documents, or its own text.
 */
export function noticeTarget(notice: OpenedNotice): NoticeTarget {
  if (notice.type === announcement) return ownText(notice)
  const body = readBody(notice.bodyText)
  if (notice.type === schedule) return scheduleTarget(body)
  if (notice.type !== flow) return documentTarget(body) ?? accessTarget(body) ?? ownText(notice)
  return notice.flowType === delegation ? delegationTarget(body) : caseTarget(body, notice)
}

/** What a notice says below its title: its own text, or the words that come with its link. */
export function textOfNotice({ bodyText }: Pick<OpenedNotice, 'bodyText'>): string {
  return bodyText.startsWith('{') ? (readBody(bodyText).text ?? '') : bodyText
}

/** Whether a notice leads elsewhere than to its own text. */
export function leadsElsewhere(notice: OpenedNotice): boolean {
  const target = noticeTarget(notice)
  return target.kind === 'flow' || (target.kind === 'page' && target.href !== ownText(notice).href)
}

function scheduleTarget({ type, groupId, id }: NoticeBody): NoticeTarget {
  if (Number(type) === deletedSchedule) return { kind: 'none' }
  const search = new URLSearchParams({ groupId: String(groupId ?? ''), id: String(id ?? '') })
  return { kind: 'page', href: `/pages/workFlow/schedule/detail?${search}` }
}

/** The tab follows the specification; `type` names the exact list in it. */
function delegationTarget({ type }: NoticeBody): NoticeTarget {
  const list = Number(type)
  const exactly = list >= 1 && list <= 4 ? `&type=${list}` : ''
  return { kind: 'page', href: `/pages/workFlow/entrustAgent/index?index=${list === 1 ? 1 : 2}${exactly}` }
}

function caseTarget(body: NoticeBody, notice: OpenedNotice): NoticeTarget {
  const { operatorId, taskId, flowId, opType, commentId } = body
  const id = String(operatorId || taskId || '')
  if (!id) return ownText(notice)
  const subject = { operatorId: id, flowId: String(flowId ?? ''), opType: String(opType ?? '') }
  return { kind: 'flow', ...subject, ...(commentId && { commentId: String(commentId) }) }
}

/** One document leads to its page, several to their shelf. */
function documentTarget({ documentIds }: NoticeBody): NoticeTarget | null {
  const [id] = documentIds ?? []
  if (!documentIds || !id) return null
  return { kind: 'page', href: documentIds.length === 1 ? documentLink(id) : sharedShelfLink }
}

/** Requests for access are answered on a page of their own. */
function accessTarget({ page }: NoticeBody): NoticeTarget | null {
  return page === 'access' ? { kind: 'page', href: accessLink } : null
}

function ownText({ id }: OpenedNotice): Extract<NoticeTarget, { kind: 'page' }> {
  return { kind: 'page', href: `/pages/message/messageDetail/index?id=${encodeURIComponent(id)}` }
}

function readBody(text: string): NoticeBody {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : {}
  } catch {
    return {}
  }
}
