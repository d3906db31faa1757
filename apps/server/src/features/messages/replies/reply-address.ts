import { isoOf } from '../../../clock/clock.ts'
import { hashToken } from '../../../people/sessions/index.ts'
import type { Server } from '../../../server.ts'
import { armMailbox, insertAddress } from './reply-store.ts'

export type ReplyOrder = Readonly<{ tenant: string; personId: string; caseId: string; messageId: string }>

const minute = 60_000

/** Returns an address by which a person answers to one case; undefined where the company takes no answers. */
export async function issueReplyAddress(server: Server, order: ReplyOrder): Promise<string | undefined> {
  const { tenant, ...of } = order
  const { isOn, address } = await server.settings.of(tenant, 'replies')
  if (!isOn) return undefined

  // Hexadecimal, since some programs write addresses in lower case.
  const tag = Buffer.from(server.random(20)).toString('hex')
  const now = server.clock()
  const db = server.db.tenant(tenant)
  await insertAddress(db, { ...of, tagHash: hashToken(tag), sentAt: isoOf(now) })
  await armMailbox(db, { now: isoOf(now), dueAt: isoOf(now + minute) })
  const at = address.lastIndexOf('@')
  return `${address.slice(0, at)}+${tag}${address.slice(at)}`
}

/** Returns the tag of the first of these addresses that is one of ours. */
export function tagAmong(addresses: readonly string[], own: string): string | undefined {
  const at = own.lastIndexOf('@')
  const [start, end] = [`${own.slice(0, at)}+`.toLowerCase(), own.slice(at).toLowerCase()]
  for (const address of addresses) {
    const plain = address.trim().toLowerCase()
    if (plain.startsWith(start) && plain.endsWith(end))
      return plain.slice(start.length, plain.length - end.length)
  }
  return undefined
}
