import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, launchAs, publishFlow, start, taskOf } from '../../test/company-flows.ts'
import { type Office, type OfficeSocket, openOffice, openSocket } from '../../test/index.ts'
import { closeCodes } from './limits.ts'

/** A secret that occurs only in a case's title and comments. */
const canary = '云杉机密'
let office: Office
let flowId: string
beforeAll(async () => {
  office = await openOffice()
  const review = approver(office, 'review', ['li'])
  const rules = { title: '{subject}' }
  flowId = (await publishFlow(office, chain([start(), review, end], rules))).flowId
})
afterAll(() => office.close())
const opened: OfficeSocket[] = []
afterEach(() => {
  for (const socket of opened.splice(0)) socket.close()
})

async function dial(ticket: string, token: string): Promise<OfficeSocket> {
  const address = `${(await office.address()).replace('http', 'ws')}/websocket/${ticket}`
  const hello = { method: 'OnConnection', token, mobileDevice: true, systemId: '' }
  const socket = await openSocket({ address, hello })
  opened.push(socket)
  return socket
}
async function lineOfOther(): Promise<OfficeSocket> {
  const { ticket } = await (await office.other.as('admin')).session.socketTicket()
  return dial(ticket, await office.other.tokenOf('admin'))
}

/** Runs a case from launch to end with all its notices. */
async function livelyCase(): Promise<string> {
  const caseId = await launchAs(office, 'employee', flowId, { subject: canary, amount: '1' })
  const [li, employee] = [await office.as('li'), await office.as('employee')]
  const { li: liId = '' } = office.company.people
  await employee.approvals.comment({ caseId, text: canary, mentions: [liId] })
  await employee.approvals.urge({ caseId })
  await li.approvals.return({ taskId: await taskOf(office, 'li', caseId), to: 'start', opinion: canary })
  await employee.approvals.launchAgain({ caseId, values: {} })
  await li.approvals.agree({ taskId: await taskOf(office, 'li', caseId), opinion: canary })
  await office.settle()
  return caseId
}

test('only people on a case get its frames: no other company, and no colleague', async () => {
  const [li, wang, other] = [await office.socket('li'), await office.socket('wang'), await lineOfOther()]
  for (const socket of [li, wang, other]) await socket.next('initMessage')
  const caseId = await livelyCase()
  await li.next('messagePush')
  // Sent last, so that everything before it would have arrived.
  await launchAs(office, 'wang', flowId, { subject: '自己的', amount: '1' })
  await wang.next('changed')
  const { ticket } = await (await office.other.as('admin')).session.socketTicket()
  await (await dial(ticket, await office.other.tokenOf('admin'))).next('initMessage')

  expect(JSON.stringify(li.frames)).toContain(caseId)
  expect(JSON.stringify(wang.frames)).not.toMatch(new RegExp(`${canary}|${caseId}`))
  const ids = Object.values(office.company.people)
  expect(JSON.stringify(other.frames)).not.toMatch(new RegExp([canary, caseId, ...ids].join('|')))
})

test('a ticket of one company opens no socket for the token of another', async () => {
  const { ticket } = await (await office.as('li')).session.socketTicket()
  const socket = await dial(ticket, await office.other.tokenOf('admin'))

  expect(await socket.closed).toBe(closeCodes.signedOut)
  expect(socket.frames.map(({ method }) => method)).toEqual(['logout'])
})

test('a person who has left receives nothing more', async () => {
  const zhao = await office.socket('zhao')
  await zhao.next('initMessage')
  const { organization } = await office.as('admin')
  await organization.updateUser({ id: office.company.people.zhao, enabledMark: 0 })
  await zhao.closed
  const heard = zhao.frames.length
  await livelyCase()

  expect(zhao.frames).toHaveLength(heard)
})
