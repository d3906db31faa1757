import { afterAll, beforeAll, expect, test } from 'vitest'
import { contractList, publishModel } from '../../test/company-models.ts'
import { type Account, hours, type Office, type OfficeSocket, openOffice } from '../../test/index.ts'

const accounts = ['admin', 'li', 'wang', 'zhao', 'chen', 'employee'] as const
type Listener = (typeof accounts)[number]

let office: Office
const sockets = new Map<Listener, OfficeSocket>()
beforeAll(async () => {
  office = await openOffice()
  for (const account of accounts) {
    const socket = await office.socket(account)
    await socket.next('initMessage')
    sockets.set(account, socket)
  }
})
afterAll(() => office.close())

const idOf = (account: Account) => office.company.people[account] ?? ''
let marks = 0

/** Returns the result of an action, and who was told that their permissions changed. */
async function heardOf<Result>(act: () => Promise<Result>) {
  await markFrames()
  const before = new Map([...sockets].map(([account, { frames }]) => [account, frames.length]))
  const result = await act()
  await markFrames()

  const heard = accounts.filter((account) =>
    sockets
      .get(account)
      ?.frames.slice(before.get(account))
      .some(({ method }) => method === 'refresh'),
  )
  return { result, heard }
}

/** Waits until everything sent so far has arrived at every socket. */
async function markFrames() {
  marks += 1
  const frame = { method: 'Online' as const, userId: `mark ${marks}` }
  office.app.server.sockets.publish({ tenant: 'demo', personIds: 'everybody', frame })
  for (const socket of sockets.values()) while ((await socket.next('Online')).userId !== frame.userId);
}

test('members of a new role and of a new group hear of it, and no one else does', async () => {
  const { organization } = await office.as('admin')
  const role = { fullName: '采购', enCode: 'buyers', personIds: [idOf('li'), idOf('zhao')] }
  const group = { fullName: '值班', enCode: 'duty', personIds: [idOf('wang')] }

  expect((await heardOf(() => organization.createRole(role))).heard).toEqual(['li', 'zhao'])
  expect((await heardOf(() => organization.createGroup(group))).heard).toEqual(['wang'])
})

test('a person hears of other posts, and both managers of another manager', async () => {
  const { organization } = await office.as('admin')
  const id = idOf('employee')
  await organization.updateUser({ id, managerId: idOf('wang') })

  const moved = await heardOf(() => organization.updateUser({ id, positionIds: [] }))
  const led = await heardOf(() => organization.updateUser({ id, managerId: idOf('zhao') }))

  expect(moved.heard).toEqual(['employee'])
  expect(led.heard).toEqual(['wang', 'zhao'])
})

test('the former and the new head of a department hear of the change', async () => {
  const { organization } = await office.as('admin')
  const { id } = await organization.createOrganize({
    parentId: '-1',
    fullName: '新部门',
    enCode: 'new',
    category: 'department',
  })
  await organization.setHead({ id, personId: idOf('li') })

  const { heard } = await heardOf(() => organization.setHead({ id, personId: idOf('wang') }))

  expect(heard).toEqual(['li', 'wang'])
})

test('holders of a permission hear when it is granted, changed and removed', async () => {
  const { modelId } = await publishModel(office, contractList)
  const { listDesign, organization } = await office.as('admin')
  const members = { fullName: '合同', enCode: 'contracts', personIds: [idOf('zhao')] }
  const role = await organization.createRole(members)
  const permission = { records: { scope: 'all' } }
  const toLi = [{ kind: 'person' as const, id: idOf('li') }]
  const toRole = [{ kind: 'role' as const, id: role.id }]
  const body = { id: modelId, name: '查看', permission }

  const given = await heardOf(() => listDesign.createGrant({ ...body, holders: toLi }))
  const { grantId } = given.result
  const changed = await heardOf(() => listDesign.saveGrant({ ...body, grantId, holders: toRole }))
  const taken = await heardOf(() => listDesign.removeGrant({ id: modelId, grantId }))

  expect(given.heard).toEqual(['li'])
  expect(changed.heard).toEqual(['li', 'zhao'])
  expect(taken.heard).toEqual(['zhao'])
})

test('every colleague hears of a permission of everybody, except the session that granted it', async () => {
  const { modelId } = await publishModel(office, contractList)
  const { listDesign } = await office.as('admin')
  const holders = [{ kind: 'everybody' as const, id: '' }]
  const permission = { records: { scope: 'all' } }

  const { heard } = await heardOf(() =>
    listDesign.createGrant({ id: modelId, name: '全部', holders, permission }),
  )

  expect(heard).toEqual(['li', 'wang', 'zhao', 'chen', 'employee'])
})

const delegated = (startsIn: number) => ({
  kind: 'agency' as const,
  toUserIds: [idOf('wang')],
  flowIds: [],
  startsAt: new Date(office.clock() + startsIn).toISOString(),
  endsAt: new Date(office.clock() + startsIn + hours(8)).toISOString(),
  note: '',
})
const askReceivers = async (isAsked: boolean) =>
  (await office.as('admin')).delegations.setRules({ entrustAsks: false, agencyAsks: isAsked })

test('agents hear when they may act for a colleague and when they no longer may', async () => {
  await askReceivers(false)
  const { delegations } = await office.as('li')

  const given = await heardOf(() => delegations.create(delegated(0)))
  const stopped = await heardOf(() => delegations.stop({ id: given.result.id }))
  const ahead = await heardOf(() => delegations.create(delegated(hours(1))))
  await delegations.stop({ id: ahead.result.id })
  await office.app.jobs.runDue()
  await delegations.create(delegated(0))
  const over = await heardOf(() => {
    office.clock.pass(hours(9))
    return office.app.jobs.runDue()
  })

  expect([given.heard, stopped.heard, ahead.heard, over.heard]).toEqual([['wang'], ['wang'], [], ['wang']])
})

test('where receivers must accept, nothing has changed before they do', async () => {
  await askReceivers(true)
  const { delegations } = await office.as('li')
  const asked = await heardOf(() => delegations.create(delegated(0)))
  const { id } = asked.result
  const elsewhere = await office.client({ 'App-Origin': 'app' }).session.login({
    account: 'wang',
    password: 'signet-demo',
  })
  const phone = office.client({ Authorization: elsewhere.token })
  const accepted = await heardOf(() => phone.delegations.answer({ id, answer: 'accepted' }))

  expect([asked.heard, accepted.heard]).toEqual([[], ['wang']])
})
