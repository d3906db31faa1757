import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, launchAs, publishFlow, start } from '../../../test/company-flows.ts'
import {
  type Account,
  hours,
  minutes,
  type Office,
  openOffice,
  refusalOf,
  uploaded,
} from '../../../test/index.ts'
import { unzipped } from '../../../test/unzipped.ts'
import { contentPath, findFile } from '../files/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const of = async (account: Account) => (await office.as(account)).documents
const namesOn = async (account: Account, query: Parameters<Awaited<ReturnType<typeof of>>['list']>[0] = {}) =>
  (await (await of(account)).list(query)).list.map(({ name }) => name)

const fileIdOf = async (id: string) =>
  (
    await office.db
      .tenant('demo')
      .selectFrom('document')
      .where('id', '=', id)
      .select('fileId')
      .executeTakeFirst()
  )?.fileId ?? ''

test('Li shares a folder with Wang, and Zhao does not see it', async () => {
  const [li, wang, zhao] = [await of('li'), await of('wang'), await of('zhao')]
  const { id: folder } = await li.addFolder({ name: '合同' })
  const { id } = await li.addFile({
    fileId: await uploaded(office, 'li', '租赁.txt', '三年'),
    parentId: folder,
  })
  await li.share({ ids: [folder], userIds: [office.company.people.wang] })

  expect([await namesOn('wang', { shelf: 'shared' }), await namesOn('zhao', { shelf: 'shared' })]).toEqual([
    ['合同'],
    [],
  ])
  expect(await namesOn('wang', { shelf: 'shared', parentId: folder })).toEqual(['租赁.txt'])
  expect(await wang.open({ id })).toMatchObject({ path: [{ name: '合同' }], can: { change: false } })
  const { url } = await wang.download({ id })
  const bytes = await fetch(new URL(url, await office.address()))
  expect([bytes.status, await bytes.text()]).toEqual([200, '三年'])

  for (const stranger of [zhao, await of('admin'), (await office.other.as('admin')).documents]) {
    expect(await refusalOf(stranger.open({ id }))).toBe('documents.notFound')
    expect(await refusalOf(stranger.download({ id }))).toBe('documents.notFound')
    expect(await refusalOf(stranger.list({ parentId: folder }))).toBe('documents.notFound')
    expect(await refusalOf(stranger.rename({ id, name: '我的' }))).toBe('documents.notFound')
  }
  expect(await refusalOf(wang.rename({ id, name: '我的' }))).toBe('documents.notYours')
  expect(await refusalOf(wang.share({ ids: [id], userIds: [] }))).toBe('documents.notYours')
  expect(await refusalOf(wang.addFolder({ name: '我的', parentId: folder }))).toBe('documents.notYours')

  await li.share({ ids: [folder], userIds: [] })
  expect(await refusalOf(wang.download({ id }))).toBe('documents.notFound')
})

test('a new reader gets one notice that links to the shared documents, however many they are', async () => {
  const [li, { notices }] = [await of('li'), await office.as('director')]
  const { director, chen } = office.company.people
  const ids = []
  for (const name of ['预算', '决算', '审计']) ids.push((await li.addFolder({ name })).id)
  const [one = '', ...more] = ids
  const noticeTitles = async () => {
    await office.settle()
    const { list } = await notices.list({ type: 3 })
    const read = await Promise.all(list.map(({ id }) => notices.read({ id })))
    return read.map(({ title, bodyText }) => [title, JSON.parse(bodyText)])
  }

  await li.share({ ids: [one], userIds: [director] })
  await li.share({ ids: [one], userIds: [director, chen] })
  expect(await noticeTitles()).toEqual([['李伟与您共享了“预算”', { documentIds: [one] }]])
  office.clock.pass(minutes(1))
  await li.share({ ids, userIds: [director] })
  expect((await noticeTitles())[0]).toEqual([
    expect.stringMatching(/^李伟与您共享了“[决审][算计]”等 2 个文档$/),
    { documentIds: more },
  ])
})

test('documents in the trash are unreadable, and can be restored with their contents or purged', async () => {
  const chen = await of('chen')
  const { id: folder } = await chen.addFolder({ name: '账册' })
  const { id } = await chen.addFile({ fileId: await uploaded(office, 'chen', '一月.txt'), parentId: folder })
  await chen.share({ ids: [id], userIds: [office.company.people.finance] })
  await chen.remove({ ids: [folder] })

  expect(await namesOn('chen', { shelf: 'bin' })).toEqual(['账册'])
  expect([await namesOn('chen'), await namesOn('chen', { keyword: '一月' })]).toEqual([[], []])
  expect(await namesOn('finance', { shelf: 'shared' })).toEqual([])
  expect(await refusalOf((await of('finance')).download({ id }))).toBe('documents.notFound')
  expect(await refusalOf((await of('finance')).restore({ ids: [folder] }))).toBe('documents.notFound')

  await chen.restore({ ids: [folder] })
  expect(await namesOn('finance', { shelf: 'shared' })).toEqual(['一月.txt'])
  await chen.remove({ ids: [id] })
  await chen.remove({ ids: [folder] })
  await chen.restore({ ids: [id] })
  expect(await namesOn('chen')).toEqual(['一月.txt'])
  await chen.purge({ ids: [folder] })
  expect([await namesOn('chen', { shelf: 'bin' }), await namesOn('chen')]).toEqual([[], ['一月.txt']])
})

test('a folder moves with everything in it, but not into itself', async () => {
  const wang = await of('wang')
  const { id: outer } = await wang.addFolder({ name: '项目' })
  const { id: inner } = await wang.addFolder({ name: '设计', parentId: outer })
  const { id: deep } = await wang.addFolder({ name: '图纸', parentId: inner })
  expect(await refusalOf(wang.move({ ids: [outer], parentId: deep }))).toBe('documents.intoItself')
  expect(await refusalOf(wang.move({ ids: [inner], parentId: inner }))).toBe('documents.intoItself')

  await wang.move({ ids: [inner], parentId: null })
  expect((await wang.open({ id: deep })).path.map(({ name }) => name)).toEqual(['设计'])
  await wang.move({ ids: [outer], parentId: deep })
  expect((await wang.open({ id: outer })).path.map(({ name }) => name)).toEqual(['设计', '图纸'])
})

test('names in a folder are unique; a second file gets a number', async () => {
  const zhao = await of('zhao')
  await zhao.addFolder({ name: '资料' })
  expect(await refusalOf(zhao.addFolder({ name: '资料' }))).toBe('documents.nameTaken')
  for (const text of ['一', '二'])
    await zhao.addFile({ fileId: await uploaded(office, 'zhao', '报告.txt', text) })

  expect(await namesOn('zhao')).toEqual(['资料', '报告 (2).txt', '报告.txt'])
  const [id = ''] = (await zhao.list({ keyword: '(2)' })).list.map((row) => row.id)
  expect(await refusalOf(zhao.rename({ id, name: '报告.TXT' }))).toBe('documents.nameTaken')
})

test('a person cannot keep the upload of another', async () => {
  const fileId = await uploaded(office, 'li', '私人.txt')

  expect(await refusalOf((await of('wang')).addFile({ fileId }))).toBe('files.notFound')
})

test('a long shelf comes in pages, each document once', async () => {
  const manager = await of('manager')
  for (let count = 1; count <= 5; count += 1) await manager.addFolder({ name: `第${count}个` })
  const names = []
  for (let cursor: string | undefined; ; ) {
    const page = await manager.list({ pageSize: 2, ...(cursor && { cursor }) })
    names.push(...page.list.map(({ name }) => name))
    if (page.next === null) break
    cursor = page.next
  }

  expect(names.toSorted()).toEqual(['第1个', '第2个', '第3个', '第4个', '第5个'])
})

test('a shelf is read newest first, by name, or largest first, folders before files, and page by page in that order', async () => {
  const director = await of('director')
  for (const [name, text] of [
    ['乙.txt', '一二三'],
    ['甲.txt', '一'],
    ['b.txt', '一二'],
    ['A.txt', '一二三四'],
  ] as const)
    await director.addFile({ fileId: await uploaded(office, 'director', name, text) })
  await director.addFolder({ name: '资料' })
  await director.addFolder({ name: '备份' })
  await director.addFile({ fileId: await uploaded(office, 'director', 'c.txt', '一二三四五') })
  const inOrder = async (sort: 'newest' | 'name' | 'largest') => {
    const names = []
    for (let cursor: string | undefined; ; ) {
      const page = await director.list({ sort, pageSize: 2, ...(cursor && { cursor }) })
      names.push(...page.list.map(({ name }) => name))
      if (page.next === null) return names
      cursor = page.next
    }
  }

  expect(await inOrder('newest')).toEqual(['备份', '资料', 'c.txt', 'A.txt', 'b.txt', '甲.txt', '乙.txt'])
  expect(await inOrder('name')).toEqual(['备份', '资料', '甲.txt', '乙.txt', 'A.txt', 'b.txt', 'c.txt'])
  expect(await inOrder('largest')).toEqual(['备份', '资料', 'c.txt', 'A.txt', '乙.txt', 'b.txt', '甲.txt'])
  expect(await namesOn('director', { kind: 'folder' })).toEqual(['备份', '资料'])
})

test('a search in a folder finds documents at any depth, and none outside it', async () => {
  const employee = await of('employee')
  const { id: outer } = await employee.addFolder({ name: '外' })
  const { id: inner } = await employee.addFolder({ name: '内', parentId: outer })
  await employee.addFile({ fileId: await uploaded(office, 'employee', '深处.txt'), parentId: inner })
  await employee.addFile({ fileId: await uploaded(office, 'employee', '别处.txt') })

  expect(await namesOn('employee', { parentId: outer, keyword: '处' })).toEqual(['深处.txt'])
})

test('nothing can be added to a folder in the trash', async () => {
  const employee = await of('employee')
  const { id: folder } = await employee.addFolder({ name: '快要没了' })
  const { id } = await employee.addFile({ fileId: await uploaded(office, 'employee', '留下.txt') })
  await employee.remove({ ids: [folder] })

  expect(await refusalOf(employee.move({ ids: [id], parentId: folder }))).toBe('documents.folderGone')
  expect(await refusalOf(employee.addFolder({ name: '里面', parentId: folder }))).toBe('documents.folderGone')
})

test('several documents are downloaded as one zip with folders; other people get nothing', async () => {
  const admin = await of('admin')
  const { id: folder } = await admin.addFolder({ name: '合/同' })
  await admin.addFile({ fileId: await uploaded(office, 'admin', '甲.txt', '一'), parentId: folder })
  const { id: single } = await admin.addFile({ fileId: await uploaded(office, 'admin', '甲.txt', '二') })
  const { id: empty } = await admin.addFolder({ name: '空' })
  const { url } = await admin.pack({ ids: [folder, single] })
  const answer = await fetch(new URL(url, await office.address()))

  const files = unzipped(Buffer.from(await answer.arrayBuffer()))
  expect(files.map(({ name, bytes }) => [name, bytes.toString()]).toSorted()).toEqual([
    ['合_同/甲.txt', '一'],
    ['甲.txt', '二'],
  ])
  expect(await refusalOf(admin.pack({ ids: [empty] }))).toBe('documents.nothingToPack')
  expect(await refusalOf((await of('wang')).pack({ ids: [single] }))).toBe('documents.notFound')
})

test('purging a file deletes its bytes unless a link or another file still uses them', async () => {
  const chen = await of('chen')
  const purged = async (name: string, text: string) => {
    const { id } = await chen.addFile({ fileId: await uploaded(office, 'chen', name, text) })
    const fileId = await fileIdOf(id)
    const { contentHash } = (await findFile(office.db.tenant('demo'), fileId)) ?? {}
    await chen.remove({ ids: [id] })
    await chen.purge({ ids: [id] })
    return { fileId, path: contentPath(office.app.server.filesDir, 'demo', contentHash ?? '') }
  }
  const alone = await purged('密.txt', '只有这一份')
  const shared = await purged('抄本.txt', '有两份')
  await chen.addFile({ fileId: await uploaded(office, 'chen', '正本.txt', '有两份') })
  const onCase = await purged('附件.txt', '单据也要')
  const { flowId } = await publishFlow(office, chain([start(), approver(office, 'review', ['li']), end]))
  const caseId = await launchAs(office, 'chen', flowId)
  await office.db.tenant('demo').insertInto('fileLink').values({ fileId: onCase.fileId, caseId }).execute()
  const are = () => [alone, shared, onCase].map(({ path }) => existsSync(path))

  await office.app.ticker.passDue()
  expect(are()).toEqual([true, true, true])
  office.clock.pass(hours(1) - 1)
  const { files } = await office.as('chen')
  const { url } = await files.download({ type: 'annex', fileId: alone.fileId })
  office.clock.pass(1)
  await office.app.ticker.passDue()
  expect(are()).toEqual([true, true, true])
  expect(await (await fetch(new URL(url, await office.address()))).text()).toBe('只有这一份')

  office.clock.pass(minutes(11))
  await Promise.all([office.app.ticker.passDue(), office.app.ticker.passDue()])
  await office.app.ticker.passDue()
  expect(are()).toEqual([false, true, true])
  const now = new Date(office.clock()).toISOString()
  const db = office.db.tenant('demo')
  const left = await db.selectFrom('abandonedFile').where('dueAt', '<=', now).select('fileId').execute()
  expect(left).toEqual([])
  expect(await refusalOf(files.describe({ fileId: shared.fileId }))).toBe('files.notFound')
  expect(await files.describe({ fileId: onCase.fileId })).toMatchObject({ state: 'ready' })
})

test('every table that refers to files is checked before bytes are deleted', async () => {
  const { rows } = await sql<{ table: string }>`select table_name as table from information_schema.columns
    where table_schema = 't_demo' and column_name in ('file_id', 'file_ids') order by 1`.execute(
    office.db.tenant('demo'),
  )

  expect(rows.map(({ table }) => table)).toEqual([
    ...['abandoned_file', 'announcement_file', 'chat_export', 'chat_file', 'chat_report', 'document'],
    ...['download_ticket', 'file_link', 'pack_ticket', 'record_file', 'schedule_file', 'short_link_upload'],
  ])
})
