import type { ReplyState } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { Reason } from '../../../clock/reason.ts'
import { maySignIn, type Person } from '../../../people/directory/index.ts'
import { hashToken } from '../../../people/sessions/index.ts'
import type { Server } from '../../../server.ts'
import { storeReceived } from '../../files/index.ts'
import type { ReceivedMail } from './received-mail.ts'
import { tagAmong } from './reply-address.ts'
import { findAddress } from './reply-store.ts'

export type ReplyContext = Readonly<{ server: Server; tenant: string; ownAddress: string }>

/** A comment that a mail asks for. */
export type AskedComment = Readonly<{
  state: 'comment'
  reason: undefined
  personId: string
  caseId: string
  text: string
  fileIds: readonly string[]
}>

/** What an answer says on which case, or why it says nothing. */
export type Reading =
  | AskedComment
  | Readonly<{
      state: Exclude<ReplyState, 'comment'>
      reason: Reason
      personId?: string
      caseId?: string
      /** The `Message-ID` of a digest that was answered as a whole. */
      digest?: string
    }>

const longestComment = 2000
/** Bytes of a whole mail. */
export const largestMail = 30 * 2 ** 20

/** Finds out whose answer a mail is and on which case, and stores its files. */
export async function readAnswer(context: ReplyContext, mail: ReceivedMail): Promise<Reading> {
  if (mail.isAutomatic || isOfPrograms(mail.from)) return { state: 'ignored', reason: because('automatic') }

  const { server, tenant, ownAddress } = context
  const tag = tagAmong(mail.receivers, ownAddress)
  const named = { tagHash: tag === undefined ? undefined : hashToken(tag), messageIds: mail.answers }
  const address = await findAddress(server.db.tenant(tenant), named)
  if (address) return readAddressed(context, mail, address)
  if (tag === undefined && mail.answers.length === 0) return { state: 'ignored', reason: because('noAnswer') }
  return { state: 'refused', reason: because('unknown') }
}

type Addressed = Readonly<{ personId: string; caseId: string | null; messageId: string }>

async function readAddressed(
  context: ReplyContext,
  mail: ReceivedMail,
  { personId, caseId, messageId }: Addressed,
): Promise<Reading> {
  const { server, tenant } = context
  const person = (await server.directories.of(tenant)).people.get(personId)
  const isTheirs = maySignIn(person, server.clock()) && person?.email.trim().toLowerCase() === mail.from
  const about = { personId, ...(caseId !== null && { caseId }) }
  if (!isTheirs) return { state: 'refused', reason: because('otherSender'), ...about }
  if (caseId === null) return { state: 'refused', reason: because('digest'), digest: messageId, ...about }

  const of = { personId, caseId }
  const text = mail.text || mail.attachments.map(({ name }) => name).join(', ')
  const wrong = mail.isWhole ? wrongWords(text) : because('tooLarge', { max: largestMail / 2 ** 20 })
  if (wrong) return { state: 'refused', reason: wrong, ...of }

  try {
    const fileIds = await storeAttachments(context, mail, personId)
    return { state: 'comment', reason: undefined, text, fileIds, ...of }
  } catch (error) {
    if (error instanceof Refusal) return { state: 'refused', reason: reasonIn(error), ...of }
    throw error
  }
}

function wrongWords(text: string): Reason | undefined {
  if (text === '') return because('empty')
  return text.length > longestComment ? because('tooLong', { max: longestComment }) : undefined
}

const mostAttachments = 20

async function storeAttachments(
  { server, tenant }: ReplyContext,
  { attachments }: ReceivedMail,
  ownerId: Person['id'],
): Promise<readonly string[]> {
  if (attachments.length > mostAttachments)
    throw new Refusal('channels.reply.tooManyFiles', { max: mostAttachments })
  const fileIds: string[] = []
  for (const file of attachments) fileIds.push(await storeReceived(server, { tenant, ownerId, ...file }))
  return fileIds
}

export function because(why: string, params: Reason['params'] = {}): Reason {
  return { code: `channels.reply.${why}`, params }
}

export function reasonIn({ code, params }: Refusal): Reason {
  return { code, params: { ...params } }
}

/** Addresses that nothing is sent back to. */
function isOfPrograms(from: string): boolean {
  return from === '' || /^(mailer-daemon|postmaster|no-?reply|bounces?)@/.test(from)
}
