import type { Locale } from '@signet/i18n'
import { type Reason, sayReason } from '../../../clock/reason.ts'
import type { Server } from '../../../server.ts'
import { mailAccount } from '../../system/index.ts'
import type { PlaceToAnswer } from './places-of-digest.ts'
import type { ReceivedMail } from './received-mail.ts'

type Context = Readonly<{ server: Server; tenant: string }>
type Refused = Readonly<{
  mail: ReceivedMail
  reason: Reason
  /** Where the sender can say it instead. */
  places: readonly PlaceToAnswer[]
  locale: Locale
}>

/** Tells a sender once why their answer became no comment; marked so that no program answers it (RFC 3834). */
export async function answerRefused(
  { server, tenant }: Context,
  { mail, reason, places, locale }: Refused,
): Promise<void> {
  const account = await mailAccount(server, tenant)
  if (!account) return
  const { systemName: system } = await server.settings.of(tenant, 'identity')
  const say = server.words.t(locale)
  const text = say('channels.reply.refusedText', { system, reason: sayReason(say, reason) })
  const { sendMail } = await import('../../../outside/mail/index.ts')
  try {
    await sendMail(server.outside, account, {
      to: mail.from,
      subject: say('channels.reply.refusedSubject', { subject: mail.subject }),
      text: [text, ...places.map(({ title, link }) => `${title}\n${link}`)].join('\n\n'),
      headers: {
        'Auto-Submitted': 'auto-replied',
        'X-Auto-Response-Suppress': 'All',
        ...(mail.messageId.startsWith('<') && { 'In-Reply-To': mail.messageId, References: mail.messageId }),
      },
    })
  } catch (error) {
    server.log.warn({ err: error, tenant }, 'an answer to a mail could not be sent')
  }
}
