import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Client, createClient } from '@signet/client'
import { openTestDb, type TestDb } from '@signet/db/testing'
import { FlowDefinition } from '@signet/flow'
import { listFlowTexts } from '@signet/flow/design'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compareReadTables } from '../cases/rebuilding/compare-read-tables.ts'
import { type App, createApp } from '../create-app.ts'
import { demoAccounts, demoPassword, demoTenant, seedDemo } from './index.ts'
import { askInProcess } from './people-at-work.ts'

const now = Date.parse('2026-11-20T07:30:00.000Z')
let db: TestDb
let filesDir: string
let app: App
const clients = new Map<string, Client>()
const as = (account: string) => clients.get(account) as Client

beforeAll(async () => {
  db = await openTestDb()
  filesDir = await mkdtemp(join(tmpdir(), 'signet-seed-'))
  await seedDemo({ db, filesDir, clock: () => now })
  app = await createApp({ db, filesDir, clock: () => now, unlimited: true })
  const ask = askInProcess(app.http)
  for (const account of demoAccounts) {
    const { token } = await createClient(ask).session.login({ account, password: demoPassword })
    clients.set(account, createClient(ask, { headers: () => ({ Authorization: token }) }))
  }
}, 240_000)
afterAll(async () => {
  await app.close()
  await db.close()
  await rm(filesDir, { recursive: true, force: true })
})

test('two companies with nine departments and sixty people', async () => {
  const { organization } = as('admin')
  const companies = (await organization.organizeSelector({})).list
  const parts = await Promise.all(companies.map(({ id }) => organization.organizeSelector({ parentId: id })))

  expect(companies.map(({ category }) => category)).toEqual(['company', 'company'])
  expect(parts.flatMap(({ list }) => list)).toHaveLength(9)
  expect((await organization.users({ pageSize: 1 })).pagination.total).toBe(60)
})

test('people have no real mail addresses or phone numbers', async () => {
  const { list } = await as('admin').organization.users({ pageSize: 200 })
  const reachable = list.filter(({ account }) => account !== 'admin')

  expect(reachable.filter(({ email }) => !email.endsWith('@example.com'))).toEqual([])
  expect(reachable.filter(({ mobilePhone }) => !/^120\d{8}$/.test(mobilePhone))).toEqual([])
  expect(list.filter(({ positionIds }) => positionIds.length > 1).length).toBeGreaterThan(5)
})

test('forms have dictionaries, numbers and goods to offer', async () => {
  const { dictionary, billRules, dataInterfaces } = as('employee')
  const [east] = (await dictionary.entries({ id: 'city' })).list
  const [paper] = (await dataInterfaces.rows({ id: 'goods', keyword: '复印纸' })).list

  expect(east?.children.map(({ fullName }) => fullName)).toContain('杭州')
  expect((await dictionary.entries({ id: 'expenseKind' })).list.length).toBeGreaterThan(4)
  expect(await billRules.number({ enCode: 'expenseNumber' })).toBe('BX202611200001')
  expect(await billRules.number({ enCode: 'purchaseNumber' })).toBe('CG-20261100001')
  expect(paper).toMatchObject({ id: 'G1001', unit: '箱', price: 128 })
  expect((await dataInterfaces.preview({ id: 'suppliers' })).length).toBeGreaterThan(3)
})

test('four flows are published without problems', async () => {
  const { flowDesign } = as('admin')
  const { list } = await flowDesign.list({})

  expect(list.map(({ code, state }) => `${code} ${state}`).sort()).toEqual([
    'contract published',
    'expense published',
    'leave published',
    'purchase published',
  ])
  for (const { id } of list) {
    const { problems } = await flowDesign.check({ id })
    expect(problems.filter(({ code }) => code.startsWith('error.'))).toEqual([])
  }
})

test('everything in a flow has a name in three languages', async () => {
  const { flowDesign } = as('admin')
  for (const { id } of (await flowDesign.list({})).list) {
    const { definition, category } = await flowDesign.open({ id })
    for (const { id: text, words } of listFlowTexts(FlowDefinition.parse(definition), category))
      expect(Object.keys(words), text).toEqual(['zh-CN', 'zh-TW', 'en-US'])
  }
})

test('there are about three hundred cases in all states', async () => {
  const count = async (status: 'draft' | 'running' | 'returned' | 'recalled' | 'approved' | 'rejected') =>
    (await as('admin').approvals.allCases({ status: [status], pageSize: 1 })).pagination.total

  expect((await as('admin').approvals.allCases({ pageSize: 1 })).pagination.total).toBeGreaterThan(280)
  expect(await count('approved')).toBeGreaterThan(150)
  expect(await count('running')).toBeGreaterThan(25)
  expect(await count('rejected')).toBeGreaterThan(5)
  expect(await count('returned')).toBeGreaterThanOrEqual(2)
  expect(await count('recalled')).toBeGreaterThanOrEqual(1)
})

test.each(['manager', 'finance', 'director'])('%s has work on the desk, and news', async (account) => {
  const { approvals, notices } = as(account)
  const { toSign, toDo, doing, done } = await approvals.counts()

  expect(toSign + toDo + doing).toBeGreaterThanOrEqual(6)
  expect(done).toBeGreaterThan(15)
  expect((await notices.unreadCount()).unReadNum).toBeGreaterThan(0)
})

test('the employee can look at a claim in every state', async () => {
  const { approvals, notices } = as('employee')
  const counts = await approvals.counts()
  const { list } = await approvals.list({ list: 'launched', pageSize: 200 })
  const seen = new Set(list.map(({ status }) => status))

  expect([...seen]).toEqual(
    expect.arrayContaining(['draft', 'running', 'returned', 'recalled', 'approved', 'rejected']),
  )
  expect(counts.circulated).toBeGreaterThan(0)
  expect(counts.doing + counts.toDo).toBeGreaterThan(0)
  expect((await notices.unreadCount()).unReadNum).toBeGreaterThan(0)
})

test('signed, added, helped with and revoked contracts are there to look at', async () => {
  const { approvals } = as('admin')
  const { list } = await approvals.allCases({ pageSize: 200 })
  const contracts = list.filter(({ flow }) => flow.name === '合同审批')
  const opened = await Promise.all(contracts.map(({ caseId }) => approvals.open({ caseId })))
  const people = opened.flatMap(({ route }) => route.flatMap((step) => step.people))

  expect(people.some(({ signature }) => signature.startsWith('data:image/png'))).toBe(true)
  expect(people.map(({ askedBy }) => askedBy?.to)).toEqual(expect.arrayContaining(['help', 'before']))
  expect(opened.filter(({ revokes }) => revokes !== null).map(({ status }) => status)).toContain('approved')
  const { list: helped } = await as('employee').approvals.list({ list: 'doing', isAssist: 'yes' })
  expect(helped).toHaveLength(1)
})

test('the story ends now and contains no future times', async () => {
  const { list } = await as('admin').approvals.allCases({ pageSize: 200 })

  expect(list.filter(({ at }) => Date.parse(at) > now)).toEqual([])
  expect(list.filter(({ at }) => Date.parse(at) > now - 2 * 86_400_000).length).toBeGreaterThan(3)
})

test('every event chain is intact, and the lists match the events', async () => {
  expect(await compareReadTables(db, demoTenant)).toEqual([])
})

test('seeding leaves no sessions and no idempotency keys', async () => {
  const sessions = await db.platform.selectFrom('session').select('personId').execute()
  const demo = await db.platform.selectFrom('tenant').select(['code', 'isDemo']).execute()

  expect(sessions).toHaveLength(demoAccounts.length)
  expect(demo).toEqual([{ code: demoTenant, isDemo: true }])
  expect(await db.tenant(demoTenant).selectFrom('outbox').select('id').execute()).toEqual([])
})

test('three months of orders are in their own list with numbers and sums', async () => {
  const { records } = as('employee')
  const model = (await records.models({})).list.find(({ code }) => code === 'order')
  const modelId = model?.id ?? ''
  const { list, pagination } = await records.list({ modelId, pageSize: 5 })
  const summary = await records.summary({ modelId })

  expect(pagination.total).toBe(36)
  expect(list[0]?.texts).toMatchObject({ number: expect.stringMatching(/^DD\d{10}$/) })
  expect(summary.tabs.map(({ text }) => text).sort()).toEqual(['备货中', '已发货', '已收款'].sort())
  expect(Number(summary.sums[0]?.value)).toBeGreaterThan(10_000)
})

test('a suggested list of purchases shows every demo person exactly the cases that they may open', async () => {
  const { formDesign, listDesign, records } = as('admin')
  const id = (await formDesign.list({})).list.find(({ code }) => code === 'purchase')?.id ?? ''
  const { definition } = await listDesign.open({ id })
  await listDesign.save({ id, definition })
  await listDesign.publish({ id, reason: '全员共用' })
  const casesIn = ({ list }: Awaited<ReturnType<typeof records.list>>) =>
    list.flatMap(({ caseId }) => caseId ?? []).sort()
  const cases = casesIn(await records.list({ modelId: id, pageSize: 200 }))
  expect(cases.length).toBeGreaterThan(20)

  for (const account of demoAccounts) {
    const { approvals, records: own } = as(account)
    const opened: string[] = []
    for (const caseId of cases)
      await approvals.open({ caseId }).then(
        () => opened.push(caseId),
        () => undefined,
      )
    const listed = casesIn(await own.list({ modelId: id, pageSize: 200 }))
    // The administrator’s list above has no drafts of others.
    expect(listed.filter((caseId) => cases.includes(caseId))).toEqual(opened)
  }
})
