import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Account, type Office, openOffice, refusalOf } from '../../../../test/index.ts'
import type { NoticeKind } from '../../../people/inbox/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

let total = 0
async function tellLi(count: number, kind: NoticeKind = 'notice') {
  const { outbox } = office.app.server
  for (let turn = 0; turn < count; turn += 1) {
    total += 1
    const now = new Date(office.clock()).toISOString()
    const body = {
      toPersonIds: [office.company.people.li],
      senderId: office.company.people.wang,
      kind,
      titleKey: 'organization.notFound',
      fact: `told ${total}`,
      body: `body ${total}`,
    }
    await office.db
      .tenant('demo')
      .transaction()
      .execute((tx) => outbox.write(tx, [{ topic: 'notice', body }], now))
    await office.settle()
    office.clock.pass(1_000)
  }
}
const notices = async (account: Account = 'li') => (await office.as(account)).notices

beforeEach(() => office.db.tenant('demo').deleteFrom('notice').execute())

test('Li reads notices newest first, page by page, and each once', async () => {
  await tellLi(7)
  const { list } = await notices()

  const first = await list({ pageSize: 3 })
  await tellLi(1)
  const second = await list({ pageSize: 3, cursor: first.next ?? '' })
  const third = await list({ pageSize: 3, cursor: second.next ?? '' })

  const seen = [...first.list, ...second.list, ...third.list]
  expect(seen).toHaveLength(7)
  expect(new Set(seen.map(({ id }) => id)).size).toBe(7)
  expect(seen.map(({ releaseTime }) => releaseTime)).toEqual(
    seen
      .map(({ releaseTime }) => releaseTime)
      .toSorted()
      .toReversed(),
  )
  expect(third.next).toBeNull()
  expect(first.list[0]).toMatchObject({ creatorUser: '王芳', isRead: false, type: 1 })
})

test('the same list goes by page numbers and by filters', async () => {
  await tellLi(3, 'notice')
  await tellLi(2, 'flow')
  const { list, read } = await notices()
  const [newest] = (await list()).list
  await read({ id: newest?.id ?? '' })

  expect((await list({ currentPage: 2, pageSize: 3 })).list).toHaveLength(2)
  expect((await list({ type: 1 })).pagination.total).toBe(3)
  expect((await list({ isRead: 1 })).list.map(({ id }) => id)).toEqual([newest?.id])
  expect((await list({ isRead: 0 })).pagination.total).toBe(4)
})

test('opening a notice marks it as read once and updates the count', async () => {
  await tellLi(2, 'system')
  const { list, read, unreadCount } = await notices()
  const [one] = (await list()).list
  const before = await unreadCount()

  const opened = await read({ id: one?.id ?? '' })
  await read({ id: one?.id ?? '' })
  const after = await unreadCount()

  expect(opened).toMatchObject({ isRead: true, bodyText: `body ${total}` })
  expect([before.unReadNum, after.unReadNum, after.unReadSystemMsg]).toEqual([2, 1, 1])
  expect(after.sequence).toBe(before.sequence + 1)
})

test('all notices, or those of one kind, are marked as read at once', async () => {
  await tellLi(2, 'notice')
  await tellLi(2, 'schedule')
  const { readAll, unreadCount } = await notices()

  expect(await readAll({ type: 4 })).toEqual({ unreadTotal: 2 })
  expect((await unreadCount()).unReadNotice).toBe(2)
  expect(await readAll()).toEqual({ unreadTotal: 0 })
})

test('only Li can open, count or remove their notices', async () => {
  await tellLi(1)
  const [one] = (await (await notices()).list()).list
  const id = one?.id ?? ''

  for (const others of [
    await notices('wang'),
    await notices('admin'),
    (await office.other.as('admin')).notices,
  ]) {
    expect((await others.list()).list).toEqual([])
    expect(await refusalOf(others.read({ id }))).toBe('notices.notFound')
    await others.remove({ ids: id })
  }
  expect((await (await notices()).list()).list).toHaveLength(1)
  await (await notices()).remove({ ids: `${id},unknown` })
  expect((await (await notices()).list()).list).toEqual([])
})

test('a forged cursor is refused', async () => {
  const { list } = await notices()

  expect(await refusalOf(list({ cursor: "2026-01-01T00:00:00Z~x' or 1=1" }))).toBe('request.invalid')
  expect(await refusalOf(list({ cursor: '2026-99-99T00:00:00Z~x' }))).toBe('request.invalid')
})
