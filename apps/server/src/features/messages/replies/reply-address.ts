import { isoOf } from '../../../clock/clock.ts'
import { hashToken } from '../../../people/sessions/index.ts'
import type { Server } from '../../../server.ts'
import { armMailbox, insertAddresses, type NewAddress } from './reply-store.ts'

/** A mail to a person, and the cases that it is about, one after another. */
export type ReplyOrder = Readonly<{
  tenant: string
  personId: string
  messageId: string
  /** One for a mail about one case; those of a digest otherwise, none twice. */
  caseIds: readonly string[]
  isDigest: boolean
}>

/** Where answers go: those to the whole mail, and those to one case of a digest. */
export type ReplyAddresses = Readonly<{ whole: string; ofCases: ReadonlyMap<string, string> }>

const minute = 60_000

/**
 * Returns the addresses by which a person answers to a mail; undefined where the company takes no answers. What comes to
 * a digest as a whole cannot be a comment: its sender gets word where to answer.
 */
export async function issueReplyAddresses(
  server: Server,
  order: ReplyOrder,
): Promise<ReplyAddresses | undefined> {
  const { tenant, personId, messageId, caseIds, isDigest } = order
  const { isOn, address } = await server.settings.of(tenant, 'replies')
  if (!isOn) return undefined

  const now = server.clock()
  const rows: NewAddress[] = []
  const issue = (of: Pick<NewAddress, 'caseId' | 'messageId' | 'partOf'>) => {
    // Hexadecimal, since some programs write addresses in lower case.
    const tag = Buffer.from(server.random(20)).toString('hex')
    rows.push({ ...of, personId, tagHash: hashToken(tag), sentAt: isoOf(now) })
    const at = address.lastIndexOf('@')
    return `${address.slice(0, at)}+${tag}${address.slice(at)}`
  }
  const [only] = caseIds
  const whole = issue({ caseId: isDigest || only === undefined ? null : only, messageId, partOf: '' })
  const parts = isDigest ? caseIds : []
  const ofCases = new Map(
    parts.map((caseId) => [caseId, issue({ caseId, messageId: '', partOf: messageId })]),
  )
  const db = server.db.tenant(tenant)
  await insertAddresses(db, rows)
  await armMailbox(db, { now: isoOf(now), dueAt: isoOf(now + minute) })
  return { whole, ofCases }
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
