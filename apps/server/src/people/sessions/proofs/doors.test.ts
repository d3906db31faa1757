import { AnsweredRefusal } from '@signet/client'
import { withProof } from '@signet/client/proof'
import { solveAtOnce } from '@signet/client/proof/solve'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MailServer, minutes, type Office, openMailOffice, refusalOf } from '../../../../test/index.ts'

let office: Office
let mails: MailServer
let close: () => Promise<void>
beforeAll(async () => {
  ;({ office, mails, close } = await openMailOffice({
    ...{ unlimited: false, trustProxy: 1, registration: true },
    publicUrl: 'https://office.example',
  }))
  const admin = await office.as('admin')
  await admin.organization.updateUser({ id: office.company.people.li, email: 'li@signet.example' })
})
afterAll(() => close())

const from = (address: string) => office.client({ 'X-Forwarded-For': address })
const mailedTo = (address: string) => mails.heard.filter(({ to }) => to.includes(address)).length

test('a network asks for a few links for a new password, then each with a proof, and others ask as before', async () => {
  const { waysIn } = from('203.0.113.1')
  for (const turn of [1, 2, 3]) await waysIn.askPasswordLink({ account: `nothere${turn}` })

  expect(await refusalOf(waysIn.askPasswordLink({ account: 'li' }))).toBe('session.proofNeeded')
  await withProof((options) => waysIn.askPasswordLink({ account: 'li' }, options))
  await expect.poll(() => mailedTo('li@signet.example')).toBe(1)
  await from('203.0.113.2').waysIn.askPasswordLink({ account: 'nothere4' })
})

test('a proof for one account asks for no link to another, whether or not there is one', async () => {
  const { waysIn } = from('203.0.113.1')
  for (const account of ['wang', 'nothere5']) {
    const refused: unknown = await waysIn.askPasswordLink({ account: 'li' }).catch((error: unknown) => error)
    if (!(refused instanceof AnsweredRefusal)) throw new Error('expected a refusal')
    const proof = solveAtOnce(refused.params as Parameters<typeof solveAtOnce>[0])
    const ofOther = waysIn.askPasswordLink({ account }, { headers: { 'Proof-Of-Work': proof } })
    expect(await refusalOf(ofOther)).toBe('session.proofNeeded')
  }
})

test('a network asks for a few codes to register, then each with a proof, which is not one of its other doors', async () => {
  const { registration, waysIn } = from('203.0.113.3')
  for (const turn of [1, 2, 3]) await registration.ask({ email: `asker${turn}@acme.example` })

  const email = 'boss@acme.example'
  expect(await refusalOf(registration.ask({ email }))).toBe('session.proofNeeded')
  await waysIn.askPasswordLink({ account: email })
  await withProof((options) => registration.ask({ email }, options))
  await expect.poll(() => mailedTo(email)).toBe(1)
})

test('codes are guessed at no faster than they are asked for', async () => {
  const { registration } = from('203.0.113.4')
  const guess = (turn: number) => ({
    ...{ email: `guessed${turn}@acme.example`, emailCode: '000000', code: `guessed${turn}` },
    ...{ companyName: '猜测公司', account: 'boss', realName: '老板', password: 'magnolia in bloom' },
  })
  for (const turn of [1, 2, 3])
    expect(await refusalOf(registration.register(guess(turn)))).toBe('registration.wrongCode')

  expect(await refusalOf(registration.register(guess(4)))).toBe('session.proofNeeded')
  office.clock.pass(minutes(60 * 24))
  expect(await refusalOf(registration.register(guess(5)))).toBe('registration.wrongCode')
})
