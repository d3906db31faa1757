import type { SettingValues } from '@signet/contract'
import type { Outside } from '../outside.ts'

/** An account with a provider of text messages. */
export type SmsAccount = Omit<SettingValues<'sms'>, 'isOn' | 'provider'> &
  Readonly<{ accessKeySecret: string }>

/** A message by the provider’s template: the code, and the minutes for which it is good. */
export type SmsMessage = Readonly<{ phone: string; code: string; minutes: number }>

/** What a provider needs from outside: the servers it may reach, milliseconds since 1970, and a name used once. */
export type SmsNeeds = Readonly<{ outside: Outside; now: number; nonce: string }>

/** Hands a message over. Throws an `SmsFailure`, or refuses `outside.*`. */
export type SendSms = (needs: SmsNeeds, account: SmsAccount, message: SmsMessage) => Promise<void>

/** The provider did not take a message; its own code and words. */
export class SmsFailure extends Error {
  override readonly name = 'SmsFailure'
}

/** The longest wait for a provider, and the most of its answer that is read. */
export const smsLimits = { milliseconds: 8_000, bytes: 8_192 } as const

/** Returns a phone as `+8613800000000`; a number without a country is one of mainland China. */
export function internationalPhone(phone: string): string {
  const digits = phone.replaceAll(/[^\d+]/g, '').replace(/^00/, '+')
  return digits.startsWith('+') ? digits : `+86${digits}`
}
