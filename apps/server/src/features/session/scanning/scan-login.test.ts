import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Office, openOffice, refusalOf, seconds } from '../../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'

/** A browser that shows a code and keeps its cookie. */
async function openBrowser() {
  const answer = await office.app.http.inject({
    url: '/api/oauth/getTicket',
    headers: { 'user-agent': chrome },
  })
  const cookie = String(answer.headers['set-cookie'])
  const ticket = String(answer.json().data.ticket)
  const poll = async (held = cookie.split(';')[0] ?? '') =>
    (
      await office.app.http.inject({
        url: `/api/oauth/getTicketStatus/${ticket}`,
        headers: { cookie: held, 'user-agent': chrome },
      })
    ).json().data as { status: number; value: string }
  return { ticket, cookie, poll }
}
const phoneOf = async (account: 'li' | 'wang') => (await office.as(account)).scanLogin
const personOf = async (token: string) =>
  (await office.client({ Authorization: token }).session.currentUser()).userInfo.userAccount

test('Li scans, reads who asks, confirms, and the browser is signed in once', async () => {
  const { ticket, cookie, poll } = await openBrowser()
  const li = await phoneOf('li')
  expect(cookie).toMatch(/HttpOnly; SameSite=Strict; Max-Age=180/)
  expect(await poll()).toMatchObject({ status: 0 })
  const asks = await li.setStatus({ ticket, status: '1' })
  expect(asks).toMatchObject({ browser: 'Chrome 140', system: 'Windows 10' })
  expect(await poll()).toMatchObject({ status: 1, value: '' })
  await li.confirm({ ticket })

  const { status, value } = await poll()
  expect([status, await personOf(value)]).toEqual([2, 'li'])
  expect(await poll()).toMatchObject({ status: -1, value: '' })
  expect(await refusalOf(li.confirm({ ticket }))).toBe('waysIn.scanExpired')
})

test('another browser gets nothing with a stolen code', async () => {
  const { ticket, poll } = await openBrowser()
  const thief = await openBrowser()
  const li = await phoneOf('li')
  await li.setStatus({ ticket, status: '1' })
  await li.confirm({ ticket })

  for (const held of ['', 'signet_scan=guess', thief.cookie.split(';')[0] ?? ''])
    expect(await poll(held)).toMatchObject({ status: -1, value: '' })
  expect(await poll()).toMatchObject({ status: 2 })
})

test('only the phone that scanned confirms, and a code is not confirmed before it was scanned', async () => {
  const { ticket, poll } = await openBrowser()
  const [li, wang] = [await phoneOf('li'), await phoneOf('wang')]
  expect(await refusalOf(li.confirm({ ticket }))).toBe('waysIn.scanExpired')
  await li.setStatus({ ticket, status: '1' })

  expect(await refusalOf(wang.setStatus({ ticket, status: '1' }))).toBe('waysIn.scanExpired')
  expect(await refusalOf(wang.confirm({ ticket }))).toBe('waysIn.scanExpired')
  expect(await refusalOf(wang.setStatus({ ticket, status: '0' }))).toBe('waysIn.scanExpired')
  expect(await poll()).toMatchObject({ status: 1 })
})

test('two phones scan at once: one has it', async () => {
  const { ticket } = await openBrowser()
  const phones = [await phoneOf('li'), await phoneOf('wang')]
  const answers = await Promise.all(phones.map((one) => refusalOf(one.setStatus({ ticket, status: '1' }))))

  expect(answers.toSorted()).toEqual(['not refused', 'waysIn.scanExpired'])
})

test('two confirmations and two polls at once open one session', async () => {
  const { ticket, poll } = await openBrowser()
  const li = await phoneOf('li')
  await li.setStatus({ ticket, status: '1' })
  const confirmed = await Promise.all([1, 2].map(() => refusalOf(li.confirm({ ticket }))))
  expect(confirmed.toSorted()).toEqual(['not refused', 'waysIn.scanExpired'])

  const polled = await Promise.all([1, 2, 3].map(() => poll()))
  expect(polled.filter(({ value }) => value !== '')).toHaveLength(1)
})

test('after 180 seconds neither phone nor browser gets anywhere', async () => {
  const { ticket, poll } = await openBrowser()
  const li = await phoneOf('li')
  await li.setStatus({ ticket, status: '1' })
  office.clock.pass(seconds(180))

  expect(await refusalOf(li.confirm({ ticket }))).toBe('waysIn.scanExpired')
  expect(await poll()).toMatchObject({ status: -1 })
})

test('a cancelled code is over', async () => {
  const { ticket, poll } = await openBrowser()
  const li = await phoneOf('li')
  await li.setStatus({ ticket, status: '1' })
  await li.setStatus({ ticket, status: '0' })

  expect(await poll()).toMatchObject({ status: 3, value: '' })
  expect(await refusalOf(li.confirm({ ticket }))).toBe('waysIn.scanExpired')
})

test('a phone that was signed out after confirming lets no browser in', async () => {
  const { ticket, poll } = await openBrowser()
  const wang = await office.as('wang')
  await wang.scanLogin.setStatus({ ticket, status: '1' })
  await wang.scanLogin.confirm({ ticket })
  await wang.session.logout()

  expect((await poll())?.value ?? '').toBe('')
})

test('the database keeps no ticket and no cookie', async () => {
  const { ticket, cookie } = await openBrowser()
  const rows = JSON.stringify(await office.db.platform.selectFrom('scanLogin').selectAll().execute())

  expect(rows).not.toContain(ticket)
  expect(rows).not.toContain(cookie.slice('signet_scan='.length, 50))
})
