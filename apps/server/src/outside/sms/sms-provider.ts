import type { SettingValues } from '@signet/contract'
import type { Outside } from '../outside.ts'

/** An account with a provider of text messages. */
export type SmsAccount = Omit<SettingValues<'sms'>, 'isOn' | 'provider'> &
  Readonly<{ accessKeySecret: string }>

/** A message by one of the company’s templates, with the parameters in the order of the template. */
export type SmsMessage = Readonly<{
  phone: string
  template: 'code' | 'invitation' | 'notice'
  parameters: Readonly<Record<string, string>>
}>

/** Returns a message with a code, and the minutes for which it is good. */
export function codeMessage({
  phone,
  code,
  minutes,
}: Readonly<{ phone: string; code: string; minutes: number }>): SmsMessage {
  return { phone, template: 'code', parameters: { code, minutes: String(minutes) } }
}

/** Returns the template of a message at the provider. */
export function templateOf(account: SmsAccount, { template }: SmsMessage): string {
  const templates = {
    code: account.templateCode,
    invitation: account.inviteTemplateCode,
    notice: account.noticeTemplateCode,
  }
  return templates[template]
}

/** What a provider needs from outside: the servers it may reach, milliseconds since 1970, and a name used once. */
export type SmsNeeds = Readonly<{ outside: Outside; now: number; nonce: string }>

/** Hands a message over. Throws an `SmsFailure`, or refuses `outside.*`. */
export type SendSms = (needs: SmsNeeds, account: SmsAccount, message: SmsMessage) => Promise<void>

/** The provider did not take a message: a code of a sentence, with the provider's own code and words. */
export class SmsFailure extends Error {
  override readonly name = 'SmsFailure'
  readonly code = 'settings.smsRefused'
  readonly params: Readonly<{ reason: string }>

  constructor(said: string) {
    super(said)
    this.params = { reason: said.slice(0, longestReason) }
  }
}
/** Letters of what a provider says that are kept. */
const longestReason = 200

/** The longest wait for a provider, and the most of its answer that is read. */
export const smsLimits = { milliseconds: 8_000, bytes: 8_192 } as const

/** Returns a phone as `+8613800000000`; a number without a country is one of mainland China. */
export function internationalPhone(phone: string): string {
  const digits = phone.replaceAll(/[^\d+]/g, '').replace(/^00/, '+')
  return digits.startsWith('+') ? digits : `+86${digits}`
}
