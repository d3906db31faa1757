import { isoOf } from '../../../clock/clock.ts'
import { SmsFailure, smsSenders } from '../../../outside/sms/index.ts'
import { insertOutboxMessage, smsAccount } from '../../system/index.ts'
import type { ChannelKind, Failure, Parcel } from './channel-kind.ts'
import { cutText } from './cut-text.ts'
import { titleOf } from './parcel-text.ts'
import { refusedReason } from './refused-reason.ts'

/** Letters of a parameter that providers take. */
const longestParameter = 35

/** Text messages by the company's provider, or into its own outbox. */
export const bySms: ChannelKind = {
  isReady: async ({ server, tenant }) => {
    const { isOn, provider, noticeTemplateCode } = await server.settings.of(tenant, 'sms')
    return isOn && (provider === 'outbox' || noticeTemplateCode !== '')
  },
  reachOf: async (_context, { mobilePhone }) => mobilePhone,
  send: async (context, parcel) => {
    const { server, tenant } = context
    if (!(await bySms.isReady(context)))
      return { reason: { code: 'channels.notReady', params: {} }, isFinal: false, isOfReceiver: false }
    const { provider } = await server.settings.of(tenant, 'sms')
    try {
      if (provider === 'outbox') await keepInOutbox(context, parcel)
      else {
        const { outside, clock } = server
        const message = {
          phone: parcel.address,
          template: 'notice',
          parameters: { title: cutText(titleOf(parcel), longestParameter) },
        } as const
        const needs = { outside, now: clock(), nonce: parcel.id }
        await smsSenders[provider](needs, await smsAccount(server, tenant), message)
      }
      return undefined
    } catch (error) {
      return failureOf(error)
    }
  },
}

async function keepInOutbox({ server, tenant }: Parameters<ChannelKind['send']>[0], parcel: Parcel) {
  const { address: phone, t, system, messages } = parcel
  const link = messages[0]?.link ?? ''
  const body = t('channels.smsText', { system, title: titleOf(parcel), link }).trim()
  const at = isoOf(server.clock())
  await insertOutboxMessage(server.db.beside(tenant), { id: server.newId(), at, phone, body })
}

function failureOf(error: unknown): Failure {
  if (error instanceof SmsFailure)
    return { reason: { code: error.code, params: error.params }, isFinal: false, isOfReceiver: false }
  return { reason: refusedReason(error), isFinal: false, isOfReceiver: false }
}
