import { sendByAliyun } from './aliyun.ts'
import type { SendSms } from './sms-provider.ts'
import { sendByTencent } from './tencent.ts'

export { codeMessage, internationalPhone, type SmsAccount, SmsFailure } from './sms-provider.ts'

/** Providers by the name in the settings; a company's own outbox is none. */
export const smsSenders: Readonly<Record<'aliyun' | 'tencent', SendSms>> = {
  aliyun: sendByAliyun,
  tencent: sendByTencent,
}
