import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { days, type Office, openOffice, refusalOf, uploaded } from '../../../../test/index.ts'
import { unzipped } from '../../../../test/unzipped.ts'

let office: Office
let gradeId: string
beforeAll(async () => {
  office = await openOffice()
  const { grades } = await office.as('admin')
  const personIds = [idOf('wang'), idOf('zhao')]
  ;({ id: gradeId } = await grades.create({ ...given, personIds }))
})
afterAll(() => office.close())

const given = { name: '审计', areas: ['audit' as const], isWhole: true, organizationIds: [], circleIds: [] }
type Who = 'li' | 'wang' | 'employee' | 'chen' | 'zhao' | 'admin'
const idOf = (account: Who) => office.company.people[account]
const chatOf = async (account: Who) => (await office.as(account)).chat
const exportsOf = async (account: Who) => (await office.as(account)).chatExports
const titlesOf = async (account: Who) => {
  await office.settle()
  return (await (await office.as(account)).notices.list({ pageSize: 100 })).list.map(({ title }) => title)
}
let drawn = 0
const clientId = () => `device-${++drawn}`
const at = (later: number) => new Date(office.clock() + later).toISOString()
const period = () => ({ from: at(-days(1)), until: at(days(1)) })

/** A group of Li and Chen in which both said something and Chen sent a file. */
async function talked(words: string) {
  const li = await chatOf('li')
  const { id } = await li.createGroup({ name: '<b>项目组</b>', personIds: [idOf('chen')] })
  await li.send({ id, clientId: clientId(), text: words })
  const chen = await chatOf('chen')
  const fileId = await uploaded(office, 'chen', '清单.txt', words)
  await chen.send({ id, clientId: clientId(), kind: 'file', fileId })
  const { sequence } = await chen.send({ id, clientId: clientId(), text: '说错了' })
  await chen.recall({ id, sequence })
  return id
}

async function downloaded(account: Who, id: string) {
  const { url } = await (await exportsOf(account)).download({ id })
  return unzipped(Buffer.from(await (await fetch(new URL(url, await office.address()))).arrayBuffer()))
}

async function askedFor(conversations: readonly string[], reason = '内部审计') {
  return (await exportsOf('wang')).ask({ reason, conversations: [...conversations], ...period() })
}

test('of two who decide at once one wins, and what was refused is not made', async () => {
  const id = await talked('两人审批')
  const { id: exportId } = await askedFor([id])
  const deciders = [await exportsOf('zhao'), await exportsOf('admin')]
  const decided = await Promise.allSettled(
    deciders.map(({ decide }) => decide({ id: exportId, isApproved: false, note: '理由不足' })),
  )
  expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(decided.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'chatExports.decided' },
  })
  await office.settle()
  expect(await (await exportsOf('wang')).open({ id: exportId })).toMatchObject({
    ...{ state: 'refused', decisionNote: '理由不足', messages: 0 },
  })
})

test('who lost the right between asking and making gets no file', async () => {
  const id = await talked('换了人')
  const { id: exportId } = await askedFor([id])
  const { grades } = await office.as('admin')
  await (await exportsOf('admin')).decide({ id: exportId, isApproved: true })
  const [before] = (await grades.list({})).list.filter((one) => one.id === gradeId)
  const version = before?.version ?? 0
  await grades.update({ ...given, id: gradeId, version, personIds: [idOf('zhao')] })
  await office.settle()
  const opened = await (await exportsOf('zhao')).open({ id: exportId })
  expect(opened).toMatchObject({ state: 'failed', mayDownload: false })
  expect(opened.failure).toContain('不再有导出聊天的权限')
  expect(await refusalOf((await exportsOf('wang')).open({ id: exportId }))).toBe('session.administratorsOnly')
  await grades.update({
    ...given,
    id: gradeId,
    version: version + 1,
    personIds: [idOf('wang'), idOf('zhao')],
  })
})

test('more than one file can hold is refused with a sentence, and not tried again', async () => {
  const id = await talked('太大')
  const size = 300 * 1024 * 1024
  const files = office.db
    .tenant('demo')
    .selectFrom('chatFile')
    .where('conversationId', '=', id)
    .select('fileId')
  await office.db.tenant('demo').updateTable('storedFile').set({ size }).where('id', 'in', files).execute()
  const { id: exportId } = await askedFor([id])
  await (await exportsOf('zhao')).decide({ id: exportId, isApproved: true })
  await office.settle()
  const opened = await (await exportsOf('wang')).open({ id: exportId })
  expect(opened).toMatchObject({ state: 'failed', failure: expect.stringContaining('256 MB') })
  expect(await titlesOf('wang')).toContainEqual(expect.stringContaining('没有生成'))
})

test('people choose conversations by who was in them, and the company may tell no one', async () => {
  await talked('按人导出')
  const direct = await (await chatOf('employee')).openDirect({ personId: idOf('chen') })
  await (await chatOf('employee')).send({ id: direct.id, clientId: clientId(), text: '两人之间' })
  const { settings } = await office.as('admin')
  const version = (await settings.list()).groups.find(({ group }) => group === 'chats')?.version ?? 0
  await settings.save({ group: 'chats', value: { tellsExported: false }, secrets: {}, version })
  const wang = await exportsOf('wang')
  const { id } = await wang.ask({ reason: '调查', people: [idOf('employee')], ...period() })
  await (await exportsOf('zhao')).decide({ id, isApproved: true })
  await office.settle()
  const entries = await downloaded('wang', id)
  const messages = entries.find(({ name }) => name === 'messages.jsonl')?.bytes.toString() ?? ''
  expect(messages).toContain('两人之间')
  expect(messages).not.toContain('按人导出')
  expect((await wang.open({ id })).informed).toBe(0)
  expect((await titlesOf('employee')).filter((title) => title.includes('导出'))).toEqual([])
  await settings.save({ group: 'chats', value: { tellsExported: true }, secrets: {}, version: version + 1 })
})

test('an export names known people or groups, and a period, and is for those who may audit', async () => {
  const { ask, groups } = await exportsOf('wang')
  const wish = { reason: '审计', ...period() }
  expect(await refusalOf(ask(wish))).toBe('chatExports.nothingChosen')
  expect(await refusalOf(ask({ ...wish, people: ['nothing'] }))).toBe('organization.notFound')
  expect(await refusalOf(ask({ ...wish, conversations: ['nothing'] }))).toBe('chat.notFound')
  const backwards = { ...wish, people: [idOf('li')], from: wish.until, until: wish.from }
  expect(await refusalOf(ask(backwards))).toBe('chatExports.period')
  expect((await groups({ keyword: '项目' })).list.every(({ kind }) => kind === 'group')).toBe(true)

  const li = await exportsOf('li')
  const attempts = [li.list({}), li.groups({}), li.ask({ ...wish, people: [idOf('chen')] })]
  expect(new Set(await Promise.all(attempts.map(refusalOf)))).toEqual(new Set(['session.administratorsOnly']))
})

test('one asks, another approves, and both download a file that proves itself until it is deleted', async () => {
  const id = await talked('<script>合同金额 4280</script>')
  const other = await talked('别的群')
  const { id: exportId } = await askedFor([id])
  const [wang, zhao] = [await exportsOf('wang'), await exportsOf('zhao')]
  expect(await titlesOf('zhao')).toContainEqual(expect.stringContaining('申请导出聊天记录'))
  expect(await refusalOf(wang.decide({ id: exportId, isApproved: true }))).toBe('chatExports.own')
  expect(await refusalOf(wang.download({ id: exportId }))).toBe('chatExports.notReady')
  await zhao.decide({ id: exportId, isApproved: true })
  await office.settle()
  expect(await wang.open({ id: exportId })).toMatchObject({ state: 'ready', failure: '', mayDownload: true })

  const entries = await downloaded('wang', exportId)
  const textOf = (name: string) => entries.find((one) => one.name === name)?.bytes.toString() ?? ''
  const sums = textOf('SHA256SUMS')
    .trim()
    .split('\n')
    .map((line) => line.split('  '))
  expect(sums.map(([, name]) => name).toSorted()).toEqual(
    entries
      .map(({ name }) => name)
      .filter((name) => name !== 'SHA256SUMS')
      .toSorted(),
  )
  for (const [sum, name] of sums) {
    const bytes = entries.find((one) => one.name === name)?.bytes ?? Buffer.alloc(0)
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sum)
  }
  const lines = textOf('messages.jsonl')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(new Set(lines.map(({ conversationId }) => conversationId))).toEqual(new Set([id]))
  expect(lines.map(({ text, recalledAt }) => [text, recalledAt !== null])).toEqual([
    ...[
      ['', false],
      ['<script>合同金额 4280</script>', false],
      ['清单.txt', false],
      ['', true],
    ],
  ])
  expect(textOf('index.html')).not.toContain('<script>')
  expect(textOf('index.html')).toContain('&lt;script&gt;合同金额 4280')
  expect(textOf(`attachments/${id}/清单.txt`)).toBe('<script>合同金额 4280</script>')
  expect(JSON.stringify(entries.map(({ bytes }) => bytes.toString()))).not.toContain(other)

  await downloaded('zhao', exportId)
  expect(await refusalOf((await exportsOf('admin')).download({ id: exportId }))).toBe('chatExports.notYours')
  const { downloads } = await zhao.open({ id: exportId })
  expect(downloads.map(({ by }) => by.id)).toEqual([idOf('wang'), idOf('zhao')])
  const log = await (await office.as('admin')).logs.list({
    kind: 'operations',
    keyword: exportId,
    pageSize: 50,
  })
  expect(log.list.filter(({ what }) => what.includes('Download')).length).toBeGreaterThanOrEqual(2)

  for (const account of ['li', 'chen'] as const)
    expect(await titlesOf(account)).toContainEqual(expect.stringContaining('已按公司的审计要求导出'))
  office.clock.pass(days(8))
  await office.settle()
  const later = await exportsOf('wang')
  expect((await later.open({ id: exportId })).state).toBe('expired')
  expect(await refusalOf(later.download({ id: exportId }))).toBe('chatExports.notReady')
  const db = office.db.tenant('demo')
  const row = await db.selectFrom('chatExport').where('id', '=', exportId).select('fileId').executeTakeFirst()
  expect(row?.fileId).toBeNull()
})

test('an export that stays unanswered for two weeks lapses, and its asker hears of it', async () => {
  const { id } = await askedFor([await talked('没有人审批')], '过期的申请')
  office.clock.pass(days(13))
  await office.settle()
  const zhao = await exportsOf('zhao')
  expect(await zhao.open({ id })).toMatchObject({ state: 'asked', mayDecide: true })

  office.clock.pass(days(1))
  await office.settle()
  expect(await zhao.open({ id })).toMatchObject({ state: 'lapsed', mayDecide: false, decidedBy: null })
  expect(await refusalOf(zhao.decide({ id, isApproved: true }))).toBe('chatExports.lapsed')
  expect(await titlesOf('wang')).toContainEqual(expect.stringContaining('已经失效'))
})
