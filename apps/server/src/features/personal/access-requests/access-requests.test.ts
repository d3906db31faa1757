import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, publishFlow, start } from '../../../../test/company-flows.ts'
import { type Account, days, type Office, openOffice, password, refusalOf } from '../../../../test/index.ts'

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

async function newDocument(): Promise<string> {
  const { documents } = await office.as('li')
  return (await documents.addFolder({ name: `文件 ${newDocuments++}` })).id
}
let newDocuments = 0

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

test('an administrator of flows lets somebody start one with one call, once, and the draft keeps it', async () => {
  const { flowDesign } = await office.as('admin')
  const before = await flowDesign.open({ id: flowId })
  const zhao = await requests('zhao')
  const asked = { kind: 'flow', id: flowId, userId: idOf('zhao') } as const
  const admin = await requests('admin')
  const { list } = await admin.pending({})
  expect(list.filter(({ person }) => person.id === idOf('zhao'))).toMatchObject([
    { kind: 'flow', id: flowId, name: 'canary-8d20' },
  ])
  const answers = await Promise.allSettled([admin.grant(asked), (await requests('wang')).grant(asked)])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)

  expect((await (await office.as('zhao')).approvals.openLaunch({ flowId })).flow.id).toBe(flowId)
  expect(await titlesOf('zhao')).toContain('您可以发起流程“canary-8d20”了')
  expect(await refusalOf(zhao.ask({ kind: 'flow', id: flowId }))).toBe('accessRequests.hasAccess')
  const after = await flowDesign.open({ id: flowId })
  expect([after.version, after.state]).toEqual([(before.version ?? 0) + 1, before.state])
  expect(JSON.stringify(after.definition)).toContain(idOf('zhao'))
})

test('only who can grant sees and answers a request; others hear the same of every id', async () => {
  await (await requests('zhao')).ask({ kind: 'document', id: await newDocument() })
  const asked = { kind: 'document', id: documentId, userId: idOf('chen') } as const
  await (await requests('chen')).ask(asked)
  for (const account of ['wang', 'zhao', 'admin'] as const) {
    const { grant, decline, pending } = await requests(account)
    for (const id of [documentId, 'nothing']) {
      expect(await refusalOf(grant({ ...asked, id }))).toBe('accessRequests.notFound')
      expect(await refusalOf(decline({ ...asked, id }))).toBe('accessRequests.notFound')
    }
    expect((await pending({})).list.map(({ id }) => id)).not.toContain(documentId)
  }
  const stranger = await office.other.as('admin')
  expect(await refusalOf(stranger.accessRequests.grant(asked))).toBe('accessRequests.notFound')
  expect((await stranger.accessRequests.pending({})).list).toEqual([])
})

test('the owner of a document declines, which names nothing, or grants and keeps its other readers', async () => {
  const { documents, accessRequests: li } = await office.as('li')
  const id = await newDocument()
  await documents.share({ ids: [id], userIds: [idOf('wang')] })
  for (const account of ['zhao', 'chen'] as const)
    await (await requests(account)).ask({ kind: 'document', id, reason: '对账' })
  await li.decline({ kind: 'document', id, userId: idOf('zhao'), reason: '内部' })
  await li.grant({ kind: 'document', id, userId: idOf('chen') })
  expect(await titlesOf('zhao')).toContain('您申请查看的文档没有向您共享')
  for (const account of ['wang', 'chen'] as const)
    expect(await refusalOf((await office.as(account)).documents.open({ id }))).toBe('not refused')
  expect(await refusalOf((await office.as('zhao')).documents.open({ id }))).toBe('documents.notFound')
  expect((await li.pending({})).list.filter((one) => one.id === id)).toEqual([])
})

test('the studio lists who asked to start which flow, by state, person and name, also answered ones', async () => {
  const { launchRequests } = await office.as('admin')
  await (await requests('employee')).ask({ kind: 'flow', id: flowId, reason: '月底报销' })
  await (await requests('employee')).ask({ kind: 'flow', id: 'nothing' })
  const open = await launchRequests.list({ state: 'open', personId: idOf('employee') })
  expect(open.list).toMatchObject([
    { flow: { id: flowId, name: 'canary-8d20' }, reason: '月底报销', state: 'open', mayAnswer: true },
  ])
  expect(open.pagination.total).toBe(1)
  const granted = await launchRequests.list({ state: 'granted' })
  expect(granted.list.map(({ person, mayAnswer }) => [person.id, mayAnswer])).toEqual([[idOf('zhao'), false]])

  const namedBy = async (keyword: string) =>
    (await launchRequests.list({ keyword, state: 'open' })).list.map(({ person }) => person.id)
  expect(await namedBy('canary')).toContain(idOf('employee'))
  expect(await namedBy('郑员工')).toEqual([idOf('employee')])
  expect(await namedBy('no such name')).toEqual([])
})

test('a request to start a flow is declined with a reason, which the list keeps, and answered once', async () => {
  const { launchRequests } = await office.as('wang')
  const { list } = await launchRequests.list({ state: 'open', personId: idOf('employee') })
  const { id } = list[0] ?? { id: '' }
  const silent = (await requests('wang')).decline({ kind: 'flow', id: flowId, userId: idOf('employee') })
  expect(await refusalOf(silent)).toBe('accessRequests.reasonMissing')
  await launchRequests.decline({ id, reason: '由部门助理发起' })
  expect(await launchRequests.open({ id })).toMatchObject({
    ...{ state: 'declined', answer: '由部门助理发起', mayAnswer: false },
    answeredBy: { id: idOf('wang') },
  })
  expect(await titlesOf('employee')).toContain('您申请发起的流程没有向您开放')
  expect(await refusalOf(launchRequests.grant({ id }))).toBe('accessRequests.notFound')
  expect(await refusalOf((await office.as('zhao')).launchRequests.open({ id }))).toBe(
    'session.administratorsOnly',
  )
})

test('letting somebody start a flow passes the checks of a release: a gap that opens needs a reason', async () => {
  const { flowDesign, flowReview } = await office.as('admin')
  const launchers = [{ kind: 'people' as const, ids: [idOf('li')] }]
  const boss = approver(office, 'boss', [], {
    sources: [{ kind: 'manager', of: 'starter', levels: 2 }],
    nobody: { rule: 'administrator' },
  })
  const flow = { ...chain([start({ launchers }), boss, end]), name: 'gap-51c7' }
  const { flowId: gapId } = await publishFlow(office, flow)
  await (await requests('manager')).ask({ kind: 'flow', id: gapId })
  const { launchRequests, accessRequests } = await office.as('admin')
  const { list } = await launchRequests.list({ state: 'open', flowId: gapId })
  const { id } = list[0] ?? { id: '' }

  const release = await launchRequests.preview({ id })
  expect(release.version).toBe(2)
  expect(release.changes).not.toEqual([])
  expect(release.findings.filter(({ severity }) => severity === 'red')).not.toEqual([])
  const asked = { kind: 'flow', id: gapId, userId: idOf('manager') } as const
  expect(await refusalOf(accessRequests.grant(asked))).toBe('design.reasonNeeded')
  expect(await refusalOf(launchRequests.grant({ id, expects: release.revision }))).toBe('design.reasonNeeded')
  expect(await refusalOf(launchRequests.grant({ id, reason: '急', expects: 'other' }))).toBe(
    'design.changedSincePreview',
  )
  expect((await launchRequests.open({ id })).state).toBe('open')

  await launchRequests.grant({ id, reason: '试运行', expects: release.revision })
  expect((await (await office.as('manager')).approvals.openLaunch({ flowId: gapId })).flow.id).toBe(gapId)
  expect((await flowDesign.open({ id: gapId })).version).toBe(2)
  const [newest, first] = (await flowReview.versions({ id: gapId })).list
  expect([newest?.excuse?.reason, first?.excuse]).toEqual(['试运行', null])
})

test('what is not answered within thirty days expires with a notice, also an id of nothing', async () => {
  const signIn = async () => {
    const { token } = await office.client().session.login({ account: 'director', password })
    return office.client({ Authorization: token })
  }
  const about = { kind: 'case', id: 'nothing-0' } as const
  office.clock.pass(days(29))
  await office.settle()
  expect(await (await signIn()).accessRequests.explain(about)).toMatchObject({ isAsked: true })
  office.clock.pass(days(2))
  await office.settle()
  const { accessRequests, notices } = await signIn()
  expect(await accessRequests.explain(about)).toMatchObject({ isAsked: false })
  const titles = (await notices.list({})).list.map(({ title }) => title)
  expect(titles).toContainEqual(expect.stringContaining('申请已过期'))
  await accessRequests.ask(about)
})
