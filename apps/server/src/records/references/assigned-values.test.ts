import type { FormDefinitionInput } from '@signet/form'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agreeAs, approver, chain, end, publishFlow, start, taskOf } from '../../../test/company-flows.ts'
import { type Account, type Office, openOffice } from '../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
  const { billRules } = await office.as('admin')
  const rule = { dateFormat: 'no', digits: 3, reset: 'never', suffix: [] } as const
  const department = { kind: 'field', field: 'department' } as const
  const prefix = [{ kind: 'text', text: 'C' }, department, { kind: 'text', text: '-' }] as const
  await billRules.create({
    fullName: '报销编号',
    enCode: 'claim',
    settings: { kind: 'serial', ...rule, prefix: [...prefix] },
  })
  await billRules.create({
    fullName: '行编号',
    enCode: 'line',
    settings: { kind: 'serial', ...rule, prefix: [{ kind: 'text', text: 'L' }] },
  })
})
afterAll(() => office.close())

const fields: FormDefinitionInput['fields'] = [
  { key: 'number', kind: 'bill-rule', label: '编号', inList: true, settings: { rule: 'claim' } },
  { key: 'title', kind: 'calculate', label: '标题', settings: { formula: "number + '!'", result: 'text' } },
  { key: 'department', kind: 'organization-select', label: '部门' },
  { key: 'note', kind: 'input', label: '备注', required: true },
  { key: 'madeBy', kind: 'created-by', label: '创建人' },
  { key: 'changedBy', kind: 'modified-by', label: '修改人' },
  {
    key: 'lines',
    kind: 'sub-table',
    label: '明细',
    fields: [{ key: 'no', kind: 'bill-rule', label: '行号', settings: { rule: 'line' } }],
  },
]
let forms = 0
async function newFlow(): Promise<string> {
  forms += 1
  const form = { version: 1, key: `bills${forms}`, fields } as const
  const nodes = [start(), approver(office, 'review', ['manager'], { fields: { note: 'write' } }), end]
  return (await publishFlow(office, chain(nodes), form)).flowId
}

async function stored(account: Account, caseId: string) {
  const { approvals } = await office.as(account)
  return (await approvals.open({ caseId })).values
}

test('a claim and its texts get the number at launch; a draft gets none', async () => {
  const flowId = await newFlow()
  const { approvals } = await office.as('li')
  const values = {
    note: 'a',
    department: office.company.departments.finance,
    lines: [{ id: 'r1' }, { id: 'r2' }],
  }
  const { caseId } = await approvals.saveDraft({ flowId, values: { ...values, number: 'mine' } })
  expect(await stored('li', caseId)).toMatchObject({ number: '', lines: [{ no: '' }, { no: '' }] })

  await approvals.launchAgain({ caseId, values })
  const launched = { number: 'C财务部-001', title: 'C财务部-001!', lines: [{ no: 'L001' }, { no: 'L002' }] }
  expect(await stored('li', caseId)).toMatchObject({ ...launched, madeBy: office.company.people.li })
  const card = (await approvals.list({ list: 'launched' })).list.find((one) => one.caseId === caseId)
  expect(card?.fields).toEqual([{ label: '编号', text: 'C财务部-001' }])
})

test('a refused claim uses no number', async () => {
  const flowId = await newFlow()
  const { approvals } = await office.as('li')
  const { caseId } = await approvals.launch({ flowId, values: { note: 'a' } })
  await expect(approvals.launch({ flowId, values: { note: '' } })).rejects.toMatchObject({
    code: 'form.valuesRefused',
  })
  const next = await approvals.launch({ flowId, values: { note: 'b' } })

  const [one, other] = [await stored('li', caseId), await stored('li', next.caseId)]
  expect(Number(String(other['number']).slice(2))).toBe(Number(String(one['number']).slice(2)) + 1)
})

test('the number stays when another person changes the claim, and that person is recorded', async () => {
  const flowId = await newFlow()
  const { approvals } = await office.as('li')
  const [agreed, changed] = [
    (await approvals.launch({ flowId, values: { note: 'a' } })).caseId,
    (await approvals.launch({ flowId, values: { note: 'a' } })).caseId,
  ]
  const before = await stored('li', changed)
  await agreeAs(office, 'manager', agreed)
  const manager = (await office.as('manager')).approvals
  await manager.agree({ taskId: await taskOf(office, 'manager', changed), values: { note: 'b' } })

  expect((await stored('li', agreed))['changedBy']).toBeNull()
  expect(await stored('li', changed)).toEqual({
    ...before,
    note: 'b',
    changedBy: office.company.people.manager,
  })
})

test('twenty people who launch at once get twenty numbers without a gap', async () => {
  const flowId = await newFlow()
  const accounts = ['li', 'wang', 'zhao', 'chen'] as const
  const cases = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const { approvals } = await office.as(accounts[index % 4] ?? 'li')
      return (await approvals.launch({ flowId, values: { note: 'a', lines: [{ id: 'r1' }] } })).caseId
    }),
  )
  const numbers = await Promise.all(cases.map(async (id) => String((await stored('admin', id))['number'])))
  const serials = numbers.map((number) => Number(number.slice(2))).toSorted((one, other) => one - other)
  const [first = 0] = serials

  expect(serials).toEqual(Array.from({ length: 20 }, (_, index) => first + index))
})

test('a copied column of a choice keeps its value at the time of choosing, also in rows', async () => {
  const { dataInterfaces } = await office.as('admin')
  const rows = [
    { id: 'pen', fullName: '签字笔', price: 2.5 },
    { id: 'ink', fullName: '墨水', price: 99 },
  ]
  const source = { fullName: '用品', enCode: 'goods', source: { kind: 'static', rows } } as const
  const { id } = await dataInterfaces.create({ ...source, source: { ...source.source, rows } })
  const goods = { key: 'goods', kind: 'popup-select', label: '用品', settings: { interface: id } }
  const price = {
    key: 'price',
    kind: 'relation-attributes',
    label: '单价',
    settings: { of: 'goods', column: 'price', stored: true },
  }
  const shown = { ...price, key: 'shown', settings: { ...price.settings, stored: false } }
  const lines = { key: 'lines', kind: 'sub-table', label: '明细', fields: [goods, price] }
  const form: FormDefinitionInput = { version: 1, key: 'goods', fields: [goods, price, shown, lines] }
  const { flowId } = await publishFlow(
    office,
    chain([start(), approver(office, 'review', ['manager']), end]),
    form,
  )
  const { approvals } = await office.as('li')
  const sent = { goods: 'pen', price: '0', lines: [{ id: 'r1', goods: 'ink', price: '0' }, { id: 'r2' }] }
  const { caseId } = await approvals.launch({ flowId, values: sent })

  const kept = await stored('li', caseId)
  expect(kept).not.toHaveProperty('shown')
  expect(kept).toMatchObject({
    price: '2.5',
    lines: [
      { goods: 'ink', price: '99' },
      { goods: null, price: '' },
    ],
  })
})
