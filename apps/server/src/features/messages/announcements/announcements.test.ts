import type { Client } from '@signet/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Account,
  type Office,
  openOffice,
  password,
  refusalOf,
  uploaded,
} from '../../../../test/index.ts'
import { whileFactsWait } from '../../../../test/while-facts-wait.ts'

let office: Office
let admin: Client
beforeAll(async () => {
  office = await openOffice()
  admin = await office.as('admin')
})
afterAll(() => office.close())

type Wish = Parameters<Client['announcements']['create']>[0]

const research = () => ({ kind: 'organization', id: office.company.departments.research }) as const

async function write(more: Partial<Wish> = {}): Promise<string> {
  const wish = { title: '放假通知', body: '<p>周五放假</p>', holders: [research()], ...more }
  return (await admin.announcements.create(wish)).id
}

async function publish(more: Partial<Wish> = {}): Promise<string> {
  const id = await write(more)
  await release(id)
  return id
}

async function release(id: string, at: string | null = null): Promise<void> {
  const { revision } = await admin.announcements.open({ id })
  await admin.announcements.release({ id, revision, at })
  await office.settle()
}

async function edit(id: string, more: Partial<Wish> & Readonly<{ asksAgain?: boolean }> = {}): Promise<void> {
  const { title, body, holders, revision } = await admin.announcements.open({ id })
  await admin.announcements.edit({ id, title, body, holders, revision, ...more })
  await office.settle()
}

const read = async (account: Account, id: string) => (await office.as(account)).notices.read({ id })
const messagesOf = async (account: Account) =>
  (await (await office.as(account)).notices.list({ type: 1, pageSize: 200 })).list
const latestOf = async (account: Account) => (await messagesOf(account))[0]

test('the people of a department get the announcement as a message, and nobody else', async () => {
  const id = await publish({ title: '研发部聚餐' })

  expect(await latestOf('li')).toMatchObject({ title: '研发部聚餐', isRead: false, creatorUser: '管理员' })
  expect((await messagesOf('chen')).map(({ title }) => title)).not.toContain('研发部聚餐')
  const notice = await latestOf('li')
  const opened = await read('li', notice?.id ?? '')
  expect(opened).toMatchObject({ bodyText: '<p>周五放假</p>', announcement: { id, edition: 1 } })
  expect(await read('wang', id)).toMatchObject({ title: '研发部聚餐' })
})

test('only its readers can open it: not colleagues, the administrator who is no reader, or another company', async () => {
  const id = await publish()
  expect(await refusalOf(read('chen', id))).toBe('notices.notFound')
  expect(await refusalOf(read('admin', id))).toBe('notices.notFound')
  expect(await refusalOf((await office.as('chen')).announcements.confirm({ id, edition: 1 }))).toBe(
    'notices.notFound',
  )
  const stranger = await office.other.as('admin')
  expect(await refusalOf(stranger.notices.read({ id }))).toBe('notices.notFound')
  expect(await refusalOf(stranger.announcements.open({ id }))).toBe('announcements.notFound')
  expect(await refusalOf(stranger.announcements.recall({ id }))).toBe('announcements.notFound')
  expect((await stranger.announcements.list({})).list).toEqual([])
  const li = await office.as('li')
  expect(await refusalOf(li.announcements.open({ id }))).toBe('session.administratorsOnly')
  expect(await refusalOf(li.announcements.recall({ id }))).toBe('session.administratorsOnly')
  expect(await refusalOf(li.announcements.list({}))).toBe('session.administratorsOnly')
})

test('each way to name an audience reaches its people', async () => {
  const { posts, roles, groups, people } = office.company
  const reached = async (holders: Wish['holders']) => {
    const id = await write({ holders })
    const { list } = await admin.announcements.receipts({ id, pageSize: 200 })
    return list.map(({ person }) => person.name).toSorted((a, b) => (a < b ? -1 : 1))
  }
  expect(await reached([{ kind: 'position', id: posts.accountant }])).toEqual(['吴财务', '陈静'])
  expect(await reached([{ kind: 'role', id: roles.cashier }])).toEqual(['吴财务', '陈静'])
  expect(await reached([{ kind: 'group', id: groups.committee }])).toEqual(['李伟', '赵敏'])
  expect(await reached([{ kind: 'person', id: people.wang }])).toEqual(['王芳'])
  expect(await reached([{ kind: 'everybody' }])).toHaveLength(9)
  expect(await refusalOf(write({ holders: [{ kind: 'role', id: 'unknown' }] }))).toBe('organization.notFound')
})

test('drafts are for their writers; a publication at a time happens then, and once', async () => {
  const id = await write({ title: '定时' })
  expect(await refusalOf(read('li', id))).toBe('notices.notFound')
  const { revision } = await admin.announcements.open({ id })
  const past = new Date(office.clock() - 1000).toISOString()
  expect(await refusalOf(admin.announcements.release({ id, revision, at: past }))).toBe('announcements.past')
  await release(id, new Date(office.clock() + 60_000).toISOString())
  expect(await refusalOf(read('li', id))).toBe('notices.notFound')

  office.clock.pass(61_000)
  await office.settle()
  await office.settle()
  expect((await messagesOf('li')).filter(({ title }) => title === '定时')).toHaveLength(1)
  expect(await admin.announcements.open({ id })).toMatchObject({
    state: 'published',
    publishAt: null,
    edition: 1,
  })
})

test('a recall takes the message from those who did not open it, and its text from all', async () => {
  const id = await publish({ title: '裁员名单' })
  await read('li', id)
  await admin.announcements.recall({ id })
  await office.settle()

  expect(await refusalOf(read('li', id))).toBe('announcements.recalled')
  expect(await refusalOf(read('chen', id))).toBe('notices.notFound')
  for (const account of ['li', 'wang'] as const)
    expect((await messagesOf(account)).map(({ title }) => title)).not.toContain('裁员名单')
  expect((await latestOf('li'))?.title).toBe('管理员撤回了一条公告')
  expect(await refusalOf(admin.announcements.recall({ id }))).toBe('announcements.notPublished')
  await admin.announcements.remove({ id })
  expect(await refusalOf(admin.announcements.open({ id }))).toBe('announcements.notFound')
})

test('a recall before the messages are carried leaves none', async () => {
  const id = await write({ title: '太早了' })
  const { revision } = await admin.announcements.open({ id })
  await whileFactsWait(office, async () => {
    await admin.announcements.release({ id, revision })
    await admin.announcements.recall({ id })
  })
  await office.settle()
  expect((await messagesOf('li')).map(({ title }) => title)).not.toContain('太早了')
})

test('the writer sees who read and who confirmed, and reminds the others', async () => {
  const id = await publish({ title: '安全须知', needsConfirmation: true })
  await read('li', id)
  await read('wang', id)
  const li = await office.as('li')
  await li.announcements.confirm({ id, edition: 1 })
  await li.announcements.confirm({ id, edition: 1 })

  const { counts } = await admin.announcements.open({ id })
  expect(counts).toEqual({ people: 5, read: 2, confirmed: 1 })
  const only = async (which: 'read' | 'unread' | 'confirmed' | 'unconfirmed') =>
    (await admin.announcements.receipts({ id, only: which })).list.map(({ person }) => person.name)
  expect((await only('read')).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(['李伟', '王芳'])
  expect(await only('confirmed')).toEqual(['李伟'])
  expect(await only('unread')).toHaveLength(3)
  expect(await only('unconfirmed')).toHaveLength(4)

  expect(await admin.announcements.remind({ id })).toEqual({ people: 4 })
  await office.settle()
  expect(await latestOf('wang')).toMatchObject({ title: '请尽快阅读公告：安全须知', isRead: false })
  expect((await messagesOf('wang')).filter(({ title }) => title.includes('安全须知'))).toHaveLength(1)
  expect((await latestOf('li'))?.title).toBe('安全须知')
  expect(await refusalOf(admin.announcements.remind({ id }))).toBe('announcements.justReminded')
})

test('a new edition that asks again is read again; another is not', async () => {
  const id = await publish({ title: '制度', needsConfirmation: true })
  const li = await office.as('li')
  await read('li', id)
  await edit(id, { body: '<p>改了错字</p>' })
  expect((await admin.announcements.open({ id })).counts).toMatchObject({ read: 1, confirmed: 0 })
  expect((await read('li', id)).bodyText).toBe('<p>改了错字</p>')
  expect(await refusalOf(li.announcements.confirm({ id, edition: 1 }))).toBe('announcements.editedMeanwhile')
  await li.announcements.confirm({ id, edition: 2 })

  await edit(id, { body: '<p>新制度</p>', asksAgain: true })
  const { counts, editions } = await admin.announcements.open({ id })
  expect(counts).toMatchObject({ read: 0, confirmed: 0 })
  expect(editions.map(({ text }) => text)).toEqual(['新制度', '改了错字', '周五放假'])
  expect(await latestOf('li')).toMatchObject({ title: '公告已更新，请重新阅读：制度', isRead: false })
})

test('an audience that changes takes messages away and brings them', async () => {
  const { people } = office.company
  const id = await publish({ title: '换人', holders: [{ kind: 'person', id: people.li }] })
  await edit(id, { holders: [{ kind: 'person', id: people.chen }] })

  expect((await messagesOf('li')).map(({ title }) => title)).not.toContain('换人')
  expect(await refusalOf(read('li', id))).toBe('notices.notFound')
  expect((await latestOf('chen'))?.title).toBe('换人')
})

test('two administrators do not overwrite each other, and two publish once', async () => {
  const id = await write({ title: '同时' })
  const { title, body, holders, revision } = await admin.announcements.open({ id })
  const wish = { id, title, body, holders, revision }
  const edits = await Promise.allSettled([admin.announcements.edit(wish), admin.announcements.edit(wish)])
  expect(edits.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])

  const next = (await admin.announcements.open({ id })).revision
  const both = await Promise.allSettled([0, 1].map(() => admin.announcements.release({ id, revision: next })))
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await office.settle()
  expect((await messagesOf('li')).filter((one) => one.title === '同时')).toHaveLength(1)
})

test('hostile markup is stored harmless, and an empty text is refused', async () => {
  const body =
    '<p onclick="x()">你好<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:x">链接</a></p>'
  const id = await publish({ title: '<img src=x onerror=alert(1)>{title}', body })
  const { bodyText, title } = await read('li', id)
  expect(bodyText).toBe('<p>你好<a>链接</a></p>')
  expect(title).toBe('<img src=x onerror=alert(1)>{title}')
  expect((await latestOf('li'))?.title).toBe(title)
  expect(await refusalOf(write({ body: '<script>1</script><p> </p>' }))).toBe('announcements.empty')
  expect(await refusalOf(write({ body: `<p>${'长'.repeat(20_001)}</p>` }))).toBe('announcements.tooLong')
})

test('attachments are read by its readers until it is recalled', async () => {
  const file = await uploaded(office, 'admin', '通知.txt')
  const foreign = await uploaded(office, 'chen', '别人的.txt')
  expect(await refusalOf(write({ fileIds: [foreign] }))).toBe('files.notFound')
  const id = await write({ fileIds: [file] })
  const describe = async (account: Account) => (await office.as(account)).files.describe({ fileId: file })
  expect(await refusalOf(describe('li'))).toBe('files.notFound')
  await release(id)

  expect((await read('li', id)).announcement?.files).toMatchObject([{ fileId: file, name: '通知.txt' }])
  expect((await describe('li')).name).toBe('通知.txt')
  expect(await refusalOf(describe('chen'))).toBe('files.notFound')
  await admin.announcements.recall({ id })
  expect(await refusalOf(describe('li'))).toBe('files.notFound')
})

test('what is pinned or waits for a confirmation is listed for its readers, as long as it does', async () => {
  const day = new Date(office.clock() + 86_400_000).toISOString().slice(0, 10)
  const pinned = await publish({ title: '置顶', pinnedUntil: day })
  const waiting = await publish({ title: '待确认', needsConfirmation: true })
  const current = async (account: Account) => {
    const { list } = await (await office.as(account)).announcements.current({})
    return list.filter(({ id }) => id === pinned || id === waiting)
  }
  expect(await current('chen')).toEqual([])
  expect(await current('zhao')).toMatchObject([
    { id: waiting, asksConfirmation: true, isPinned: false, isRead: false },
    { id: pinned, asksConfirmation: false, isPinned: true },
  ])
  await (await office.as('zhao')).announcements.confirm({ id: waiting, edition: 1 })
  expect((await current('zhao')).map(({ id }) => id)).toEqual([pinned])
  office.clock.pass(3 * 86_400_000)
  expect(await current('zhao')).toEqual([])
})

test('somebody who looks through a person’s eyes reads nothing in their name', async () => {
  const id = await publish({ title: '旁观' })
  await admin.session.confirm({ password })
  const { token } = await admin.people.viewAs({ id: office.company.people.zhao, reason: '核对消息' })
  const viewer = office.client({ authorization: token })
  expect((await viewer.notices.read({ id })).title).toBe('旁观')
  expect((await admin.announcements.open({ id })).counts.read).toBe(0)
  expect(await refusalOf(viewer.announcements.confirm({ id, edition: 1 }))).toBe('session.viewOnly')
})
