import { MailFailure, sendMail } from '../../../outside/mail/index.ts'
import { mailAccount } from '../../system/index.ts'
import { issueReplyAddresses, type ReplyAddresses } from '../replies/index.ts'
import type { ChannelContext, ChannelKind, Failure, Parcel } from './channel-kind.ts'
import { decideLinkOf } from './decide-links.ts'
import { type LinkedMessage, mailHtml, mailText } from './mail-text.ts'
import { titleOf } from './parcel-text.ts'
import { refusedReason } from './refused-reason.ts'

/** Mail by the company's account. The `Message-ID` stays at each attempt, so that mail programs show a repetition once. */
export const byMail: ChannelKind = {
  isReady: async ({ server, tenant }) => (await server.settings.of(tenant, 'mail')).isOn,
  reachOf: async (_context, { email }) => email,
  send: async ({ server, tenant }, parcel) => {
    const account = await mailAccount(server, tenant)
    if (!account)
      return { reason: { code: 'channels.notReady', params: {} }, isFinal: false, isOfReceiver: false }
    const { accent } = await server.settings.of(tenant, 'identity')
    const messageId = `<${parcel.id}.${tenant}@${domainOf(account.fromAddress)}>`
    const replies = await replyAddressesOf({ server, tenant }, parcel, messageId)
    const linked = await withLinks({ server, tenant }, parcel, replies)
    const letter = { ...parcel, ...linked, takesReplies: replies !== undefined }
    try {
      await sendMail(server.outside, account, {
        to: parcel.address,
        subject: titleOf(parcel),
        text: mailText(letter),
        html: mailHtml(letter, accent),
        messageId,
        ...(replies && { replyTo: replies.whole }),
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      })
      return undefined
    } catch (error) {
      return failureOf(error)
    }
  },
}

/** Where an answer becomes a comment; undefined for mails about no case. */
async function replyAddressesOf(
  { server, tenant }: ChannelContext,
  { messages, personId }: Parcel,
  messageId: string,
): Promise<ReplyAddresses | undefined> {
  const caseIds = [...new Set(messages.flatMap(({ caseId }) => caseId ?? []))]
  if (caseIds.length === 0) return undefined
  return issueReplyAddresses(server, {
    ...{ tenant, personId, messageId, caseIds },
    isDigest: messages.length > 1,
  })
}

/** The messages with the links by which their tasks are decided and answered, and for how many hours the first are good. */
async function withLinks(
  context: ChannelContext,
  { messages, personId }: Parcel,
  replies: ReplyAddresses | undefined,
) {
  const linked: LinkedMessage[] = []
  for (const message of messages) {
    const decide = await decideLinkOf(context, message, { personId, channel: 'mail', session: null })
    const reply = replies?.ofCases.get(message.caseId ?? '') ?? ''
    linked.push({ ...message, decide, reply })
  }
  const { hours } = await context.server.settings.of(context.tenant, 'decisionLinks')
  return { messages: linked, hours }
}

function failureOf(error: unknown): Failure {
  if (error instanceof MailFailure) {
    const { part, isPassing, code, params } = error
    const isOfReceiver = part === 'to'
    return { reason: { code, params: { ...params } }, isFinal: isOfReceiver && !isPassing, isOfReceiver }
  }
  return { reason: refusedReason(error), isFinal: false, isOfReceiver: false }
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1) || 'localhost'
}
