import type { Locale, Translate } from '@signet/i18n'
import type { Snapshot } from '../../../people/directory/index.ts'
import { noticeRow } from '../notices/index.ts'
import type { loadUnread } from './delivery-store.ts'

type Notice = Awaited<ReturnType<typeof loadUnread>>[number]

/** A message in its reader's language, ready for any channel. */
export type Message = Readonly<{
  /** One line, verdict first. */
  title: string
  /** What somebody wrote, and who; may be empty. */
  words: string
  /** Who caused it; empty for the product. */
  sender: string
  /** Opens the message; empty while the server has no public address. */
  link: string
}>

type Reader = Readonly<{ t: Translate; locale: Locale; directory: Snapshot; home: string | undefined }>

export function messageOf({ home, ...reader }: Reader, notice: Notice): Message {
  const { title, fact, creatorUser } = noticeRow(reader, notice)
  return {
    title: fact ? `${fact.verdict}: ${fact.subject}` : title,
    words: fact?.words ?? '',
    sender: creatorUser,
    link: home === undefined ? '' : linkTo(home, notice.id),
  }
}

function linkTo(home: string, id: string): string {
  const link = new URL('/pages/message/messageDetail/index', home)
  link.searchParams.set('id', id)
  return link.href
}
