import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, launchAs, publishFlow, start } from '../../../../test/company-flows.ts'
import { type Office, openOffice, refusalOf, uploaded } from '../../../../test/index.ts'

const canary = 'canary-7c42'
let office: Office
let flowId: string
beforeAll(async () => {
  office = await openOffice()
  ;({ flowId } = await publishFlow(office, chain([start(), approver(office, 'review', ['li']), end])))
})
afterAll(() => office.close())

type Who = 'li' | 'wang' | 'employee' | 'chen'
const chatOf = async (account: Who) => (await office.as(account)).chat
const idOf = (account: Who) => office.company.people[account]
let drawn = 0
const clientId = () => `device-${++drawn}`

/** A case that is shared with Chen, with a conversation in which Chen has written. */
async function sharedTalk() {
  const caseId = await launchAs(office, 'employee', flowId, { subject: canary, amount: '1' })
  await office.settle()
  const { caseAccess } = await office.as('employee')
  await caseAccess.share({ caseId, userIds: [idOf('chen')] })
  const { id } = await (await chatOf('chen')).openCase({ caseId })
  await (await chatOf('chen')).send({ id, clientId: clientId(), text: '我看过了' })
  await (await chatOf('li')).openCase({ caseId })
  const takeBack = async () => {
    const [share] = (await caseAccess.shares({ caseId })).list
    await caseAccess.endShare({ caseId, shareId: share?.id ?? '' })
  }
  return { id, caseId, takeBack }
}

test('who may no longer see a case reads and hears nothing more of its conversation, and what they wrote stays', async () => {
  const { id, takeBack } = await sharedTalk()
  const fileId = await uploaded(office, 'li', `${canary}.txt`, 'x')
  const li = await chatOf('li')
  const { sequence } = await li.send({ id, clientId: clientId(), kind: 'file', fileId })
  const chen = await office.as('chen')
  const before = await office.socket('chen')
  expect((await before.next('initMessage')).conversations.map((one) => one.id)).toContain(id)
  expect((await chen.files.describe({ fileId })).name).toBe(`${canary}.txt`)

  await takeBack()
  await li.send({ id, clientId: clientId(), text: canary })
  await li.edit({ id, sequence: sequence + 1, text: `${canary} 2` })
  const after = await office.socket('chen')
  const told = await Promise.all([
    ...[chen.chat.list({}), chen.chat.search({ keyword: canary })],
    ...[chen.chat.missed({ known: [{ id, revision: 0 }] }), after.next('initMessage')],
  ])
  const heard = before.frames.filter(({ method }) => method !== 'initMessage')
  expect(JSON.stringify([told, heard])).not.toContain(canary)
  const attempts = [
    ...[chen.chat.open({ id }), chen.chat.messages({ id }), chen.chat.read({ id, sequence })],
    chen.chat.send({ id, clientId: clientId(), text: 'x' }),
    chen.files.describe({ fileId }),
  ]
  expect(new Set(await Promise.all(attempts.map(refusalOf)))).toEqual(
    new Set(['chat.notFound', 'files.notFound']),
  )

  expect((await li.messages({ id })).list.map(({ text }) => text)).toContain('我看过了')
  expect((await li.open({ id })).members.map(({ person }) => person.id)).not.toContain(idOf('chen'))
})

test('who may see the case again is in its conversation again', async () => {
  const { id, caseId, takeBack } = await sharedTalk()
  await takeBack()
  const chen = await chatOf('chen')
  expect(await refusalOf(chen.open({ id }))).toBe('chat.notFound')
  await (await office.as('employee')).caseAccess.share({ caseId, userIds: [idOf('chen')] })
  expect((await chen.open({ id })).members.map(({ person }) => person.id)).toContain(idOf('chen'))
})

test('who came later reads an answer without what it quotes from before', async () => {
  const li = await chatOf('li')
  const { id } = await li.createGroup({ name: '项目', personIds: [idOf('wang')] })
  const { sequence } = await li.send({ id, clientId: clientId(), text: canary })
  await li.addMembers({ id, personIds: [idOf('chen')] })
  const [wang, chen] = [await office.socket('wang'), await office.socket('chen')]
  await li.send({ id, clientId: clientId(), text: '同意', replyTo: sequence })

  expect((await wang.next('receiveMessage')).message.replyTo?.text).toBe(canary)
  const hidden = { sequence, sender: null, kind: 'hidden', text: '' }
  expect((await chen.next('receiveMessage')).message.replyTo).toEqual(hidden)
  const { messages, react, search, missed } = await chatOf('chen')
  const at = { id, sequence: sequence + 2 }
  const answers = [
    ...[await messages({ id }), await react({ ...at, emoji: '👍', isOn: true })],
    ...[await search({ keyword: '同意' }), await missed({ known: [{ id, revision: 0 }] })],
  ]
  expect(JSON.stringify([answers, chen.frames])).not.toContain(canary)
  expect((await wang.next('chatChanged')).message.replyTo?.text).toBe(canary)
})
