import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, people } from '../../../test/company.ts'
import {
  agreeAs,
  approver,
  chain,
  claim,
  end,
  expenseClaim,
  launchAs,
  type PublishedFlow,
  publishFlow,
  start,
  taskOf,
} from '../../../test/company-flows.ts'
import { contractForm, recordOf } from '../../../test/company-models.ts'
import { sheetsOf } from '../../../test/company-sheets.ts'
import { hours, type Office, openOffice, refusalOf } from '../../../test/index.ts'

const canary = 'K7Q-hidden-note'
const hidden = { note: 'hidden', lines: 'hidden' } as const
let office: Office
let made = 0
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

/** Publishes the list that a form is given to begin with. */
async function publishSuggested(id: string, more: object = {}) {
  const { listDesign } = await office.as('admin')
  const { definition } = await listDesign.open({ id })
  await listDesign.save({ id, definition: { ...definition, ...more } })
  await listDesign.publish({ id, reason: '测试' })
}

const shownFields = ['subject', 'amount', 'note', 'lines.item']
const everyUse = {
  columns: [...shownFields, '$author'].map((field) => ({ field })),
  searches: ['note', 'amount', 'lines.item'].map((field) => ({ field })),
  keyword: ['note'],
  sums: ['amount'],
  group: { field: 'note' },
  tabs: { field: 'note' },
}

const secretClaim = { ...claim, note: canary, lines: [{ id: '1', item: canary, price: '1' }] }

async function openTo(account: Account, cases: readonly string[]): Promise<string[]> {
  const { approvals } = await office.as(account)
  const opened = await Promise.all(
    cases.map((caseId) =>
      approvals.open({ caseId }).then(
        () => [caseId],
        () => [],
      ),
    ),
  )
  return opened.flat().sort()
}

async function listedFor(account: Account, modelId: string): Promise<string[]> {
  const { records } = await office.as(account)
  const { list } = await records.list({ modelId, pageSize: 200 })
  return list.flatMap(({ caseId }) => caseId ?? []).sort()
}

test('the suggested list of a new form shows, changes, deletes and exports only one’s own records', async () => {
  const { formDesign } = await office.as('admin')
  const key = `own${++made}`
  const { id: modelId } = await formDesign.create({ name: '薪资', code: key, definition: contractForm(key) })
  await formDesign.publish({ id: modelId })
  await publishSuggested(modelId)
  const id = await recordOf(office, 'li', { modelId, key }, { title: canary })
  const { records, recordSheets } = await office.as('zhao')

  expect((await records.list({ modelId })).list).toEqual([])
  const attempts = [
    () => records.open({ modelId, id }),
    () => records.update({ modelId, id, version: 1, values: { title: '改' } }),
    () => records.remove({ modelId, id }),
  ]
  for (const attempt of attempts) expect(await refusalOf(attempt())).toBe('records.notFound')
  const { url } = await recordSheets.exportRecords({ modelId, format: 'csv', columns: ['title'] })
  expect((await sheetsOf(office).bytesOf(url)).toString()).not.toContain(canary)

  const own = await (await office.as('li')).records.list({ modelId })
  expect(own.list.map((row) => [row.id, row.can.edit, row.can.remove])).toEqual([[id, true, true]])
})

async function secretFlow(): Promise<PublishedFlow> {
  const flow = await publishFlow(
    office,
    chain([
      start(),
      approver(office, 'review', ['manager'], { fields: hidden }),
      approver(office, 'check', ['finance']),
      end,
    ]),
    expenseClaim(`secret${++made}`),
  )
  await publishSuggested(flow.formId, everyUse)
  return flow
}

test('no answer of a list contains what the step of the reader hides', async () => {
  const { flowId, formId: modelId } = await secretFlow()
  const caseId = await launchAs(office, 'li', flowId, secretClaim)
  const { records, recordSheets } = await office.as('manager')
  const [row] = (await records.list({ modelId })).list
  expect(row?.caseId).toBe(caseId)
  const id = row?.id ?? ''
  const filter = (field: string) => ({
    filter: { match: 'all' as const, conditions: [{ field, operator: 'contains' as const, value: canary }] },
  })
  const requests: (() => Promise<unknown>)[] = [
    () => records.list({ modelId }),
    () => records.list({ modelId, sort: [{ field: 'note' }] }),
    () => records.list({ modelId, words: canary }),
    () => records.list({ modelId, tab: canary }),
    () => records.list({ modelId, ...filter('note') }),
    () => records.list({ modelId, ...filter('lines.item') }),
    () => records.summary({ modelId }),
    () => records.groups({ modelId }),
    () => records.nodes({ modelId }),
    () => records.config({ modelId }),
    () => records.open({ modelId, id }),
    () => records.detail({ modelId, id }),
    () => records.log({ modelId, dataId: id }),
    () => records.changesSince({ modelId, id, version: 1 }),
    () => records.choose({ id: modelId, relationField: 'note' }),
    () => records.choose({ id: modelId, columnOptions: 'note,lines.item', keyword: canary, queryType: 1 }),
    () => records.choose({ id: modelId, ids: [canary], propsValue: 'note' }),
    () => records.print({ modelId, ids: [id], formulas: ['note'], withEmpty: true }),
  ]
  // What repeats the question proves nothing: only rows count where the reader asks for the value.
  const found = await Promise.all(requests.map((ask) => ask().catch(({ code }) => ({ refused: code }))))
  expect(JSON.stringify(found)).not.toContain(canary)
  for (const one of found.slice(2, 6)) expect(one).not.toMatchObject({ list: [{ id }] })

  const { url } = await recordSheets.exportRecords({ modelId, format: 'csv', columns: shownFields })
  const sheet = (await sheetsOf(office).bytesOf(url)).toString()
  expect(sheet).toContain(claim.subject)
  expect(sheet).not.toContain(canary)
  const starter = await office.as('li')
  expect((await starter.records.list({ modelId, words: canary })).list).toHaveLength(1)
})

test('a reader of a case changes and deletes nothing through its list, and a stranger finds nothing', async () => {
  const { flowId, formId: modelId } = await secretFlow()
  await launchAs(office, 'li', flowId, secretClaim)
  const { records } = await office.as('li')
  const id = (await records.list({ modelId })).list[0]?.id ?? ''
  const stranger = (await office.as('zhao')).records

  expect(await refusalOf(records.update({ modelId, id, version: 1, values: {} }))).toBe('records.inFlow')
  expect(await refusalOf(records.remove({ modelId, id }))).toBe('records.inFlow')
  expect((await stranger.list({ modelId })).list).toEqual([])
  for (const attempt of [stranger.open, stranger.remove])
    expect(await refusalOf(attempt({ modelId, id }))).toBe('records.notFound')
})

test('a list that opens its cases shows them to everybody', async () => {
  const { flowId, formId: modelId } = await secretFlow()
  await publishSuggested(modelId, { ...everyUse, restricts: {}, cases: 'open' })
  const caseId = await launchAs(office, 'li', flowId, secretClaim)

  expect(await listedFor('zhao', modelId)).toEqual([caseId])
})

test('everybody finds exactly the cases that they may open, also agents, readers of copies and removed approvers', async () => {
  const copy = (id: string, account: Account) => ({
    ...{ id, name: id, kind: 'copy' as const },
    sources: [{ kind: 'people' as const, people: [office.company.people[account]] }],
  })
  const { flowId, formId: modelId } = await publishFlow(
    office,
    chain([
      start(),
      approver(office, 'first', ['wang', 'chen'], { voting: { mode: 'sequential' }, fields: hidden }),
      copy('tell', 'director'),
      approver(office, 'last', ['finance']),
      end,
    ]),
    expenseClaim(`exact${++made}`),
  )
  await publishSuggested(modelId, everyUse)
  const launched = []
  for (const account of ['li', 'zhao', 'employee', 'chen'] as const)
    launched.push(await launchAs(office, account, flowId, secretClaim))
  const [one = '', two = '', three = ''] = launched
  await agreeAs(office, 'wang', one)
  await agreeAs(office, 'chen', one)
  await agreeAs(office, 'wang', two)
  const wang = await office.as('wang')
  await wang.approvals.reject({ taskId: await taskOf(office, 'wang', three), opinion: '不行' })
  await wang.delegations.create({
    ...{ kind: 'agency', toUserIds: [office.company.people.employee], flowIds: [flowId], note: '' },
    startsAt: new Date(office.clock()).toISOString(),
    endsAt: new Date(office.clock() + hours(8)).toISOString(),
  })

  const accounts: readonly Account[] = ['admin', ...(Object.keys(people) as Account[])]
  const listed: Record<string, string[]> = {}
  const opened: Record<string, string[]> = {}
  for (const account of accounts) {
    listed[account] = await listedFor(account, modelId)
    opened[account] = await openTo(account, launched)
  }
  expect(listed).toEqual(opened)
  expect(listed['director']).toEqual([one])
  expect(listed['manager']).toEqual([])
  expect(listed['employee']?.length).toBeGreaterThan(1)
})
