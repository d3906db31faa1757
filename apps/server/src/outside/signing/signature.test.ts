import { expect, test } from 'vitest'
import { freshSecret, isSignedWith, signatureHeaders, signatureOf } from './signature.ts'

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const signed = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: '1614265330', body: '{"test": 2432232314}' }

test('the example of Standard Webhooks has the documented signature', () => {
  expect(signatureOf(secret, signed)).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})

test('while a secret is replaced, the old and the new one are both valid', () => {
  const fresh = freshSecret((bytes) => new Uint8Array(bytes).fill(3))
  const { 'webhook-signature': both = '' } = signatureHeaders([fresh, secret], signed)

  expect(isSignedWith(secret, signed, both)).toBe(true)
  expect(isSignedWith(fresh, signed, both)).toBe(true)
  expect(
    isSignedWith(
      freshSecret((bytes) => new Uint8Array(bytes).fill(4)),
      signed,
      both,
    ),
  ).toBe(false)
})

test.each([
  ['another id', { ...signed, id: 'msg_other' }],
  ['another time', { ...signed, timestamp: '1614265331' }],
  ['another body', { ...signed, body: '{"test": 2}' }],
])('%s is signed otherwise', (_what, other) => {
  expect(isSignedWith(secret, other, signatureOf(secret, signed))).toBe(false)
})
