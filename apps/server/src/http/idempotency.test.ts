import { randomUUID } from 'node:crypto'
import type { Client } from '@signet/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, claim, end, publishFlow, start } from '../../test/company-flows.ts'
import { type Office, openOffice, refusalOf } from '../../test/index.ts'

let office: Office
let admin: Client
beforeAll(async () => {
  office = await openOffice()
  admin = await office.as('admin')
})
afterAll(() => office.close())

const roles = async (enCode: string) =>
  (await admin.organization.roleSelector()).list.filter((role) => role.enCode === enCode)

test('the same call sent again gets the first answer and changes nothing', async () => {
  const key = randomUUID()
  const ask = () => admin.organization.createRole({ fullName: '一次', enCode: 'once' }, { key })

  const first = await ask()
  const second = await ask()

  expect(second).toEqual(first)
  expect(await roles('once')).toHaveLength(1)
})

test('simultaneous duplicates of a call take effect once', async () => {
  for (let pair = 0; pair < 20; pair += 1) {
    const key = randomUUID()
    const ask = () => admin.organization.createRole({ fullName: '双胞胎', enCode: `twin.${pair}` }, { key })

    const [one, other] = await Promise.all([ask(), ask()])

    expect(one).toEqual(other)
    expect(await roles(`twin.${pair}`)).toHaveLength(1)
  }
})

test('a repeated call takes effect and notifies once, sequentially and simultaneously', async () => {
  const flow = await publishFlow(office, chain([start(), approver(office, 'review', ['li']), end]))
  const employee = await office.as('employee')
  const key = randomUUID()
  const ask = () => employee.approvals.launch({ flowId: flow.flowId, values: claim }, { key })

  const answers = [...(await Promise.all([ask(), ask(), ask()])), await ask()]
  await office.settle()

  expect(new Set(answers.map(({ caseId }) => caseId)).size).toBe(1)
  expect((await employee.approvals.list({ list: 'launched' })).list).toHaveLength(1)
  expect((await (await office.as('li')).notices.list({})).list).toHaveLength(1)
})

test('without a key the same call is two calls', async () => {
  const { http } = office.app
  const send = async () => {
    const headers = { authorization: await office.tokenOf('admin') }
    const payload = { fullName: '重复', enCode: 'keyless' }
    const answer = await http.inject({ method: 'POST', url: '/api/permission/Role', headers, payload })
    return answer.json().code
  }

  expect([await send(), await send()]).toEqual([200, 409])
})

test('a key reused for another request is refused', async () => {
  const key = randomUUID()
  await admin.organization.createRole({ fullName: '原来', enCode: 'original' }, { key })
  const other = admin.organization.createRole({ fullName: '别的', enCode: 'different' }, { key })

  expect(await refusalOf(other)).toBe('request.keyReused')
  expect(await roles('different')).toEqual([])
})

test('a refusal is stored too: a repeated call gets it although the reason is gone', async () => {
  const key = randomUUID()
  const { employee, manager } = office.company.people
  const ask = () => admin.organization.updateUser({ id: manager, managerId: employee }, { key })
  expect(await refusalOf(ask())).toBe('organization.cycle')

  await admin.organization.updateUser({ id: employee, managerId: null })

  expect(await refusalOf(ask())).toBe('organization.cycle')
})

test('keys are separate for each person', async () => {
  const key = randomUUID()
  const [li, wang] = [await office.as('li'), await office.as('wang')]

  const tickets = [await li.session.socketTicket({}, { key }), await wang.session.socketTicket({}, { key })]

  expect(tickets[0]).not.toEqual(tickets[1])
})

test('a key of a thousand letters is refused', async () => {
  const ask = admin.organization.createRole({ fullName: '长', enCode: 'long' }, { key: 'k'.repeat(1000) })

  expect(await refusalOf(ask)).toBe('request.invalid')
})
