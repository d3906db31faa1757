import { contract, Instant, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { noticeKindOf } from '../../people/inbox/index.ts'
import { countNotices, listNotices as loadNotices } from './notice-store.ts'
import { noticeRow } from './notice-view.ts'

export const listNotices = serve(contract.notices.list, async ({ input, actor, caller, tx, server }) => {
  const { type, isRead, keyword, cursor, currentPage = 1, pageSize } = input
  const filter = {
    personId: actor.personId,
    kind: type && noticeKindOf(type),
    isRead: isRead === undefined ? undefined : isRead === 1,
    keyword,
  }
  const after = cursor === undefined ? undefined : readCursor(cursor)
  const skip = after ? 0 : (currentPage - 1) * pageSize
  const rows = await loadNotices(tx, filter, { after, skip, most: pageSize + 1 })
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  const directory = await server.directories.of(actor.tenant)
  const t = server.words.t(caller.locale)

  return {
    list: shown.map((row) => noticeRow(t, directory, row)),
    next: last && rows.length > pageSize ? `${last.at}~${last.id}` : null,
    pagination: { currentPage, pageSize, total: await countNotices(tx, filter) },
  }
})

const shape = /^(.+?)~([\w-]{1,80})$/

function readCursor(cursor: string): { at: string; id: string } {
  const [, at, id] = shape.exec(cursor) ?? []
  if (!at || !id || !Instant.safeParse(at).success)
    throw new Refusal<RefusalCode>('request.invalid', { field: 'cursor' })
  return { at, id }
}
