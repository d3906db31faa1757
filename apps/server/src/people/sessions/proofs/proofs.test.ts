import { randomBytes } from 'node:crypto'
import { AnsweredRefusal } from '@signet/client'
import { withProof } from '@signet/client/proof'
import { solveAtOnce } from '@signet/client/proof/solve'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minutes, type Office, openOffice, password, refusalOf } from '../../../../test/index.ts'
import { type Door, parts, readChallenge, signChallenge, subjectOf } from './challenge.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice({ unlimited: false, trustProxy: 1 })
})
afterAll(() => office.close())

let last = 10
/** An address from which no one has come yet. */
const newAddress = () => {
  last += 1
  return `203.0.113.${last}`
}

type Given = Readonly<{ account?: string; secret?: string; address: string; proof?: string; device?: string }>
const login = ({ account = 'li', secret = password, address, proof, device }: Given) =>
  office
    .client({ 'X-Forwarded-For': address, ...(device && { Cookie: `signet_device=${device}` }) })
    .session.login({ account, password: secret }, { headers: proof ? { 'Proof-Of-Work': proof } : {} })

const askedOf = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => undefined,
    (refused: unknown) => refused,
  )
  if (!(error instanceof AnsweredRefusal)) throw new Error('expected a refusal')
  expect(error.code).toBe('session.proofNeeded')
  return error.params as { challenge: string; bits: number; parts: number }
}

/** Works out what a refused call asks for. */
const proofFor = async (given: Given): Promise<string> => {
  return solveAtOnce(await askedOf(login(given)))
}

/** Fails at three accounts that are not there, so that the address is asked and no account is locked. */
const failFrom = async (address: string) => {
  for (const turn of [1, 2, 3]) {
    const account = `nothere${turn} ${address} ${office.clock()}`
    expect(await refusalOf(login({ account, secret: 'wrong', address }))).toBe('session.wrongPassword')
  }
}

test('nothing is asked at first; after three failures of an address its next sign-in needs a proof, and gets in with it', async () => {
  const address = newAddress()
  await failFrom(address)

  const { bits, parts: asked } = await askedOf(login({ address }))
  expect([bits, asked]).toEqual([13, parts])
  const { token } = await login({ address, proof: await proofFor({ address }) })
  expect(token).toHaveLength(43)
  expect((await login({ address: newAddress() })).token).toHaveLength(43)
})

test('the client works it out, says so meanwhile, and calls again', async () => {
  const address = newAddress()
  await failFrom(address)
  const said: boolean[] = []
  const session = office.client({ 'X-Forwarded-For': address }).session

  const { token } = await withProof((options) => session.login({ account: 'li', password }, options), {
    onWork: (isWorking) => said.push(isWorking),
  })

  expect(token).toHaveLength(43)
  expect(said).toEqual([true, false])
})

test('a proof counts once, and of two uses at once exactly one', async () => {
  const address = newAddress()
  await failFrom(address)
  const proof = await proofFor({ address })

  const answers = await Promise.all(
    Array.from({ length: 4 }, () =>
      login({ address, proof }).then(
        () => 'in',
        (error) => error.code,
      ),
    ),
  )
  expect(answers.toSorted()).toEqual(['in', ...Array(3).fill('session.proofNeeded')])
  expect(await refusalOf(login({ address, proof }))).toBe('session.proofNeeded')
})

test('a proof used with a wrong password is used up', async () => {
  const address = newAddress()
  await failFrom(address)
  const proof = await proofFor({ address })

  expect(await refusalOf(login({ secret: 'wrong', address, proof }))).toBe('session.wrongPassword')
  await askedOf(login({ address, proof }))
  await office.client({ 'X-Forwarded-For': newAddress() }).session.login({ account: 'li', password })
})

test('a proof is good for five minutes, for its account, its company and its door', async () => {
  const address = newAddress()
  await failFrom(address)
  const late = await proofFor({ address })
  office.clock.pass(minutes(5))
  await askedOf(login({ address, proof: late }))

  const ofLi = await proofFor({ address })
  await askedOf(login({ account: 'chen', address, proof: ofLi }))
  for (const account of ['x1@other', 'x2@other', 'x3@other'])
    expect(await refusalOf(login({ account, secret: 'wrong', address }))).toBe('session.wrongPassword')
  const ofAdmin = await proofFor({ account: 'admin', address })
  await askedOf(login({ account: 'admin@other', address, proof: ofAdmin }))
  expect((await login({ account: 'admin', address, proof: ofAdmin })).token).toHaveLength(43)
})

test('what the server did not sign, or signed otherwise, proves nothing', async () => {
  const address = newAddress()
  await failFrom(address)
  const { challenge } = await askedOf(login({ address }))
  const [claims = '', signature = ''] = challenge.split('.')
  const [door, subject, bits, until, nonce] = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const encoded = (told: unknown) => Buffer.from(JSON.stringify(told)).toString('base64url')
  const forged = signChallenge(randomBytes(32), { door: 'signIn', subject, bits: 1, until, nonce })
  const made = [
    `${encoded([door, subject, 1, until, nonce])}.${signature}`,
    `${encoded([door, subject, bits, until + minutes(60), nonce])}.${signature}`,
    `${challenge}.`,
    `${claims}.${signature}=`,
    forged,
  ]

  for (const text of made)
    await askedOf(login({ address, proof: solveAtOnce({ challenge: text, bits: 1, parts }) }))
  await askedOf(login({ address, proof: `${challenge}.${Array(parts).fill('0').join('-')}` }))
  await askedOf(login({ address, proof: `${challenge}.-1` }))
  for (const hostile of ['.', '..', 'null', '{}', 'a.b.c', `${'x'.repeat(400)}.1`])
    await askedOf(login({ address, proof: hostile }))
})

test('the work grows as failures double, and an easy proof of before no longer does', async () => {
  const address = newAddress()
  await failFrom(address)
  const easy = await proofFor({ address })
  const hidden = office.client({ 'X-Forwarded-For': address }).session
  for (const account of ['a1', 'a2', 'a3'])
    await refusalOf(withProof((options) => hidden.login({ account, password: 'wrong' }, options)))

  expect((await askedOf(login({ address, proof: easy }))).bits).toBe(14)
})

test('failures at an account ask other networks too, but not the browser in which its owner signed in', async () => {
  const known = await office.app.http.inject({
    method: 'POST',
    url: '/api/oauth/Login',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': newAddress() },
    payload: new URLSearchParams({ account: 'chen', password }).toString(),
  })
  const device = /signet_device=([\w-]+)/.exec(String(known.headers['set-cookie']))?.[1] ?? ''
  for (let turn = 0; turn < 3; turn += 1)
    await refusalOf(login({ account: 'chen', secret: 'wrong', address: newAddress() }))

  await askedOf(login({ account: 'chen', address: newAddress() }))
  expect((await login({ account: 'chen', address: newAddress(), device })).token).toHaveLength(43)
})

test('a locked account is refused as locked, without any work', async () => {
  const address = newAddress()
  const { session } = office.client({ 'X-Forwarded-For': address })
  const guess = () => withProof((options) => session.login({ account: 'locked1', password: 'x' }, options))
  for (let turn = 0; turn < 5; turn += 1) expect(await refusalOf(guess())).toBe('session.wrongPassword')

  expect(await refusalOf(session.login({ account: 'locked1', password: 'x' }))).toBe('session.locked')
})

test('the company asks always or never, by its settings, and sees each change', async () => {
  const admin = await office.as('admin')
  const save = async (value: Readonly<{ proofOfWork: string }>) => {
    const { groups } = await admin.settings.list()
    const { version, value: before } = groups.find(({ group }) => group === 'signIn') ?? {}
    await admin.settings.save({
      group: 'signIn',
      value: { ...before, ...value },
      secrets: {},
      version: version ?? 0,
    })
  }

  await save({ proofOfWork: 'always' })
  const address = newAddress()
  expect((await login({ address, proof: await proofFor({ address }) })).token).toHaveLength(43)
  await save({ proofOfWork: 'off' })
  for (let turn = 0; turn < 4; turn += 1)
    expect(await refusalOf(login({ account: `o${turn}`, secret: 'x', address }))).toBe(
      'session.wrongPassword',
    )
  expect((await login({ address })).token).toHaveLength(43)
  await save({ proofOfWork: 'afterFailures' })
  const { list } = await admin.settings.changes({ group: 'signIn' })
  expect(list.map(({ fields }) => fields.map(({ field, after }) => [field, after]))).toEqual(
    ['afterFailures', 'off', 'always'].map((rule) => [['proofOfWork', rule]]),
  )
})

test('a network gets a few codes, then each with a proof, and so are codes compared', async () => {
  const admin = await office.as('admin')
  await admin.settings.save({ group: 'sms', value: { isOn: true }, secrets: {}, version: 0 })
  const { waysIn } = office.client({ 'X-Forwarded-For': newAddress() })
  for (let turn = 0; turn < 3; turn += 1) await waysIn.smsCode({ phone: `1380000010${turn}` })

  expect(await refusalOf(waysIn.smsCode({ phone: '13800000199' }))).toBe('session.proofNeeded')
  const sent = await withProof((options) => waysIn.smsCode({ phone: '13800000199' }, options))
  expect(sent.minutes).toBe(5)
  for (let turn = 0; turn < 3; turn += 1)
    await refusalOf(waysIn.loginSms({ phone: `1380000010${turn}`, code: '000000' }))
  expect(await refusalOf(waysIn.loginSms({ phone: '13800000100', code: '000000' }))).toBe(
    'session.proofNeeded',
  )
})

test('what is signed is read back, for each door', () => {
  const key = randomBytes(32)
  for (const door of ['signIn', 'resetPassword', 'smsCode', 'register'] satisfies Door[]) {
    const told = { door, subject: subjectOf('demo', 'Li'), bits: 13, until: 5, nonce: 'n' }
    expect(readChallenge(key, signChallenge(key, told))).toEqual(told)
  }
  expect(subjectOf('demo', 'Li')).toBe(subjectOf('demo', 'li'))
  expect(subjectOf('de', 'moli')).not.toBe(subjectOf('demo', 'li'))
})
