import { MailFailure, sendMail } from '../../../outside/mail/index.ts'
import { mailAccount } from '../../system/index.ts'
import { issueReplyAddress } from '../replies/index.ts'
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
    if (!account) return { reason: { code: 'channels.notReady', params: {} }, isFinal: false }
    const { accent } = await server.settings.of(tenant, 'identity')
    const messageId = `<${parcel.id}.${tenant}@${domainOf(account.fromAddress)}>`
    const replyTo = await replyAddressOf({ server, tenant }, parcel, messageId)
    const linked = await withDecideLinks({ server, tenant }, parcel)
    const letter = { ...parcel, ...linked, takesReplies: replyTo !== undefined }
    try {
      await sendMail(server.outside, account, {
        to: parcel.address,
        subject: titleOf(parcel),
        text: mailText(letter),
        html: mailHtml(letter, accent),
        messageId,
        ...(replyTo !== undefined && { replyTo }),
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      })
      return undefined
    } catch (error) {
      return failureOf(error)
    }
  },
}

/** Where an answer becomes a comment; undefined for mails about nothing or about several cases. */
async function replyAddressOf(
  { server, tenant }: ChannelContext,
  { messages: [message, ...others], personId }: Parcel,
  messageId: string,
): Promise<string | undefined> {
  if (message?.caseId === undefined || others.length > 0) return undefined
  return issueReplyAddress(server, { tenant, personId, caseId: message.caseId, messageId })
}

/** The messages with the links by which their tasks are decided, and for how many hours these are good. */
async function withDecideLinks(context: ChannelContext, { messages, personId }: Parcel) {
  const linked: LinkedMessage[] = []
  for (const message of messages) {
    const decide = await decideLinkOf(context, message, { personId, channel: 'mail', session: null })
    linked.push({ ...message, decide })
  }
  const { hours } = await context.server.settings.of(context.tenant, 'decisionLinks')
  return { messages: linked, hours }
}

function failureOf(error: unknown): Failure {
  if (error instanceof MailFailure)
    return { reason: { code: error.code, params: { ...error.params } }, isFinal: error.part === 'to' }
  return { reason: refusedReason(error), isFinal: false }
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1) || 'localhost'
}
