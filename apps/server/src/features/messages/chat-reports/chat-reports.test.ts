import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, launchAs, publishFlow, start } from '../../../../test/company-flows.ts'
import { days, type Office, openOffice, refusalOf, uploaded } from '../../../../test/index.ts'
import { cleanUp } from '../../background/clean-up.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
  const { grades } = await office.as('admin')
  const given = { isWhole: true, organizationIds: [], circleIds: [] }
  await grades.create({ ...given, name: '审查', areas: ['moderation'], personIds: [idOf('wang')] })
})
afterAll(() => office.close())

type Who = 'li' | 'wang' | 'employee' | 'chen' | 'zhao' | 'admin'
const idOf = (account: Who) => office.company.people[account]
const chatOf = async (account: Who) => (await office.as(account)).chat
const reportsOf = async (account: Who) => (await office.as(account)).chatReports
const titlesOf = async (account: Who) => {
  await office.settle()
  return (await (await office.as(account)).notices.list({ pageSize: 100 })).list.map(({ title }) => title)
}
let drawn = 0
const clientId = () => `device-${++drawn}`

/** A group that Li runs, with Chen and Zhao, in which Chen has said something at place 2. */
async function saidInGroup(text: string) {
  const { createGroup } = await chatOf('li')
  const { id } = await createGroup({ name: '项目组', personIds: [idOf('chen'), idOf('zhao')] })
  const { sequence } = await (await chatOf('chen')).send({ id, clientId: clientId(), text })
  return { id, sequence }
}

async function reportIdOf(words: string): Promise<string> {
  const { list } = await (await reportsOf('admin')).list({ pageSize: 100 })
  return list.find(({ said }) => said.text === words)?.id ?? ''
}

test('a report keeps the words that were said, also when they are edited and recalled, and once per person', async () => {
  const said = await saidInGroup('你们都是废物')
  const zhao = await reportsOf('zhao')
  const wish = { ...said, reason: 'abuse', words: '在群里骂人' } as const
  const answers = await Promise.all([zhao.report(wish), zhao.report(wish)])
  expect(answers.map(({ isNew }) => isNew).toSorted()).toEqual([false, true])
  const chen = await chatOf('chen')
  await chen.edit({ ...said, text: '大家辛苦了' })
  const admin = await reportsOf('admin')
  const id = await reportIdOf('你们都是废物')
  expect(await admin.open({ id })).toMatchObject({
    said: { text: '你们都是废物', sender: { id: idOf('chen') } },
    ...{ reason: 'abuse', words: '在群里骂人', reporter: { id: idOf('zhao') }, now: 'edited', others: 0 },
    conversation: { kind: 'group', name: '项目组' },
  })
  await chen.recall(said)
  expect(await admin.open({ id })).toMatchObject({ said: { text: '你们都是废物' }, now: 'recalled' })
  expect(await refusalOf((await reportsOf('li')).report(wish))).toBe('chat.recalled')
})

test('only who reads a message reports it, and not their own', async () => {
  const said = await saidInGroup('看不见的话')
  const wish = { ...said, reason: 'other' } as const
  expect(await refusalOf((await reportsOf('employee')).report(wish))).toBe('chat.notFound')
  expect(await refusalOf((await reportsOf('chen')).report(wish))).toBe('chatReports.own')
  expect(await refusalOf((await reportsOf('zhao')).report({ ...wish, sequence: 1 }))).toBe('chat.notFound')
  const { addMembers } = await chatOf('li')
  await addMembers({ id: said.id, personIds: [idOf('employee')] })
  expect(await refusalOf((await reportsOf('employee')).report(wish))).toBe('chat.notFound')
})

test('moderators alone read reports, and who wrote a message reads none about it', async () => {
  const said = await saidInGroup('怪话')
  await (await reportsOf('zhao')).report({ ...said, reason: 'spam' })
  const id = await reportIdOf('怪话')
  for (const account of ['zhao', 'chen', 'li'] as const) {
    const { list, open, look, close } = await reportsOf(account)
    const attempts = [list({}), open({ id }), look({ id }), close({ id, outcome: 'dismissed' })]
    expect(new Set(await Promise.all(attempts.map(refusalOf)))).toEqual(
      new Set(['session.administratorsOnly']),
    )
  }
  expect(await titlesOf('wang')).toContainEqual(expect.stringContaining('有消息被举报'))

  const own = await (await chatOf('wang')).openDirect({ personId: idOf('zhao') })
  await (await chatOf('wang')).send({ id: own.id, clientId: clientId(), text: '版主的话' })
  await (await reportsOf('zhao')).report({ id: own.id, sequence: 1, reason: 'abuse' })
  const wang = await reportsOf('wang')
  expect((await wang.list({ pageSize: 100 })).list.map(({ said: { text } }) => text)).not.toContain(
    '版主的话',
  )
  const ofWang = await reportIdOf('版主的话')
  const attempts = [wang.open({ id: ofWang }), wang.close({ id: ofWang, outcome: 'dismissed' })]
  expect(new Set(await Promise.all(attempts.map(refusalOf)))).toEqual(new Set(['chatReports.notFound']))
})

test('a moderator removes a message, which both sides read at once, and bars its writer', async () => {
  const said = await saidInGroup('滚出去')
  for (const account of ['zhao', 'li'] as const)
    await (await reportsOf(account)).report({ ...said, reason: 'abuse' })
  const id = await reportIdOf('滚出去')
  const sockets = [await office.socket('chen'), await office.socket('zhao')]
  const wang = await reportsOf('wang')
  await wang.close({ id, outcome: 'removed', note: '辱骂', bar: 'week' })
  for (const socket of sockets)
    expect((await socket.next('chatChanged')).message).toMatchObject({ isRemoved: true, text: '' })
  const chen = await chatOf('chen')
  expect(await refusalOf(chen.send({ id: said.id, clientId: clientId(), text: '凭什么' }))).toBe(
    'chat.barred',
  )
  expect((await chen.open({ id: said.id })).own.barred?.until).toBeTruthy()
  const lifting = { id: said.id, personId: idOf('chen'), bar: 'none' } as const
  expect(await refusalOf((await chatOf('li')).barMember(lifting))).toBe('chat.barredByModerator')
  expect((await (await chatOf('li')).open({ id: said.id })).members).toContainEqual(
    expect.objectContaining({ person: expect.objectContaining({ id: idOf('chen') }), isBarred: true }),
  )
  expect((await (await chatOf('zhao')).open({ id: said.id })).members.some((one) => one.isBarred)).toBe(false)

  const admin = await reportsOf('admin')
  expect(await admin.open({ id })).toMatchObject({
    ...{ outcome: 'removed', closingNote: '辱骂', now: 'removed', others: 1 },
    ...{ said: { text: '滚出去' }, closedBy: { id: idOf('wang') } },
  })
  expect((await admin.list({ state: 'open', pageSize: 100 })).list.map((one) => one.said.text)).not.toContain(
    '滚出去',
  )
  for (const account of ['zhao', 'li'] as const) {
    const told = (await titlesOf(account)).find((title) => title.includes('您举报的消息已核实，并已移除'))
    expect(told).toBeTruthy()
    expect(told).not.toContain('陈静')
  }
  expect((await titlesOf('chen')).filter((title) => title.includes('举报'))).toEqual([])
  expect(await titlesOf('chen')).toContainEqual(expect.stringContaining('移除了您的一条消息'))
  const again = await saidInGroup('别的群')
  expect(again.sequence).toBe(2)

  office.clock.pass(days(8))
  const later = await chatOf('chen')
  expect((await later.send({ id: said.id, clientId: clientId(), text: '抱歉' })).text).toBe('抱歉')
})

test('of two moderators who close at once one wins, and the other reads who did', async () => {
  const said = await saidInGroup('两个人处理')
  await (await reportsOf('zhao')).report({ ...said, reason: 'harassment' })
  const id = await reportIdOf('两个人处理')
  const closers = [await reportsOf('admin'), await reportsOf('wang')]
  const closed = await Promise.allSettled(closers.map(({ close }) => close({ id, outcome: 'dismissed' })))
  expect(closed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(closed.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'chatReports.closed', params: { name: expect.any(String) } },
  })
  const { trail } = await (closers[0] as (typeof closers)[number]).open({ id })
  expect(trail.filter(({ what }) => what === 'closed')).toHaveLength(1)
})

test('a message that the company kept no longer is not removed, and its report can be closed', async () => {
  const said = await saidInGroup('早已删除')
  await (await reportsOf('zhao')).report({ ...said, reason: 'other' })
  const id = await reportIdOf('早已删除')
  const forgotten = office.db.tenant('demo').deleteFrom('chatMessage').where('conversationId', '=', said.id)
  await forgotten.execute()
  const wang = await reportsOf('wang')
  expect(await wang.open({ id })).toMatchObject({ now: 'gone', said: { text: '早已删除' } })
  expect((await wang.look({ id })).list).toEqual([])
  expect(await refusalOf(wang.close({ id, outcome: 'removed' }))).toBe('chatReports.messageGone')
  await wang.close({ id, outcome: 'upheld' })
  expect((await wang.open({ id })).outcome).toBe('upheld')
})

test('each look at the messages around a reported one is in its trail', async () => {
  const said = await saidInGroup('之前')
  const chen = await chatOf('chen')
  for (let count = 0; count < 8; count++)
    await chen.send({ id: said.id, clientId: clientId(), text: `${count}` })
  await (await reportsOf('zhao')).report({ ...said, sequence: said.sequence + 4, reason: 'leak' })
  const wang = await reportsOf('wang')
  const id = (await wang.list({})).list[0]?.id ?? ''
  const { list } = await wang.look({ id })
  expect(list.map(({ text }) => text)).toEqual(['', '之前', '0', '1', '2', '3', '4', '5', '6', '7'])
  expect((await (await reportsOf('admin')).open({ id })).trail.map(({ what, by }) => [what, by.id])).toEqual([
    ['reported', idOf('zhao')],
    ['looked', idOf('wang')],
  ])
})

test('evidence of a case is not removed, and in a chat of two there is no bar', async () => {
  const { flowId } = await publishFlow(office, chain([start(), approver(office, 'review', ['li']), end]))
  const caseId = await launchAs(office, 'employee', flowId, { subject: '差旅', amount: '1' })
  await office.settle()
  const employee = await chatOf('employee')
  const { id } = await employee.openCase({ caseId })
  await employee.send({ id, clientId: clientId(), text: '证据里的话' })
  const li = await chatOf('li')
  await li.openCase({ caseId })
  await li.markEvidence({ id, sequences: [2] })
  await (await reportsOf('li')).report({ id, sequence: 2, reason: 'other' })
  const wang = await reportsOf('wang')
  const ofCase = await reportIdOf('证据里的话')
  expect(await refusalOf(wang.close({ id: ofCase, outcome: 'removed' }))).toBe('chat.isEvidence')
  await wang.close({ id: ofCase, outcome: 'upheld', bar: 'forGood' })
  const attempts = [
    employee.send({ id, clientId: clientId(), text: '再说' }),
    employee.pinMessage({ id, sequence: 2, isPinned: true }),
  ]
  expect(new Set(await Promise.all(attempts.map(refusalOf)))).toEqual(new Set(['chat.barred']))
  await wang.lift({ id: ofCase })
  expect((await employee.send({ id, clientId: clientId(), text: '好的' })).text).toBe('好的')

  const direct = await li.openDirect({ personId: idOf('zhao') })
  await li.send({ id: direct.id, clientId: clientId(), text: '两个人的话' })
  await (await reportsOf('zhao')).report({ id: direct.id, sequence: 1, reason: 'abuse' })
  const ofTwo = await reportIdOf('两个人的话')
  for (const outcome of ['removed', 'dismissed'] as const)
    expect(await refusalOf(wang.close({ id: ofTwo, outcome, bar: 'day' }))).toBe('chatReports.noBar')
  await wang.close({ id: ofTwo, outcome: 'dismissed' })
  expect((await li.messages({ id: direct.id })).list[0]?.text).toBe('两个人的话')
})

test('a person reports at most twenty messages a day', async () => {
  office.clock.pass(days(2))
  const { id } = await saidInGroup('一')
  const chen = await chatOf('chen')
  const { report } = await reportsOf('zhao')
  for (let count = 0; count < 21; count++) await chen.send({ id, clientId: clientId(), text: `${count}` })
  const places = Array.from({ length: 21 }, (_, count) => ({ id, sequence: count + 3 }))
  const reported = await Promise.allSettled(places.map((place) => report({ ...place, reason: 'spam' })))
  expect(reported.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  expect(reported.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'chatReports.tooMany' },
  })
  office.clock.pass(days(2))
  const known = reported.findIndex(({ status }) => status === 'fulfilled')
  expect(await report({ id, sequence: known + 3, reason: 'spam' })).toEqual({ isNew: false })
  await chen.send({ id, clientId: clientId(), text: '次日' })
  expect(await report({ id, sequence: 24, reason: 'spam' })).toEqual({ isNew: true })
})

test('owners of a group bar members from writing, and let them write again', async () => {
  const { id } = await saidInGroup('群规')
  const li = await chatOf('li')
  const zhao = await chatOf('zhao')
  const ofZhao = { id, personId: idOf('zhao'), bar: 'forGood' } as const
  expect(await refusalOf(zhao.barMember({ ...ofZhao, personId: idOf('chen') }))).toBe('chat.adminsOnly')
  expect(await refusalOf(li.barMember({ ...ofZhao, personId: idOf('li') }))).toBe('chat.adminsOnly')
  expect(await refusalOf(li.barMember({ ...ofZhao, personId: idOf('employee') }))).toBe('chat.notFound')
  await li.barMember(ofZhao)
  const before = await zhao.send({ id, clientId: clientId(), text: '不行' }).catch(({ code }) => code)
  expect(before).toBe('chat.barred')
  expect(await refusalOf(zhao.change({ id, name: '改名' }))).toBe('chat.barred')
  expect(await refusalOf(zhao.addMembers({ id, personIds: [idOf('employee')] }))).toBe('chat.barred')
  await li.barMember({ ...ofZhao, bar: 'none' })
  expect((await zhao.send({ id, clientId: clientId(), text: '可以了' })).text).toBe('可以了')
})

test('a reported file is read by moderators until the report is forgotten, also when its writer recalled it', async () => {
  const { id } = await saidInGroup('附件如下')
  const fileId = await uploaded(office, 'chen', '名单.txt', '一份名单')
  const chen = await chatOf('chen')
  const { sequence } = await chen.send({ id, clientId: clientId(), kind: 'file', fileId })
  const { files } = await office.as('wang')
  expect(await refusalOf(files.describe({ fileId }))).toBe('files.notFound')
  await (await reportsOf('zhao')).report({ id, sequence, reason: 'leak' })
  await chen.recall({ id, sequence })
  expect((await files.describe({ fileId })).name).toBe('名单.txt')
  const wang = await reportsOf('wang')
  const reportId = (await wang.list({ state: 'open' })).list[0]?.id ?? ''
  expect((await wang.open({ id: reportId })).file?.name).toBe('名单.txt')
  await wang.close({ id: reportId, outcome: 'upheld' })
  office.clock.pass(days(181))
  await cleanUp.run(office.app.server)
  const db = office.db.tenant('demo')
  const kept = db.selectFrom('chatReport').where('outcome', 'is not', null).select('id')
  expect(await kept.execute()).toEqual([])
  expect(
    await db.selectFrom('abandonedFile').where('fileId', '=', fileId).select('fileId').execute(),
  ).toHaveLength(1)
})

test('a report about the only moderator waits, both sides read why, and others judge it once there are two', async () => {
  const own = await openOffice()
  try {
    const { li: moderator, zhao, admin: only } = own.company.people
    expect((await own.app.server.directories.of('demo')).administrators()).toEqual([only])
    const admin = await own.as('admin')
    const { id } = await admin.chat.openDirect({ personId: zhao })
    await admin.chat.send({ id, clientId: clientId(), text: '没有人能处理' })
    await (await own.as('zhao')).chatReports.report({ id, sequence: 1, reason: 'abuse' })
    const titles = async (account: 'li' | 'zhao' | 'admin') => {
      await own.settle()
      return (await (await own.as(account)).notices.list({ pageSize: 100 })).list.map(({ title }) => title)
    }
    expect(await titles('zhao')).toContainEqual(expect.stringContaining('暂时没有其他人可以处理'))
    expect(await titles('admin')).not.toContainEqual(expect.stringContaining('举报'))
    expect(await admin.chatReports.list({})).toMatchObject({ list: [], isOnlyModerator: true })

    const given = { isWhole: true, organizationIds: [], circleIds: [] }
    await admin.grades.create({ ...given, name: '数据', areas: ['data'], personIds: [zhao] })
    expect(await refusalOf((await own.as('zhao')).chatReports.list({}))).toBe('session.administratorsOnly')
    expect((await admin.chatReports.list({})).isOnlyModerator).toBe(true)

    await admin.grades.create({ ...given, name: '审查', areas: ['moderation'], personIds: [moderator] })
    const judge = (await own.as('li')).chatReports
    const { list, isOnlyModerator } = await judge.list({})
    expect(isOnlyModerator).toBe(false)
    expect(list.map(({ said }) => said.text)).toEqual(['没有人能处理'])
    expect((await judge.open({ id: list[0]?.id ?? '' })).judges.map((one) => one.id)).toEqual([moderator])
    expect(await admin.chatReports.list({})).toMatchObject({ list: [], isOnlyModerator: false })
    await judge.close({ id: list[0]?.id ?? '', outcome: 'upheld' })
    expect(await titles('zhao')).toContainEqual(expect.stringContaining('举报成立'))

    const li = (await own.as('li')).chat
    const ofLi = await li.openDirect({ personId: zhao })
    await li.send({ id: ofLi.id, clientId: clientId(), text: '管理员处理' })
    await (await own.as('zhao')).chatReports.report({ id: ofLi.id, sequence: 1, reason: 'spam' })
    const about = (await admin.chatReports.list({})).list[0]?.id ?? ''
    expect((await admin.chatReports.open({ id: about })).judges.map((one) => one.id)).toEqual([only])
    expect(await titles('admin')).toContainEqual(expect.stringContaining('有消息被举报'))
    expect(await titles('li')).not.toContainEqual(expect.stringContaining('举报'))
    expect(await refusalOf(judge.open({ id: about }))).toBe('chatReports.notFound')
    const foreign = (await own.other.as('admin')).chatReports
    expect(await foreign.list({})).toMatchObject({ list: [], isOnlyModerator: true })
    expect(await refusalOf(foreign.open({ id: about }))).toBe('chatReports.notFound')
  } finally {
    await own.close()
  }
})
