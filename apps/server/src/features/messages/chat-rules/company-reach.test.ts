import type { SettingValues } from '@signet/contract'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, launchAs, publishFlow, start } from '../../../../test/company-flows.ts'
import { type Office, openOffice, refusalOf } from '../../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(() => rule({}))
afterAll(() => office.close())

async function rule(value: Partial<SettingValues<'chats'>>): Promise<void> {
  const { settings } = await office.as('admin')
  const version = (await settings.list()).groups.find(({ group }) => group === 'chats')?.version ?? 0
  await settings.save({ group: 'chats', value, secrets: {}, version })
}

type Who = 'li' | 'wang' | 'chen' | 'director' | 'employee' | 'admin'
const chatOf = async (account: Who) => (await office.as(account)).chat
const idOf = (account: Who) => office.company.people[account]
let drawn = 0
const clientId = () => `device-${++drawn}`
const committee = () => [office.company.groups.committee]

test('where the company keeps people to their line of departments, a chat beyond it does not begin or go on, and stays readable', async () => {
  const li = await chatOf('li')
  const { id } = await li.openDirect({ personId: idOf('chen') })
  await li.send({ id, clientId: clientId(), text: '一' })
  await rule({ reach: 'sameBranch' })

  const socket = await office.socket('li')
  await socket.next('initMessage')
  const toUserId = idOf('chen')
  socket.send(JSON.stringify({ method: 'SendMessage', toUserId, messageType: 'text', messageContent: '四' }))
  expect(await socket.next('refused')).toMatchObject({ refusal: 'chat.notByRule' })
  const chen = await chatOf('chen')
  const attempts = [
    ...[li.openDirect({ personId: idOf('chen') }), li.send({ id, clientId: clientId(), text: '二' })],
    ...[li.edit({ id, sequence: 1, text: '三' }), chen.openDirect({ personId: idOf('li') })],
    li.createGroup({ name: '跨部门', personIds: [idOf('wang'), idOf('chen')] }),
  ]
  expect(await Promise.all(attempts.map(refusalOf))).toEqual(attempts.map(() => 'chat.notByRule'))
  expect((await li.messages({ id })).list.map(({ text }) => text)).toEqual(['一'])

  expect((await li.openDirect({ personId: idOf('wang') })).kind).toBe('direct')
  expect((await li.openDirect({ personId: idOf('director') })).kind).toBe('direct')
  expect((await (await chatOf('director')).openDirect({ personId: idOf('li') })).kind).toBe('direct')
  expect((await (await chatOf('admin')).openDirect({ personId: idOf('chen') })).kind).toBe('direct')
})

test('people of groups without the limit write to everybody, and everybody to them; one company is one', async () => {
  await rule({ reach: 'sameBranch', reachableGroups: committee() })
  const { id } = await (await chatOf('li')).openDirect({ personId: idOf('chen') })
  expect(
    (await (await chatOf('chen')).send({ id, clientId: clientId(), text: '一' })).sequence,
  ).toBeGreaterThan(0)
  const wangs = (await chatOf('wang')).openDirect({ personId: idOf('chen') })
  expect(await refusalOf(wangs)).toBe('chat.notByRule')
  await rule({ reach: 'sameCompany' })
  expect((await (await chatOf('wang')).openDirect({ personId: idOf('chen') })).kind).toBe('direct')
})

test('a group with somebody out of reach is silent for who may not write to them, until they are out of it', async () => {
  const wang = await chatOf('wang')
  const { id } = await wang.createGroup({ name: '项目', personIds: [idOf('employee'), idOf('chen')] })
  await rule({ reach: 'sameBranch' })
  const sending = () => wang.send({ id, clientId: clientId(), text: '一' })
  expect(await refusalOf(sending())).toBe('chat.notByRule')
  await wang.removeMember({ id, personId: idOf('chen') })
  expect((await sending()).text).toBe('一')
  expect(await refusalOf(wang.addMembers({ id, personIds: [idOf('chen')] }))).toBe('chat.notByRule')
})

test('the conversation about a case is for everybody on it of every department', async () => {
  const route = chain([start(), approver(office, 'review', ['chen']), end])
  const { flowId } = await publishFlow(office, route)
  const caseId = await launchAs(office, 'employee', flowId, { subject: '差旅', amount: '1' })
  await office.settle()
  await rule({ reach: 'sameBranch' })
  const { openCase, send } = await chatOf('chen')
  const { id } = await openCase({ caseId })
  expect((await send({ id, clientId: clientId(), text: '一' })).text).toBe('一')
})

test('only the groups that the company names make groups and address everybody', async () => {
  await rule({ founderGroups: committee(), callerGroups: committee() })
  const group = { name: '通知', personIds: [idOf('wang')] }
  expect(await refusalOf((await chatOf('wang')).createGroup(group))).toBe('chat.groupsByRule')
  const { id } = await (await chatOf('li')).createGroup(group)
  const calling = { id, text: '所有人', mentionsAll: true }
  const wangs = (await chatOf('wang')).send({ ...calling, clientId: clientId() })
  expect(await refusalOf(wangs)).toBe('chat.noticeByRule')
  expect((await (await chatOf('li')).send({ ...calling, clientId: clientId() })).mentionsAll).toBe(true)
})

test('a rule names groups that there are, and such a group is not deleted', async () => {
  expect(await refusalOf(rule({ reachableGroups: ['gone'] }))).toBe('form.valuesRefused')
  await rule({ callerGroups: committee() })
  const { groups } = await office.as('admin')
  expect(await refusalOf(groups.remove({ id: office.company.groups.committee }))).toBe('organization.inUse')
})
