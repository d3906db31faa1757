import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agreeAs, approver, chain, end, publishFlow, start, taskOf } from '../../../../test/company-flows.ts'
import { publishModel } from '../../../../test/company-models.ts'
import { days, type Office, openOffice, openSocket, password, refusalOf } from '../../../../test/index.ts'
import { everybodyIn } from '../../../people/directory/index.ts'
import { heldBy } from '../../../people/rights/holders.ts'

let office: Office
let admin: Awaited<ReturnType<Office['as']>>
let id: string
let mei: ReturnType<Office['client']>
beforeAll(async () => {
  office = await openOffice()
  admin = await office.as('admin')
})
afterAll(() => office.close())

const dayAfter = (count: number) => new Date(office.clock() + days(count)).toISOString().slice(0, 10)
const guest = { account: 'mei', realName: '梅供应', company: '蓝山供应', purpose: '年度审计' }
const directory = () => office.app.server.directories.of('demo')

/** The client of an external person who has chosen a password. */
async function signIn(account: string, initial: string): Promise<ReturnType<Office['client']>> {
  const { session } = office.client()
  const refused = await session
    .login({ account: `${account}@demo`, password: initial })
    .catch((error) => error)
  const { challenge } = refused.params
  const { token } = await session.loginPassword({ challenge, password: 'magnolia in bloom' })
  return office.client({ Authorization: token })
}

test('somebody of another company is invited until a day, and signs in', async () => {
  const invited = await admin.externals.invite({ ...guest, lastDay: dayAfter(10) })
  id = invited.id
  mei = await signIn('mei', invited.password ?? '')
  expect((await mei.session.currentUser()).userInfo).toMatchObject({ userAccount: 'mei' })
  const { list } = await admin.externals.list({ state: 'open', keyword: '蓝山' })
  expect(list).toMatchObject([{ id, company: '蓝山供应', isOpen: true, invitedBy: { name: '管理员' } }])
})

test('external people are listed by the sound of their name or company, in both directions and page by page', async () => {
  const { id: ba } = await admin.externals.invite({
    ...{ account: 'ba', realName: '巴顾问', company: '青禾咨询', lastDay: dayAfter(5) },
  })
  const orderOf = async (asked: Parameters<typeof admin.externals.list>[0]) =>
    (await admin.externals.list(asked)).list.map(({ account }) => account)
  expect(await orderOf({})).toEqual(['ba', 'mei'])
  expect(await orderOf({ order: 'descending' })).toEqual(['mei', 'ba'])
  expect(await orderOf({ sort: 'name' })).toEqual(['ba', 'mei'])
  expect(await orderOf({ sort: 'company' })).toEqual(['mei', 'ba'])
  expect(await orderOf({ sort: 'invitedBy', order: 'descending' })).toEqual(['ba', 'mei'])

  const asked = { sort: 'company', order: 'descending', pageSize: 1 } as const
  const first = await admin.externals.list(asked)
  const second = await admin.externals.list({ ...asked, cursor: first.next ?? '' })
  expect([...first.list, ...second.list].map(({ account }) => account)).toEqual(['ba', 'mei'])
  expect(second.next).toBeNull()
  await admin.externals.end({ id: ba })
})

test('lists of people and pickers say that they are external and where they come from', async () => {
  const english = await office.as('admin', { 'Accept-Language': 'en-US' })
  const found = await english.organization.users({ keyword: 'mei', externals: 'yes' })
  expect(found.list.map(({ organize }) => organize)).toEqual(['External · 蓝山供应'])
  expect((await admin.organization.usersByIds({ ids: [id] })).list[0]?.organize).toBe('外部 · 蓝山供应')
  const [row] = (await english.people.list({ keyword: 'mei' })).list
  expect(row?.departments).toEqual(['External · 蓝山供应'])
})

test('a last day is neither over nor more than a year away', async () => {
  const invite = (lastDay: string) =>
    refusalOf(admin.externals.invite({ ...guest, account: 'other', lastDay }))
  expect(await invite(dayAfter(-2))).toBe('externals.dayOver')
  expect(await invite(dayAfter(400))).toBe('externals.tooLong')
  expect(await refusalOf(admin.externals.invite({ ...guest, lastDay: dayAfter(3) }))).toBe(
    'organization.accountTaken',
  )
})

/** Everything in the product that means "everybody", with what it says of somebody of another company. */
const meanings: Readonly<Record<string, () => boolean | Promise<boolean>>> = {
  'grants to everybody': async () => heldBy(await directory(), id)([{ kind: 'everybody', id: '' }]),
  'announcements to everybody and previews of a release': async () =>
    everybodyIn(await directory()).some((person) => person.id === id),
  'the picker of people': async () =>
    (await (await office.as('li')).organization.users({ keyword: 'mei' })).list.length > 0,
  'people to write to': async () =>
    (await (await office.as('li')).organization.receiveUsers({ type: 1, keyword: 'mei' })).list.length > 0,
  'a condition of a group that is true of all': async () => {
    const { id: group } = await admin.organization.createGroup({
      fullName: '所有人',
      enCode: 'all',
      rule: 'true',
    })
    return (await directory()).holdersOf({ kind: 'group', id: group }).includes(id)
  },
  'receivers of a delegation': async () =>
    (await (await office.as('li')).delegations.receivers({ keyword: 'mei' })).list.length > 0,
  'a list that restricts nothing': async () => {
    const { modelId } = await publishModel(office, {})
    expect(modelId).not.toBe('')
    return (await mei.records.models({})).list.length > 0
  },
  'a data interface for all members': async () => {
    const source = { kind: 'static' as const, rows: [{ id: '1' }] }
    const wanted = { fullName: '公开', enCode: 'public', source, audience: { kind: 'members' as const } }
    const { id: found } = await admin.dataInterfaces.create(wanted)
    return (await refusalOf(mei.dataInterfaces.rows({ id: found }))) === 'not refused'
  },
  administrators: async () => (await directory()).administrators().includes(id),
}

describe('everybody means the people of the company', () => {
  test.each(Object.keys(meanings))('%s', async (name) => {
    expect(await meanings[name]?.()).toBe(false)
  })
})

const noteField = [{ key: 'note', kind: 'input', label: '备注' }]

test('a flow that everybody may start is not for them; one that names them is', async () => {
  const nodes = (launchers: 'everyone' | { kind: 'people'; ids: string[] }[]) => [
    start({ launchers }),
    approver(office, 'review', ['manager']),
    end,
  ]
  const form = (key: string) => ({ version: 1 as const, key, fields: noteField })
  const open = await publishFlow(office, chain(nodes('everyone')), form('forall'))
  const named = await publishFlow(office, chain(nodes([{ kind: 'people', ids: [id] }])), form('forthem'))

  const offered = (await mei.approvals.launchableFlows({})).list.map(({ id: flow }) => flow)
  expect(offered).toEqual([named.flowId])
  const launch = (flowId: string) => mei.approvals.launch({ flowId, values: { note: 'x' } })
  expect(await refusalOf(launch(open.flowId))).toBe('flow.mayNotLaunch')
  const { caseId } = await launch(named.flowId)
  await mei.approvals.comment({ caseId, text: '请看' })
  const english = await office.as('admin', { 'Accept-Language': 'en-US' })
  const marked = { id, name: expect.stringMatching(/^外部 · 蓝山供应 · .+$/) }
  expect((await admin.approvals.open({ caseId })).starter).toMatchObject(marked)
  expect((await admin.approvals.history({ caseId })).list[0]?.by).toMatchObject(marked)
  expect((await admin.approvals.comments({ caseId })).list[0]?.by).toMatchObject(marked)
  expect((await english.approvals.open({ caseId })).starter.name).toMatch(/^External · 蓝山供应 · /)

  // On a case, they know only the people of it.
  const known = (await mei.organization.users({ pageSize: 200 })).list.map(({ account }) => account)
  expect(known.toSorted()).toEqual(['admin', 'manager', 'mei'])
  const { li, manager } = office.company.people
  expect((await mei.organization.usersByIds({ ids: [li, manager] })).list.map(({ id: one }) => one)).toEqual([
    manager,
  ])
  expect(await refusalOf(mei.contacts.card({ id: li }))).toBe('organization.notFound')
  expect(await mei.contacts.card({ id: manager })).toMatchObject({ person: { name: '孙经理' } })
  await agreeAs(office, 'manager', caseId)
})

test('nobody chooses them freely: neither for a task, nor a copy, nor in a field without a range', async () => {
  const fields = [{ key: 'who', kind: 'user-select', label: '谁' }]
  const nodes = [start(), approver(office, 'review', ['manager'], { copyFreely: true }), end]
  const { flowId } = await publishFlow(office, chain(nodes), { version: 1, key: 'choosing', fields })
  const { approvals } = await office.as('li')
  const wrong = approvals.launch({ flowId, values: { who: id } })
  await expect(wrong).rejects.toMatchObject({ code: 'form.valuesRefused' })

  const { caseId } = await approvals.launch({ flowId, values: {} })
  const manager = (await office.as('manager')).approvals
  const taskId = await taskOf(office, 'manager', caseId)
  expect(await refusalOf(manager.transfer({ taskId, toUserId: id }))).toBe('flow.chosenExternal')
  expect(await refusalOf(manager.copyTo({ taskId, userIds: [id] }))).toBe('flow.chosenExternal')
})

test('a step that names them gets them, and a role offers its members', async () => {
  const nodes = [start(), approver(office, 'audit', [], { sources: [{ kind: 'people', people: [id] }] }), end]
  const form = { version: 1 as const, key: 'audited', fields: noteField }
  const { flowId } = await publishFlow(office, chain(nodes), form)
  const { caseId } = await (await office.as('li')).approvals.launch({ flowId, values: { note: 'x' } })
  const doing = (await mei.approvals.list({ list: 'doing' })).list
  expect(doing.map((one) => one.caseId)).toContain(caseId)

  const role = await admin.organization.createRole({ fullName: '审计', enCode: 'audit', personIds: [id] })
  const offered = (await (await office.as('li')).organization.users({ roleId: role.id })).list
  expect(offered.map(({ account }) => account)).toEqual(['mei'])

  const asked = { keyword: 'mei', externals: 'yes' } as const
  expect((await admin.organization.users(asked)).list.map((one) => one.id)).toEqual([id])
  expect((await (await office.as('li')).organization.users(asked)).list).toEqual([])
})

test('asking for access and sharing stay inside: nothing is asked, shared or learned by them', async () => {
  const nodes = [start(), approver(office, 'review', ['manager']), end]
  const form = { version: 1 as const, key: 'inside', fields: noteField }
  const { flowId } = await publishFlow(office, chain(nodes), form)
  const { approvals, caseAccess } = await office.as('li')
  const { caseId } = await approvals.launch({ flowId, values: { note: 'x' } })

  const tries = [
    () => mei.accessRequests.explain({ kind: 'case', id: caseId }),
    () => mei.accessRequests.ask({ kind: 'case', id: caseId }),
    () => mei.accessRequests.pending({}),
    () => mei.caseAccess.share({ caseId, userIds: [id] }),
    () => mei.caseAccess.sharedWithMe({}),
  ]
  for (const attempt of tries) expect(await refusalOf(attempt())).toBe('externals.notForYou')
  expect(await refusalOf(caseAccess.share({ caseId, userIds: [id] }))).toBe('caseAccess.personUnknown')
})

test('a grant by name opens a list to them, as far as it goes', async () => {
  const restricts = { records: true, columns: true, buttons: true, fields: true }
  const model = await publishModel(office, { restricts })
  const { listDesign } = admin
  const holders = [{ kind: 'person' as const, id }]
  const permission = { columns: ['title'], buttons: ['detail'], records: { scope: 'all' as const } }
  await listDesign.createGrant({ id: model.modelId, name: '审计', holders, permission })
  const { list } = await mei.records.models({})
  expect(list.map((one) => [one.id, one.buttons])).toEqual([[model.modelId, ['detail']]])
})

test('documents, which they cannot open, are not shared with them', async () => {
  const li = await office.as('li')
  const { id: folder } = await li.documents.addFolder({ name: '报价', parentId: null })
  expect(await refusalOf(li.documents.share({ ids: [folder], userIds: [id] }))).toBe(
    'documents.personUnknown',
  )
})

test('the company itself is closed to them', async () => {
  const closed = [
    () => mei.organization.organizeSelector({}),
    () => mei.organization.roleSelector({}),
    () => mei.organization.groupSelector({}),
    () => mei.organization.positionSelector({}),
    () => mei.organization.receiveUsers({ type: 1 }),
    () => mei.myself.contacts({}),
    () => mei.schedules.list({ startTime: dayAfter(0), endTime: dayAfter(1) }),
    () => mei.documents.list({}),
    () => mei.delegations.receivers({}),
    () => mei.accessKeys.mine({}),
    () => mei.personnel.saveOwn({ version: 0, values: {} }),
  ]
  expect(await mei.personnel.own({})).toEqual({ record: null })
  for (const call of closed) expect(await refusalOf(call())).toBe('externals.notForYou')
})

test('they hear nothing of who is online', async () => {
  await (await office.socket('li')).next('initMessage')
  const { token } = await signInAgain()
  const { ticket } = await office.client({ Authorization: token }).session.socketTicket()
  const address = `${(await office.address()).replace('http', 'ws')}/websocket/${ticket}`
  const socket = await openSocket({ address, hello: { ...hello, token } })
  expect(await socket.next('initMessage')).toMatchObject({ onlineUsers: [] })

  const { sockets } = office.app.server
  const say = (personIds: 'everybody' | string[], userId: string) =>
    sockets.publish({ tenant: 'demo', personIds, frame: { method: 'Online', userId } })
  say('everybody', 'a colleague')
  say([id], 'only them')
  expect(await socket.next('Online')).toMatchObject({ userId: 'only them' })
  socket.close()
})

const hello = { method: 'OnConnection', mobileDevice: true, systemId: '' }
const signInAgain = () =>
  office.client().session.login({ account: 'mei@demo', password: 'magnolia in bloom' })

test('posts, heads, managers, grades and administration are refused', async () => {
  const { posts, people, departments } = office.company
  const version = undefined
  const refused = [
    () => admin.organization.updateUser({ id, version, positionIds: [posts.engineer] }),
    () => admin.organization.updateUser({ id, version, isAdministrator: true }),
    () => admin.organization.updateUser({ id: people.li, managerId: id }),
    () => admin.organization.setHead({ id: departments.finance, personId: id }),
    () =>
      admin.staffChanges.plan({
        kind: 'move',
        personId: id,
        day: dayAfter(1),
        reason: '调岗',
        positionIds: [posts.engineer],
      }),
    () =>
      admin.grades.create({
        ...{ name: '外部', areas: ['people'], isWhole: true, organizationIds: [], circleIds: [] },
        personIds: [id],
      }),
  ]
  for (const call of refused) expect(await refusalOf(call())).toBe('externals.notPossible')
})

test('only administrators of the whole company invite and end', async () => {
  const { people, departments } = office.company
  const part = { name: '研发', areas: ['people' as const], isWhole: false, circleIds: [] }
  await admin.grades.create({ ...part, organizationIds: [departments.research], personIds: [people.manager] })
  const manager = await office.as('manager')
  expect(await refusalOf(manager.externals.list({}))).toBe('grades.notYours')
  expect(await refusalOf(manager.externals.end({ id }))).toBe('grades.notYours')
  const li = await office.as('li')
  expect(await refusalOf(li.externals.list({}))).toBe('session.administratorsOnly')
  expect(await refusalOf(admin.externals.end({ id: people.li }))).toBe('externals.notExternal')
  expect(await refusalOf(admin.externals.extend({ id: 'nobody', lastDay: dayAfter(3) }))).toBe(
    'organization.notFound',
  )
})

test('after the last day, calls and sign-ins are refused by the clock, and then the account closes', async () => {
  office.clock.pass(days(12))
  expect(await refusalOf(mei.session.currentUser())).toBe('session.expired')
  expect(await refusalOf(signInAgain())).toBe('session.disabled')
  await office.settle()
  const isOpen = async () => (await admin.externals.list({})).list[0]?.isOpen
  expect(await isOpen()).toBe(false)
  await expect.poll(async () => (await directory()).isActive(id)).toBe(false)
  await expect
    .poll(async () => (await admin.notices.list({})).list.map(({ title }) => title).join())
    .toContain('梅供应')
})

test('an extended account opens again, and ends at once when it is ended', async () => {
  const again = await office.as('admin')
  await again.externals.extend({ id, lastDay: dayAfter(5) })
  const { token } = await signInAgain()
  const client = office.client({ Authorization: token })
  expect(await refusalOf(client.session.currentUser())).toBe('not refused')

  await again.externals.end({ id })
  expect(await refusalOf(client.session.currentUser())).toMatch(/session\.(expired|replaced|invalid)/)
  expect(await refusalOf(signInAgain())).toBe('session.disabled')
  expect(await refusalOf(office.client().session.login({ account: 'mei@demo', password }))).toBe(
    'session.wrongPassword',
  )
})

describe('an invitation by text message', () => {
  const saveSms = async (change: object) => {
    const { settings } = admin
    const sms = (await settings.list()).groups.find(({ group }) => group === 'sms')
    if (!sms) throw new Error('sms')
    await settings.save({ ...sms, secrets: {}, value: { ...sms.value, ...change } })
  }
  let invited = 0
  const inviteBySms = async (mobilePhone: string) => {
    const account = `texted${++invited}`
    const wanted = { account, realName: '陶', company: '蓝山', mobilePhone, by: 'sms' as const }
    return admin.externals.invite({ ...wanted, lastDay: dayAfter(10) })
  }

  test('is refused without a phone and while text messages are off, and no account is kept', async () => {
    expect(await refusalOf(inviteBySms('13800000055'))).toBe('externals.noSms')
    await saveSms({ isOn: true })
    expect(await refusalOf(inviteBySms(''))).toBe('externals.noSms')
  })

  test('names account and last day, holds no secret, and a code to the phone leads to a first password', async () => {
    expect((await inviteBySms('13800000056')).password).toBeNull()
    await office.settle()
    const { waysIn } = admin
    const texts = async () => (await waysIn.smsOutbox({})).list.filter(({ phone }) => phone === '13800000056')
    await expect.poll(async () => (await texts()).length).toBe(1)
    expect((await texts())[0]?.body).toContain(`texted${invited}`)

    await office.client().waysIn.smsCode({ phone: '13800000056@demo' })
    await expect.poll(async () => (await texts()).length).toBe(2)
    const code = /\d{6}/.exec((await texts()).map(({ body }) => body).join(' '))?.[0] ?? ''
    const signIn = office.client().waysIn.loginSms({ phone: '13800000056@demo', code })
    expect(await refusalOf(signIn)).toBe('session.passwordMustChange')
  })
})

describe('several external people at once', () => {
  const invite = async (account: string, realName: string) =>
    (await admin.externals.invite({ ...guest, account, realName, lastDay: dayAfter(10) })).id
  const stateOf = async (ids: readonly string[]) => {
    const { list } = await admin.externals.list({ state: 'any', pageSize: 100 })
    return ids.map((wanted) => list.find((one) => one.id === wanted))
  }

  test('all are closed and signed out, and all are opened again until another day', async () => {
    const one = await admin.externals.invite({ ...guest, account: 'many1', lastDay: dayAfter(10) })
    const client = await signIn('many1', one.password ?? '')
    const ids = [one.id, await invite('many2', '梅二')]
    await admin.externals.endMany({ ids: [...ids, ...ids] })
    expect((await stateOf(ids)).map((found) => found?.isOpen)).toEqual([false, false])
    expect(await refusalOf(client.session.currentUser())).toBe('session.expired')

    await admin.externals.extendMany({ ids, lastDay: dayAfter(30) })
    const reopened = await stateOf(ids)
    expect(reopened.map((found) => found?.isOpen)).toEqual([true, true])
    expect(new Set(reopened.map((found) => found?.until)).size).toBe(1)
  })

  test('one who is no external person, or has no invitation, leaves all as they are, and is named', async () => {
    const ids = [await invite('many3', '梅三'), await invite('many4', '梅四')]
    const { li } = office.company.people
    const refused = await admin.externals.endMany({ ids: [...ids, li] }).catch((error) => error)
    expect(refused).toMatchObject({ code: 'externals.notExternal', params: { name: '李伟' } })
    expect(
      await refusalOf(admin.externals.extendMany({ ids: [...ids, 'nobody'], lastDay: dayAfter(3) })),
    ).toBe('organization.notFound')
    expect((await stateOf(ids)).map((found) => found?.isOpen)).toEqual([true, true])
    const again = await admin.externals.inviteManyAgain({ ids }).catch((error) => error)
    expect(again).toMatchObject({ code: 'externals.noInvitation', params: { name: '梅三' } })
  })
})
