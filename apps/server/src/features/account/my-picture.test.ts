import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, days, type Office, openOffice, refusalOf, uploaded } from '../../../test/index.ts'

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const choose = async (account: Account, name: string, bytes: string | Buffer<ArrayBuffer>) => {
  const fileId = await uploaded(office, account, name, bytes)
  return (await office.as(account)).myself.setAvatar({ fileId })
}
const get = (url: string) => office.app.http.inject({ method: 'GET', url })
const iconOf = async (account: Account) =>
  (await (await office.as(account)).session.currentUser({})).userInfo.headIcon

test('Li’s picture is shown to colleagues by its address, and outlives the uploaded file', async () => {
  const { headIcon } = await choose('li', '我.png', dot)
  const { li } = office.company.people
  const { list } = await (await office.as('wang')).organization.usersByIds({ ids: [li] })
  expect([await iconOf('li'), list[0]?.headIcon]).toEqual([headIcon, headIcon])
  office.clock.pass(days(8))
  await office.settle()

  const shown = await get(headIcon)
  expect([shown.statusCode, shown.headers['content-type'], shown.rawPayload]).toEqual([200, 'image/png', dot])
  expect(shown.headers['content-security-policy']).toContain('sandbox')
})

test('another picture has another address, and a removed one is gone', async () => {
  const first = (await choose('zhao', 'a.png', dot)).headIcon
  const second = (await choose('zhao', 'b.png', dot)).headIcon
  expect(second).not.toBe(first)
  expect(JSON.parse((await get(first)).body).data.refusal).toBe('request.notFound')

  await (await office.as('zhao')).myself.removeAvatar({})
  expect(await iconOf('zhao')).toBe('')
  expect(JSON.parse((await get(second)).body).data.refusal).toBe('request.notFound')
  expect(JSON.parse((await get(second.replace('/demo/', '/other/'))).body).data.refusal).toBe(
    'request.notFound',
  )
})

test('what is no picture, too large or somebody else’s is refused', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  expect(await refusalOf(choose('wang', 'a.txt', svg))).toBe('account.pictureWrong')
  const large = Buffer.concat([dot, Buffer.alloc(300_000)])
  expect(await refusalOf(choose('wang', 'large.png', large))).toBe('account.pictureWrong')
  const fileId = await uploaded(office, 'li', 'c.png', dot)
  expect(await refusalOf((await office.as('wang')).myself.setAvatar({ fileId }))).toBe('files.notFound')
  expect(await iconOf('wang')).toBe('')
})
