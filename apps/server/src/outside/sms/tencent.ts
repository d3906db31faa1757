import { createHmac, hash } from 'node:crypto'
import { z } from 'zod'
import { parseJson, postJson } from '../ask-json.ts'
import { internationalPhone, type SendSms, SmsFailure, smsLimits, templateOf } from './sms-provider.ts'

const Failed = z.object({ Code: z.string(), Message: z.string().default('') })
const Answer = z.object({
  Response: z.object({ Error: Failed.optional(), SendStatusSet: z.array(Failed).default([]) }),
})

const type = 'application/json; charset=utf-8'

/** Tencent Cloud's `SendSms` of 2021-01-11, signed by `TC3-HMAC-SHA256`. */
export const sendByTencent: SendSms = async ({ outside, now }, account, message) => {
  const url = new URL(account.endpoint || 'https://sms.tencentcloudapi.com/')
  const body = JSON.stringify({
    PhoneNumberSet: [internationalPhone(message.phone)],
    SmsSdkAppId: account.appId,
    SignName: account.signName,
    TemplateId: templateOf(account, message),
    TemplateParamSet: Object.values(message.parameters),
  })
  const headers = {
    'content-type': type,
    host: url.host,
    'x-tc-action': 'SendSms',
    'x-tc-region': account.region || 'ap-guangzhou',
    'x-tc-timestamp': String(Math.floor(now / 1000)),
    'x-tc-version': '2021-01-11',
    authorization: signTencent({ host: url.host, body, seconds: Math.floor(now / 1000) }, account),
  }
  const { status, beginning } = await postJson(outside, { method: 'POST', url, headers, body }, smsLimits)
  const answer = Answer.safeParse(parseJson(beginning)).data?.Response
  const [sent] = answer?.SendStatusSet ?? []
  if (sent?.Code === 'Ok') return
  const failure = answer?.Error ?? sent
  throw new SmsFailure(failure ? `${failure.Code}: ${failure.Message}` : `HTTP ${status}`)
}

type Signed = Readonly<{ host: string; body: string; seconds: number }>
type Key = Readonly<{ accessKeyId: string; accessKeySecret: string }>

/** Returns the `Authorization` of a `SendSms`; the date is that of Greenwich. */
export function signTencent({ host, body, seconds }: Signed, key: Key): string {
  const algorithm = 'TC3-HMAC-SHA256'
  const signed = 'content-type;host;x-tc-action'
  const date = new Date(seconds * 1000).toISOString().slice(0, 10)
  const scope = `${date}/sms/tc3_request`
  const lines = `content-type:${type}\nhost:${host}\nx-tc-action:sendsms\n`
  const canonical = ['POST', '/', '', lines, signed, hash('sha256', body)].join('\n')
  const text = `${algorithm}\n${seconds}\n${scope}\n${hash('sha256', canonical)}`
  const ofDate = hmac(`TC3${key.accessKeySecret}`, date)
  const signature = hmac(hmac(hmac(ofDate, 'sms'), 'tc3_request'), text).toString('hex')
  return `${algorithm} Credential=${key.accessKeyId}/${scope}, SignedHeaders=${signed}, Signature=${signature}`
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
