import { afterAll, beforeAll, expect, test } from 'vitest'
import { grant, publishModel } from '../../../../test/company-models.ts'
import { type Account, type Office, openOffice, refusalOf } from '../../../../test/index.ts'

let office: Office
let modelId: string
beforeAll(async () => {
  office = await openOffice()
  const restricts = { columns: true, fields: true, buttons: true, records: true }
  const model = await publishModel(office, { restricts })
  modelId = model.modelId
  await grant(office, model, { people: ['li'] }, { columns: ['title'], records: { scope: 'own' } })
  const { cashier: id } = office.company.roles
  await (await office.as('admin')).listDesign.createGrant({
    ...{ id: modelId, name: '出纳', holders: [{ kind: 'role', id }] },
    permission: { columns: ['title'], buttons: ['export', 'edit'], records: { scope: 'all' } },
  })
})
afterAll(() => office.close())

const explain = async (account: Account) => (await office.as(account)).rightsHelp.explain({ modelId })
const noticesOf = async (account: Account) => (await (await office.as(account)).notices.list({})).list

test('a person reads what they may do, who may do the rest, and whom to ask', async () => {
  const { rights, records, grantors } = await explain('li')
  expect(rights.find(({ right }) => right === 'see')).toEqual({
    ...{ right: 'see', has: true, through: ['出纳'], people: 1 },
  })
  expect(rights.find(({ right }) => right === 'export')).toEqual({
    ...{ right: 'export', has: false, through: ['出纳'], people: 0 },
  })
  expect(records).toBe('some')
  expect(grantors.map(({ id }) => id)).toEqual([office.company.people.admin])
})

test('to people without any right it tells nothing of the list but whom to ask', async () => {
  const answer = await explain('zhao')
  expect(answer).toMatchObject({ rights: [], records: 'none', followsCases: false })
  expect(answer.grantors).toHaveLength(1)
  expect(JSON.stringify(answer)).not.toContain('出纳')
})

test('an administrator has everything, and sees all records', async () => {
  const { rights, records } = await explain('admin')
  expect(rights.every(({ has }) => has)).toBe(true)
  expect(records).toBe('all')
})

test('a grade of lists is asked too, others are not', async () => {
  const admin = await office.as('admin')
  const { people } = office.company
  const given = { isWhole: true, organizationIds: [], circleIds: [] }
  const { id } = await admin.grades.create({
    ...given,
    name: '列表',
    areas: ['lists'],
    personIds: [people.wang],
  })
  await admin.grades.create({ ...given, name: '人员', areas: ['people'], personIds: [people.director] })
  expect((await explain('li')).grantors.map((one) => one.id).toSorted()).toEqual(
    [people.admin, people.wang].toSorted(),
  )
  await admin.grades.remove({ id })
})

test('asking tells those who can grant once a day, and a right that one has is not asked for', async () => {
  const { rightsHelp } = await office.as('zhao')
  const ask = () => rightsHelp.ask({ modelId, right: 'see', reason: '月底对账' })
  await Promise.all([ask(), ask()])
  await ask()
  await office.settle()
  expect((await noticesOf('admin')).filter(({ title }) => title.includes('赵敏申请'))).toHaveLength(1)
  expect((await noticesOf('wang')).filter(({ title }) => title.includes('申请'))).toEqual([])

  const { asked } = await explain('zhao')
  expect(asked).toEqual(['see'])

  const li = await office.as('li')
  expect(await refusalOf(li.rightsHelp.ask({ modelId, right: 'see' }))).toBe('records.hasRight')
  expect(await refusalOf(li.rightsHelp.explain({ modelId: 'unknown' }))).toBe('records.modelNotFound')
})

test('a permission answers those who asked for what it gives, and a reason those who are declined', async () => {
  const { listDesign } = await office.as('admin')
  const ask = async (account: Account, right: 'see' | 'remove') =>
    (await office.as(account)).rightsHelp.ask({ modelId, right, reason: '对账' })
  await ask('employee', 'see')
  await ask('employee', 'remove')
  const waiting = async () =>
    (await listDesign.requests({ id: modelId })).list
      .filter(({ person }) => person.id === office.company.people.employee)
      .map(({ id, right, reason }) => ({ id, right, reason }))
  expect(await waiting()).toMatchObject([{ right: 'see', reason: '对账' }, { right: 'remove' }])

  const restrictsNothing = { columns: ['title'], records: { scope: 'own' } }
  const holders = [{ kind: 'person' as const, id: office.company.people.employee }]
  await listDesign.createGrant({ id: modelId, name: '员工', holders, permission: restrictsNothing })
  const [left] = await waiting()
  expect(await waiting()).toMatchObject([{ right: 'remove' }])
  const decline = () =>
    listDesign.declineRequest({ id: modelId, requestId: left?.id ?? '', reason: '由财务删除' })
  const results = await Promise.allSettled([decline(), decline()])
  expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
  expect(await waiting()).toEqual([])
  expect(await refusalOf(decline())).toBe('design.notFound')

  await office.settle()
  const told = (await noticesOf('employee')).map(({ title }) => title)
  expect(told.filter((title) => title.includes('权限'))).toEqual([
    '您申请的“合同”的删除权限没有通过',
    '您现在有“合同”的查看权限了',
  ])
  expect((await explain('employee')).asked).toEqual([])
  await ask('employee', 'remove')
  expect(await waiting()).toMatchObject([{ right: 'remove' }])
})
