import { randomBytes, randomUUID } from 'node:crypto'
import type { Client } from '@signet/client'
import { contract, type Endpoint, isWriting } from '@signet/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { approver, chain, claim, end, publishFlow, start } from '../../test/company-flows.ts'
import { type Office, openOffice, password, refusalOf } from '../../test/index.ts'

let office: Office
let admin: Client
beforeAll(async () => {
  office = await openOffice({ secretKey: randomBytes(32) })
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

  const group = { name: '采购', personIds: [office.company.people.chen] }
  const groups = [await li.chat.createGroup(group, { key }), await wang.chat.createGroup(group, { key })]

  expect(groups[0]?.id).not.toBe(groups[1]?.id)
})

test('a key of a thousand letters is refused', async () => {
  const ask = admin.organization.createRole({ fullName: '长', enCode: 'long' }, { key: 'k'.repeat(1000) })

  expect(await refusalOf(ask)).toBe('request.invalid')
})

/** Names of fields whose values open something. */
const opening = /secret|ticket|token|signingkey|^(url|address|path)$/i

test('every call whose answer opens something is sealed', () => {
  const named = Object.entries(contract).flatMap(([group, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => [`${group}.${name}`, endpoint as Endpoint] as const),
  )
  const unsealed = named
    .filter(([, endpoint]) => isWriting(endpoint) && endpoint.access !== 'anyone')
    // The answer of a call that takes effect each time is not kept.
    .filter(([, { answersSecret, isRepeatable }]) => !answersSecret && !isRepeatable)
    .filter(([, { output }]) =>
      namesIn(z.toJSONSchema(output, { unrepresentable: 'any', io: 'input' })).some((name) =>
        opening.test(name),
      ),
    )
    .map(([name]) => name)

  // The check of a flow answers paths of fields.
  expect(unsealed).toEqual(['flowDesign.check'])
})

function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties } = schema as { properties?: object }
  return [...Object.keys(properties ?? {}), ...Object.values(schema).flatMap(namesIn)]
}

/** Tables of the tenant and the platform in which a text is in plain. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
    office.db.platform,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } =
      await sql`select 1 from ${sql.raw(name)} as one where one::text like ${`%${text}%`} limit 1`.execute(
        office.db.platform,
      )
    if (rows.length > 0) found.push(name)
  }
  return found
}

test('a secret that is shown once is in no table, and a repeated call shows it again', async () => {
  const flow = await publishFlow(office, chain([start(), approver(office, 'review', ['li']), end]))
  const hook = await admin.webhooks.create(webhook)
  const calls: Readonly<Record<string, (options: { key: string }) => Promise<string>>> = {
    webhook: async (options) => (await admin.webhooks.create(webhook, options)).secret,
    rotated: async (options) => (await admin.webhooks.rotateSecret({ id: hook.id }, options)).secret,
    flow: async (options) => (await admin.approvals.renewFlowSecret({ flowId: flow.flowId }, options)).secret,
  }
  for (const [name, call] of Object.entries(calls)) {
    const key = randomUUID()
    const secret = await call({ key })

    expect(await tablesWith(secret.replaceAll('_', '\\_')), name).toEqual([])
    expect(await call({ key })).toBe(secret)
  }
})

const webhook = { name: '财务', url: 'https://erp.example/hook', events: ['case.approved' as const] }

test('another session of the same person is not told the secret', async () => {
  const key = randomUUID()
  const { id } = await admin.webhooks.create(webhook)
  await admin.webhooks.rotateSecret({ id }, { key })
  const { token } = await office.client().session.login({ account: 'admin', password })
  const other = office.client({ Authorization: token })

  expect(await refusalOf(other.webhooks.rotateSecret({ id }, { key }))).toBe('request.doneBefore')
})

test('a logout ends its own session, whatever key it repeats', async () => {
  const tokens: string[] = []
  for (let turn = 0; turn < 2; turn += 1)
    tokens.push((await office.client().session.login({ account: 'chen', password })).token)
  const key = randomUUID()
  for (const Authorization of tokens) await office.client({ Authorization }).session.logout({}, { key })

  for (const Authorization of tokens)
    expect(await refusalOf(office.client({ Authorization }).session.currentUser())).toBe('session.expired')
})
