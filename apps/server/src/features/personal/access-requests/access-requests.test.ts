import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, publishFlow, start } from '../../../../test/company-flows.ts'
import { type Account, type Office, openOffice, refusalOf } from '../../../../test/index.ts'

let office: Office
let flowId: string
let documentId: string
beforeAll(async () => {
  office = await openOffice()
  const launchers = [{ kind: 'people' as const, ids: [idOf('li')] }]
  const flow = {
    ...chain([start({ launchers }), approver(office, 'review', ['li']), end]),
    name: 'canary-8d20',
  }
  flowId = (await publishFlow(office, flow)).flowId
  const { documents } = await office.as('li')
  documentId = (await documents.addFolder({ name: 'canary-8d20' })).id
})
afterAll(() => office.close())

const idOf = (account: Account) => office.company.people[account]
const requests = async (account: Account) => (await office.as(account)).accessRequests
const titlesOf = async (account: Account) => {
  await office.settle()
  return (await (await office.as(account)).notices.list({})).list.map(({ title }) => title)
}

test('a flow and a document that are closed are answered like ids of nothing', async () => {
  const { approvals, documents, accessRequests } = await office.as('zhao')
  for (const id of [flowId, 'nothing'])
    expect(await refusalOf(approvals.openLaunch({ flowId: id }))).toBe('flow.mayNotLaunch')
  for (const id of [documentId, 'nothing'])
    expect(await refusalOf(documents.open({ id }))).toBe('documents.notFound')

  for (const kind of ['flow', 'document'] as const) {
    const ids = [kind === 'flow' ? flowId : documentId, 'nothing']
    for (const id of ids) await accessRequests.ask({ kind, id })
    const [closed, nothing] = await Promise.all(ids.map((id) => accessRequests.explain({ kind, id })))
    expect(closed).toEqual(nothing)
    expect(closed?.isAsked).toBe(true)
    expect(JSON.stringify(closed)).not.toContain('canary-8d20')
  }
})

test('an owner hears who asks for a document, once, and sharing it answers', async () => {
  await (await requests('zhao')).ask({ kind: 'document', id: documentId })
  expect((await titlesOf('li')).filter((title) => title.startsWith('赵敏申请查看文档'))).toHaveLength(1)
  const { documents } = await office.as('li')
  await documents.share({ ids: [documentId], userIds: [idOf('zhao')] })
  const zhao = await requests('zhao')
  expect(await zhao.explain({ kind: 'document', id: documentId })).toMatchObject({ isAsked: false })
  expect(await refusalOf(zhao.ask({ kind: 'document', id: documentId }))).toBe('accessRequests.hasAccess')
})

test('administrators of flows hear who asks to start one', async () => {
  const { grades } = await office.as('admin')
  const given = { isWhole: true, organizationIds: [], circleIds: [] }
  await grades.create({ ...given, name: '设计', areas: ['designs'], personIds: [idOf('wang')] })
  const chen = await requests('chen')
  const { grantors } = await chen.explain({ kind: 'flow', id: flowId })
  expect(grantors.map(({ id }) => id).toSorted()).toEqual([idOf('admin'), idOf('wang')].toSorted())
  await chen.ask({ kind: 'flow', id: flowId })
  for (const account of ['admin', 'wang'] as const)
    expect(await titlesOf(account)).toContainEqual(expect.stringContaining('陈静申请发起流程'))
  expect(await refusalOf((await requests('li')).ask({ kind: 'flow', id: flowId }))).toBe(
    'accessRequests.hasAccess',
  )
})

test('one person has at most fifty open requests, whatever they ask for', async () => {
  const { ask } = await requests('director')
  for (let count = 0; count < 50; count++) await ask({ kind: 'case', id: `nothing-${count}` })
  expect(await refusalOf(ask({ kind: 'case', id: 'one-more' }))).toBe('accessRequests.tooMany')
})
