import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, launchAs, publishFlow, start } from '../../../../test/company-flows.ts'
import { publishModel } from '../../../../test/company-models.ts'
import { type Account, days, minutes, type Office, openOffice, refusalOf } from '../../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

let rules = 0
async function newRule(prefix: string) {
  rules += 1
  const enCode = `ledger${rules}`
  const parts = [{ kind: 'text' as const, text: `${prefix}-` }]
  const settings = { kind: 'serial', prefix: parts, digits: 3, reset: 'day' } as const
  const { billRules } = await office.as('admin')
  const { id } = await billRules.create({ fullName: `${prefix}单`, enCode, settings })
  return { id, enCode }
}

const formOf = (rule: string) => (key: string) => ({
  version: 1 as const,
  key,
  fields: [
    { key: 'number', kind: 'bill-rule', label: '编号', inList: true, settings: { rule } },
    { key: 'note', kind: 'input', label: '说明', unique: true },
  ],
})
const list = {
  columns: [{ field: 'number' }, { field: 'note' }],
  searches: [],
  keyword: [],
  sums: [],
  tabs: undefined,
  group: undefined,
  tree: undefined,
}

const ledgerOf = async (ruleId: string, more = {}) => {
  const { billRules } = await office.as('admin')
  return (await billRules.ledger({ ruleId, pageSize: 200, ...more })).list
}

/** Numbers of each day, as the ledger lists them. */
async function countedByDay(ruleId: string): Promise<readonly (readonly number[])[]> {
  const numbers = (await ledgerOf(ruleId)).map(({ number }) => number.split('-')[1] ?? '')
  const days = Map.groupBy(numbers, (text) => text.slice(0, 8))
  return [...days.values()].map((texts) =>
    texts.map((text) => Number(text.slice(8))).toSorted((one, other) => one - other),
  )
}

type Step = Readonly<{
  act: 'look' | 'add' | 'addAtOnce' | 'fail' | 'remove' | 'wait' | 'nextDay'
  by: Account
}>

type Walked = Readonly<{ enCode: string; modelId: string }>

/** Does what people do with a form one after the other. */
async function walk({ enCode, modelId }: Walked, steps: readonly Step[]): Promise<void> {
  const { records } = await office.as('admin')
  let notes = 0
  const add = async (note = `n${++notes}`) => (await records.create({ modelId, values: { note } })).id
  await add('first')
  const made: string[] = []
  const acts: Readonly<Record<Step['act'], (by: Account) => Promise<unknown>>> = {
    look: async (by) => (await office.as(by)).billRules.number({ enCode }),
    add: async () => made.push(await add()),
    addAtOnce: async () => made.push(...(await Promise.all([add(), add(), add()]))),
    fail: () => Promise.allSettled([add('first'), add('first'), add()]),
    remove: async () => records.removeEach({ modelId, ids: made.splice(-1) }).catch(() => undefined),
    wait: async () => office.clock.pass(minutes(31)),
    nextDay: async () => office.clock.pass(days(1)),
  }
  for (const { act, by } of steps) await acts[act](by)
}

test('after any course of forms opened, sent at once, refused and deleted, no number is missing or double', async () => {
  const course = fc.array(
    fc.record<Step>({
      act: fc.constantFrom('look', 'add', 'addAtOnce', 'fail', 'remove', 'wait', 'nextDay'),
      by: fc.constantFrom<Account>('li', 'wang', 'admin'),
    }),
    { minLength: 5, maxLength: 20 },
  )
  await fc.assert(
    fc.asyncProperty(course, async (steps) => {
      const { id, enCode } = await newRule('走')
      const { modelId } = await publishModel(office, list, formOf(enCode))
      await walk({ enCode, modelId }, steps)

      for (const counted of await countedByDay(id)) expect(counted).toEqual(counted.map((_, at) => at + 1))
    }),
    { numRuns: 10 },
  )
})

test('a used number names its record, person and time; of a deleted record who deleted it and when', async () => {
  const { id, enCode } = await newRule('用')
  const { modelId } = await publishModel(office, list, formOf(enCode))
  const { records } = await office.as('admin')
  const record = await records.create({ modelId, values: { note: '甲' } })
  const at = new Date(office.clock()).toISOString()
  expect(await ledgerOf(id)).toMatchObject([
    { state: 'used', reason: '', recordId: record.id, form: '合同', rule: { id, name: '用单' }, at },
  ])

  office.clock.pass(minutes(5))
  await records.removeEach({ modelId, ids: [record.id] })
  const voidedAt = new Date(office.clock()).toISOString()
  const { admin } = office.company.people
  expect(await ledgerOf(id, { state: 'void' })).toMatchObject([
    { state: 'void', reason: '数据已删除', voidedBy: { id: admin }, voidedAt },
  ])
  expect(await ledgerOf(id, { state: 'used' })).toEqual([])
})

test('the number of a request names it, and is void once its starter has deleted it', async () => {
  const { id, enCode } = await newRule('审')
  const flow = chain([start(), approver(office, 'a', ['li']), end])
  const { flowId } = await publishFlow(office, flow, formOf(enCode)('ledgerflow'))
  const caseId = await launchAs(office, 'employee', flowId, { note: '乙' })
  const [used] = await ledgerOf(id)
  expect(used).toMatchObject({
    state: 'used',
    recordId: caseId,
    person: { id: office.company.people.employee },
  })
  expect(used?.caseTitle).not.toBe('')

  const { approvals } = await office.as('employee')
  await approvals.recall({ caseId, opinion: '填错了' })
  await approvals.remove({ caseId })
  expect(await ledgerOf(id)).toMatchObject([
    { state: 'void', reason: '单据已删除', voidedBy: { id: office.company.people.employee } },
  ])
})

test('a number that an open form shows is reserved, and void after its day', async () => {
  const { id, enCode } = await newRule('留')
  const { billRules } = await office.as('li')
  const shown = await billRules.number({ enCode })
  expect(await ledgerOf(id)).toMatchObject([
    { number: shown, state: 'reserved', person: { id: office.company.people.li } },
  ])
  office.clock.pass(days(1))
  await billRules.number({ enCode })
  expect((await ledgerOf(id)).map(({ number, state }) => [number === shown, state])).toEqual([
    [false, 'reserved'],
    [true, 'void'],
  ])
})

test('the ledger is narrowed and exported, for those who may see it, and never of another company', async () => {
  const { id, enCode } = await newRule('导')
  const { modelId } = await publishModel(office, list, formOf(enCode))
  await (await office.as('admin')).records.create({ modelId, values: { note: '丙' } })
  const { li, admin } = office.company.people
  expect(await ledgerOf(id, { personId: li })).toEqual([])
  expect(await ledgerOf(id, { personId: admin, keyword: '导-' })).toHaveLength(1)

  const { billRules } = await office.as('admin')
  const { url } = await billRules.exportLedger({ ruleId: id, format: 'csv' })
  const lines = (await office.app.http.inject({ url })).body.trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toContain('编号,编号规则,状态')
  expect(lines[1]).toContain('导单,已使用')
  expect((await office.app.http.inject({ url })).json().data.refusal).toBe('billRules.sheetExpired')
  const xlsx = await billRules.exportLedger({ ruleId: id, format: 'xlsx' })
  const sheet = await office.app.http.inject({ url: xlsx.url })
  expect(sheet.rawPayload.toString('latin1', 0, 2)).toBe('PK')

  expect(await refusalOf((await office.as('li')).billRules.ledger({}))).toBe('session.administratorsOnly')
  expect((await (await office.other.as('admin')).billRules.ledger({})).list).toEqual([])
})
