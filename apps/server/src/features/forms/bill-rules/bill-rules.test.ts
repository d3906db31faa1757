import { BillRuleSettings, type contract, type RequestInput } from '@signet/contract'
import type { Reader, Tx } from '@signet/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Account,
  days,
  hours,
  minutes,
  type Office,
  openOffice,
  refusalOf,
} from '../../../../test/index.ts'
import {
  type NumberingRule,
  type NumbersRequest,
  namedRule,
  takeBillNumbers,
} from '../../../records/numbering/take-bill-numbers.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

let rules = 0
type Settings = RequestInput<typeof contract.billRules.create>['settings']
const daily: Settings = { kind: 'serial', prefix: [{ kind: 'text', text: 'BX' }], digits: 3 }
const forever = { kind: 'serial', dateFormat: 'no', reset: 'never', digits: 3 } as const

async function rule(settings: Settings): Promise<string> {
  rules += 1
  const { billRules } = await office.as('admin')
  await billRules.create({ fullName: '编号', enCode: `rule${rules}`, settings })
  return `rule${rules}`
}
const shown = async (enCode: string, account: Account = 'li') =>
  (await office.as(account)).billRules.number({ enCode })

type Rule = string | NumberingRule
const wanted = async (
  tx: Reader,
  rule: Rule,
  account: Account,
  values: NumbersRequest['values'],
): Promise<NumbersRequest> => ({
  server: office.app.server,
  rule:
    typeof rule === 'string'
      ? await namedRule({ tx, server: office.app.server, tenant: 'demo' }, rule)
      : rule,
  personId: office.company.people[account],
  values,
  now: new Date(office.clock()).toISOString(),
})
const inTransaction = <Done>(work: (tx: Tx) => Promise<Done>) =>
  office.db.tenant('demo').transaction().execute(work)
const takeAll = (rule: Rule, account: Account, values: NumbersRequest['values']) =>
  inTransaction(async (tx) => takeBillNumbers(tx, await wanted(tx, rule, account, values)))
const take = async (rule: Rule, account: Account = 'li', values = {}) =>
  (await takeAll(rule, account, [values]))[0] ?? ''
const tail = (number: string) => number.slice(-3)

test('twenty people who save at once get twenty numbers, without duplicate or gap', async () => {
  const code = await rule(daily)
  const numbers = await Promise.all(Array.from({ length: 20 }, () => take(code)))

  expect(numbers.map(tail).toSorted()).toEqual(
    Array.from({ length: 20 }, (_, index) => String(index + 1).padStart(3, '0')),
  )
})

test('twenty people who save at once, half of whom fail, leave no gap', async () => {
  const code = await rule(forever)
  const attempt = (index: number) =>
    office.db
      .tenant('demo')
      .transaction()
      .execute(async (tx) => {
        const [number] = await takeBillNumbers(tx, await wanted(tx, code, 'li', [{}]))
        if (index % 2 === 0) throw new Error('something else was wrong')
        return number
      })
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => attempt(index)))
  const kept = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))

  expect(kept.toSorted()).toEqual(
    Array.from({ length: 10 }, (_, index) => String(index + 1).padStart(3, '0')),
  )
})

test('opening a form again uses no number, and the bill gets the number shown', async () => {
  const code = await rule(daily)
  const number = await shown(code)
  office.clock.pass(minutes(10))

  expect(await shown(code)).toBe(number)
  expect(await take(code)).toBe(number)
  expect(tail(await shown(code))).toBe('002')
})

test('five people who open a form at once see five numbers, and save in any order', async () => {
  const code = await rule(forever)
  const people = ['li', 'wang', 'zhao', 'chen', 'employee'] as const
  const seen = await Promise.all(people.map((one) => shown(code, one)))
  const saved = await Promise.all(people.toReversed().map((one) => take(code, one)))

  expect(new Set(seen).size).toBe(5)
  expect(saved.toReversed()).toEqual(seen)
  expect(await take(code, 'manager')).toBe('006')
})

test('an unused number reserved for Li goes to the next person who saves, and Li gets another', async () => {
  const code = await rule(forever)
  expect(await shown(code, 'li')).toBe('001')
  expect(await take(code, 'wang')).toBe('002')
  office.clock.pass(minutes(31))

  expect(await take(code, 'wang')).toBe('001')
  expect(await take(code, 'li')).toBe('003')
})

test('bills saved together get numbers in order: the reserved one, expired ones, new ones', async () => {
  const code = await rule(forever)
  expect(await shown(code, 'wang')).toBe('001')
  expect(await shown(code, 'li')).toBe('002')
  office.clock.pass(minutes(31))
  expect(await takeAll(code, 'li', [{}, {}, {}, {}])).toEqual(['002', '001', '003', '004'])

  expect(await takeAll(code, 'li', [])).toEqual([])
  expect(await take(code, 'wang')).toBe('005')
})

test('a bill whose number is taken gets the next, and each number contains its own fields', async () => {
  const prefix = [{ kind: 'field', field: 'city' }] as const
  const code = await rule({ ...forever, digits: 1, prefix: [...prefix] })
  expect(await take(code, 'li', { city: 'A1' })).toBe('A11')
  const others = Array.from({ length: 9 }, () => ({ city: 'B' }))
  expect(await takeAll(code, 'li', others)).toEqual(others.map((_, at) => `B${at + 2}`))

  expect(await takeAll(code, 'li', [{ city: 'A' }, { city: 'C' }])).toEqual(['A13', 'C12'])
})

test('an open form keeps its number as long as no one else needs it', async () => {
  const code = await rule(forever)
  expect(await shown(code, 'li')).toBe('001')
  office.clock.pass(hours(5))

  expect(await take(code, 'li')).toBe('001')
})

test('a new day starts at one, and yesterday’s reservation is not used', async () => {
  const code = await rule(daily)
  const yesterday = await shown(code)
  office.clock.pass(days(1))
  const today = await take(code)

  expect(tail(yesterday)).toBe('001')
  expect(tail(today)).toBe('001')
  expect(today).not.toBe(yesterday)
})

test('a changed rule never repeats an earlier number', async () => {
  const code = await rule({ ...forever, start: 7 })
  expect([await take(code), await take(code)]).toEqual(['007', '008'])
  const { billRules } = await office.as('admin')
  const { id } = (await billRules.list({ keyword: code })).list[0] ?? { id: '' }
  await billRules.update({
    id,
    fullName: '编号',
    settings: { ...forever, reset: 'year', dateFormat: 'YYYY' },
  })
  expect(await take(code)).toBe('2026001')
  await billRules.update({ id, fullName: '编号', settings: { ...forever, start: 1 } })

  expect(await take(code)).toBe('009')
})

test('two fields with equal rules of their own count separately', async () => {
  const settings = BillRuleSettings.parse(forever)
  const [first, second] = [
    { key: 'form:1:number', settings },
    { key: 'form:2:number', settings },
  ]

  expect([await take(first), await take(first), await take(second)]).toEqual(['001', '002', '001'])
})

test('a rule shows what the form says', async () => {
  const code = await rule({
    ...forever,
    prefix: [
      { kind: 'field', field: 'city' },
      { kind: 'text', text: '-' },
    ],
  })

  expect(await shown(code)).toBe('-001')
  expect(await take(code, 'li', { city: '杭州' })).toBe('杭州-001')
})

test('a random number is the one that was shown, and is never given twice', async () => {
  const code = await rule({ kind: 'random', digits: 4 })
  const number = await shown(code)
  expect(number).toMatch(/^\d{4}$/)
  expect(await shown(code)).toBe(number)
  expect(await take(code)).toBe(number)

  const unlucky = { ...office.app.server, random: () => new Uint8Array(4) }
  const draw = () =>
    inTransaction(async (tx) =>
      takeBillNumbers(tx, { ...(await wanted(tx, code, 'li', [{}])), server: unlucky }),
    )
  expect(await draw()).toEqual(['0000'])
  await expect(draw()).rejects.toMatchObject({ code: 'billRules.exhausted' })
})

test('a UUID is a UUID, also when the same person saves twice at once', async () => {
  const code = await rule({ kind: 'uuid' })
  const number = await shown(code)
  const taken = await Promise.all([take(code), take(code)])

  expect(number).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  expect(taken).toContain(number)
  expect(new Set(taken).size).toBe(2)
})

test('a rule that restarts each month contains the month', async () => {
  const { billRules } = await office.as('admin')
  const settings = { kind: 'serial', dateFormat: 'YYYY', reset: 'month' } as const

  expect(await refusalOf(billRules.create({ fullName: '编号', enCode: 'unseen', settings }))).toBe(
    'billRules.resetUnseen',
  )
})

test('a rule used by a form cannot be deleted, and an unused one can', async () => {
  const code = await rule(daily)
  const { billRules, formDesign } = await office.as('admin')
  const { id } = (await billRules.list({ keyword: code })).list[0] ?? { id: '' }
  const definition = { version: 1, key: 'numbered', fields: [{ key: 'a', kind: 'input', label: '甲' }] }
  const form = await formDesign.create({ name: '有编号', code: 'numbered', definition })
  const draft = JSON.stringify({ fields: [{ settings: { rule: code } }] })
  await office.db.tenant('demo').updateTable('form').set({ draft }).where('id', '=', form.id).execute()
  await expect(billRules.remove({ id })).rejects.toMatchObject({
    code: 'billRules.inUse',
    params: { form: '有编号' },
  })

  await office.db.tenant('demo').deleteFrom('form').where('id', '=', form.id).execute()
  await billRules.remove({ id })
  expect(await refusalOf(shown(code))).toBe('billRules.notFound')
  expect(await refusalOf(billRules.open({ id }))).toBe('billRules.notFound')
  await billRules.create({ fullName: '同一编码', enCode: code, settings: daily })
})

test('codes are unique, and each tenant has its own rules', async () => {
  const code = await rule(daily)
  const { billRules } = await office.as('admin')
  const taken = { fullName: '编号', enCode: code, settings: daily }
  const other = (await office.other.as('admin')).billRules

  expect(await refusalOf(billRules.create(taken))).toBe('billRules.codeTaken')
  expect(await refusalOf(other.number({ enCode: code }))).toBe('billRules.notFound')
  await other.create(taken)
  expect(tail(await other.number({ enCode: code }))).toBe('001')
})

test.each(["x'; drop table bill_rule; --", '%', '../BillRule', '$1'])('%s is no rule', async (enCode) => {
  expect(await refusalOf(shown(enCode))).toBe('billRules.notFound')
})

test('the studio sees what a number looks like', async () => {
  const code = await rule({ ...daily, suffix: [{ kind: 'field', field: 'city' }] })
  const { billRules } = await office.as('admin')

  expect((await billRules.list({ keyword: code })).list[0]?.example).toMatch(/^BX\d{8}001\{city\}$/)
})
