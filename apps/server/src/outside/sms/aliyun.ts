import { createHmac, hash } from 'node:crypto'
import { z } from 'zod'
import { parseJson, postJson } from '../ask-json.ts'
import { internationalPhone, type SendSms, SmsFailure, smsLimits, templateOf } from './sms-provider.ts'

const Answer = z.object({ Code: z.string(), Message: z.string().default('') })

/** Alibaba Cloud's `SendSms` of 2017-05-25, signed by its version 3 (`ACS3-HMAC-SHA256`). */
export const sendByAliyun: SendSms = async ({ outside, now, nonce }, account, message) => {
  const url = new URL(account.endpoint || 'https://dysmsapi.aliyuncs.com/')
  url.search = canonicalQuery({
    PhoneNumbers: internationalPhone(message.phone).replace(/^\+86|^\+/, ''),
    SignName: account.signName,
    TemplateCode: templateOf(account, message),
    TemplateParam: JSON.stringify(message.parameters),
  })
  const headers = {
    host: url.host,
    'x-acs-action': 'SendSms',
    'x-acs-content-sha256': hash('sha256', ''),
    'x-acs-date': new Date(now).toISOString().replace(/\.\d{3}Z$/, 'Z'),
    'x-acs-signature-nonce': nonce,
    'x-acs-version': '2017-05-25',
  }
  const authorization = signAliyun(url, headers, account)
  const request = { method: 'POST', url, headers: { ...headers, authorization }, body: '' } as const
  const { status, beginning } = await postJson(outside, request, smsLimits)
  const answer = Answer.safeParse(parseJson(beginning)).data
  if (answer?.Code !== 'OK')
    throw new SmsFailure(answer ? `${answer.Code}: ${answer.Message}` : `HTTP ${status}`)
}

type Key = Readonly<{ accessKeyId: string; accessKeySecret: string }>

/** Returns the `Authorization` of a POST without a body; `headers` in the order of their names. */
export function signAliyun(url: URL, headers: Readonly<Record<string, string>>, key: Key): string {
  const algorithm = 'ACS3-HMAC-SHA256'
  const signed = Object.keys(headers).join(';')
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`)
  const canonical = [
    'POST',
    url.pathname,
    url.search.slice(1),
    lines.join(''),
    signed,
    headers['x-acs-content-sha256'],
  ].join('\n')
  const text = `${algorithm}\n${hash('sha256', canonical)}`
  const signature = createHmac('sha256', key.accessKeySecret).update(text).digest('hex')
  return `${algorithm} Credential=${key.accessKeyId},SignedHeaders=${signed},Signature=${signature}`
}

/** Names in order, and everything but letters, digits and `-_.~` in percent signs. */
function canonicalQuery(params: Readonly<Record<string, string>>): string {
  const pairs = Object.keys(params).toSorted()
  return pairs.map((name) => `${escaped(name)}=${escaped(params[name] ?? '')}`).join('&')
}

function escaped(text: string): string {
  const percent = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, percent)
}
