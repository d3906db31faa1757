import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, launchAs, publishFlow, start } from '../../../../test/company-flows.ts'
import { days, type Office, openOffice, refusalOf } from '../../../../test/index.ts'

let office: Office
let flowId: string
beforeAll(async () => {
  office = await openOffice()
  ;({ flowId } = await publishFlow(office, chain([start(), approver(office, 'review', ['li']), end])))
})
afterAll(() => office.close())

type Who = 'li' | 'wang' | 'employee' | 'chen' | 'manager'
const chatOf = async (account: Who) => (await office.as(account)).chat
const idOf = (account: Who) => office.company.people[account]
let drawn = 0
const clientId = () => `device-${++drawn}`

test('about a case talk those who are on it, and no one else', async () => {
  const caseId = await launchAs(office, 'employee', flowId, { subject: '采购', amount: '1' })
  await office.settle()
  const opened = await (await chatOf('employee')).openCase({ caseId })
  expect(opened.members.map(({ person }) => person.id).toSorted()).toEqual(
    [idOf('employee'), idOf('li')].toSorted(),
  )
  expect((await (await chatOf('li')).openCase({ caseId })).id).toBe(opened.id)

  expect(await refusalOf((await chatOf('chen')).openCase({ caseId }))).toBe('approvals.notInvolved')
  const { send } = await chatOf('li')
  await send({ id: opened.id, clientId: clientId(), text: '金额对吗' })
  expect((await (await chatOf('employee')).messages({ id: opened.id })).list.at(-1)?.text).toBe('金额对吗')
})

test('a case is shown by those alone who can open it, and its message says nothing of it', async () => {
  const caseId = await launchAs(office, 'employee', flowId, { subject: '机密采购', amount: '1' })
  await office.settle()
  const withChen = await (await chatOf('li')).openDirect({ personId: idOf('chen') })
  const shown = await (await chatOf('li')).send({
    id: withChen.id,
    clientId: clientId(),
    kind: 'case',
    caseId,
  })
  expect(shown.caseId).toBe(caseId)
  expect(JSON.stringify(await (await chatOf('chen')).messages({ id: withChen.id }))).not.toContain('机密')

  const withWang = await (await chatOf('chen')).openDirect({ personId: idOf('wang') })
  const sending = { id: withWang.id, clientId: clientId(), kind: 'case' as const, caseId }
  expect(await refusalOf((await chatOf('chen')).send(sending))).toBe('chat.notFound')
})

/** Invites somebody of another company and signs them in with a password of their own. */
async function guestOf(account: string) {
  const { externals } = await office.as('admin')
  const lastDay = new Date(office.clock() + days(10)).toISOString().slice(0, 10)
  const { id, password } = await externals.invite({
    ...{ account, realName: '梅供应', company: '蓝山供应', purpose: '年度审计', lastDay },
  })
  const { session } = office.client()
  const refused = await session
    .login({ account: `${account}@demo`, password: password ?? '' })
    .catch((error) => error)
  const { challenge } = refused.params
  const { token } = await session.loginPassword({ challenge, password: 'magnolia in bloom' })
  return { id, chat: office.client({ Authorization: token }).chat }
}

test('somebody of another company talks with those alone whom they know by a case or an invitation', async () => {
  const guest = await guestOf('mei')
  expect(await refusalOf(guest.chat.openDirect({ personId: idOf('chen') }))).toBe('organization.notFound')
  expect(await refusalOf((await chatOf('chen')).openDirect({ personId: guest.id }))).toBe('chat.notAllowed')
  const mixed = { name: '混合', personIds: [guest.id] }
  expect(await refusalOf((await chatOf('chen')).createGroup(mixed))).toBe('chat.notAllowed')
  const own = { name: '外部', personIds: [idOf('chen')] }
  expect(await refusalOf(guest.chat.createGroup(own))).toBe('chat.notAllowed')

  const { id } = await guest.chat.openDirect({ personId: office.company.people.admin })
  await guest.chat.send({ id, clientId: clientId(), text: '资料已上传' })
  expect((await (await office.as('admin')).chat.messages({ id })).list.map(({ text }) => text)).toEqual([
    '资料已上传',
  ])
})

test('when the case that connected them is gone, somebody of another company neither reads nor hears any more', async () => {
  const guest = await guestOf('mo')
  const check = approver(office, 'check', [], { sources: [{ kind: 'people', people: [guest.id] }] })
  const { flowId: withGuest } = await publishFlow(office, chain([start(), check, end]))
  const caseId = await launchAs(office, 'employee', withGuest, { subject: '验收', amount: '1' })
  await office.settle()
  const { chat, approvals } = await office.as('employee')
  const { id } = await chat.openDirect({ personId: guest.id })
  const { sequence } = await chat.send({ id, clientId: clientId(), text: '请验收' })
  expect((await guest.chat.messages({ id })).list.map(({ text }) => text)).toEqual(['请验收'])

  await approvals.recall({ caseId })
  await approvals.remove({ caseId })
  expect(await refusalOf(chat.edit({ id, sequence, text: '不用验收了' }))).toBe('chat.notAllowed')
  const told = [
    ...[await guest.chat.list({}), await guest.chat.search({ keyword: '验收' })],
    await guest.chat.missed({ known: [{ id, revision: 0 }] }),
  ]
  expect(JSON.stringify(told)).not.toContain('验收')
  const attempts = [guest.chat.open({ id }), guest.chat.messages({ id }), guest.chat.read({ id, sequence })]
  expect(new Set(await Promise.all(attempts.map(refusalOf)))).toEqual(new Set(['chat.notFound']))
  expect(await refusalOf(chat.send({ id, clientId: clientId(), text: 'x' }))).toBe('chat.notAllowed')
  expect((await chat.messages({ id })).list).toHaveLength(1)
})
