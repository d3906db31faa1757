import { createHmac, hash } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { type AnsweringServer, openAnsweringServer } from '../../../test/index.ts'
import { openOutside } from '../index.ts'
import { codeMessage, smsSenders } from './index.ts'
import { internationalPhone, type SmsMessage } from './sms-provider.ts'
import { signTencent } from './tencent.ts'

let provider: AnsweringServer | undefined
afterEach(() => provider?.close())

const now = Date.parse('2026-03-02T09:30:05.250Z')
const account = {
  accessKeyId: 'key',
  accessKeySecret: 'secret',
  signName: '云杉',
  templateCode: 'SMS_1',
  inviteTemplateCode: 'SMS_2',
  noticeTemplateCode: '',
  appId: '1400',
  region: '',
}

const code = codeMessage({ phone: '138 0000 0001', code: '012345', minutes: 5 })

async function send(name: 'aliyun' | 'tencent', answer: unknown, message: SmsMessage = code) {
  const opened = await openAnsweringServer((_heard, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answer))
  })
  provider = opened
  const outside = openOutside({ innerHosts: ['127.0.0.1'] })
  await smsSenders[name]({ outside, now, nonce: 'once' }, { ...account, endpoint: `${opened.url}/` }, message)
  const [heard] = opened.heard
  if (!heard) throw new Error('nothing was sent')
  return heard
}

test('Alibaba Cloud gets a message whose signature it can compute', async () => {
  const { path, headers, body } = await send('aliyun', { Code: 'OK', Message: 'OK' })
  const query = path.slice(path.indexOf('?') + 1)
  // As its document writes the request down, from what arrived.
  const names = 'host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version'
  const lines = names.split(';').map((name) => `${name}:${String(headers[name])}\n`)
  const canonical = `POST\n/\n${query}\n${lines.join('')}\n${names}\n${hash('sha256', body)}`
  const text = `ACS3-HMAC-SHA256\n${hash('sha256', canonical)}`
  const signature = createHmac('sha256', 'secret').update(text).digest('hex')

  expect(headers.authorization).toBe(
    `ACS3-HMAC-SHA256 Credential=key,SignedHeaders=${names},Signature=${signature}`,
  )
  expect(headers).toMatchObject({ 'x-acs-action': 'SendSms', 'x-acs-date': '2026-03-02T09:30:05Z' })
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    PhoneNumbers: '13800000001',
    SignName: '云杉',
    TemplateCode: 'SMS_1',
    TemplateParam: '{"code":"012345","minutes":"5"}',
  })
  // Names in order, and spaces as %20, as the signature wants them.
  expect(query).toMatch(/^PhoneNumbers=.*&SignName=%E4.*&TemplateCode=.*&TemplateParam=%7B%22code%22/)
})

test('Tencent Cloud gets a message whose signature it can compute', async () => {
  const { headers, body } = await send('tencent', { Response: { SendStatusSet: [{ Code: 'Ok' }] } })
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
  const seconds = String(headers['x-tc-timestamp'])
  const canonical = `POST\n/\n\ncontent-type:${headers['content-type']}\nhost:${headers.host}\nx-tc-action:sendsms\n\ncontent-type;host;x-tc-action\n${hash('sha256', body)}`
  const text = `TC3-HMAC-SHA256\n${seconds}\n2026-03-02/sms/tc3_request\n${hash('sha256', canonical)}`
  const key = hmac(hmac(hmac('TC3secret', '2026-03-02'), 'sms'), 'tc3_request')

  expect(headers.authorization).toBe(
    `TC3-HMAC-SHA256 Credential=key/2026-03-02/sms/tc3_request, SignedHeaders=content-type;host;x-tc-action, Signature=${hmac(key, text).toString('hex')}`,
  )
  expect(JSON.parse(body)).toEqual({
    PhoneNumberSet: ['+8613800000001'],
    SmsSdkAppId: '1400',
    SignName: '云杉',
    TemplateId: 'SMS_1',
    TemplateParamSet: ['012345', '5'],
  })
})

test('another secret gives another signature', () => {
  const request = { host: 'sms.tencentcloudapi.com', body: '{}', seconds: 1 }

  expect(signTencent(request, { accessKeyId: 'key', accessKeySecret: 'a' })).not.toBe(
    signTencent(request, { accessKeyId: 'key', accessKeySecret: 'b' }),
  )
})

test.each([
  ['aliyun', { Code: 'isv.BUSINESS_LIMIT_CONTROL', Message: 'too many' }, /BUSINESS_LIMIT_CONTROL: too many/],
  ['aliyun', [], /HTTP 200/],
  ['tencent', { Response: { Error: { Code: 'AuthFailure', Message: 'bad key' } } }, /AuthFailure: bad key/],
  ['tencent', { Response: { SendStatusSet: [{ Code: 'LimitExceeded' }] } }, /LimitExceeded/],
] as const)('%s: %j is a failure that names its cause', async (name, answer, cause) => {
  await expect(send(name, answer)).rejects.toThrow(cause)
})

test.each([
  ['13800000001', '+8613800000001'],
  ['+852 9123 4567', '+85291234567'],
  ['0085291234567', '+85291234567'],
])('the phone %s is dialled %s', (written, dialled) => {
  expect(internationalPhone(written)).toBe(dialled)
})

test('an invitation goes by its own template, with its parameters in order', async () => {
  const parameters = { account: 'mei', date: '2026-04-01' }
  const message = { phone: '13800000001', template: 'invitation' as const, parameters }
  const { path } = await send('aliyun', { Code: 'OK' }, message)
  expect(Object.fromEntries(new URLSearchParams(path.slice(path.indexOf('?') + 1)))).toMatchObject({
    TemplateCode: 'SMS_2',
    TemplateParam: '{"account":"mei","date":"2026-04-01"}',
  })
  await provider?.close()
  const { body } = await send('tencent', { Response: { SendStatusSet: [{ Code: 'Ok' }] } }, message)
  expect(JSON.parse(body)).toMatchObject({ TemplateId: 'SMS_2', TemplateParamSet: ['mei', '2026-04-01'] })
})
