import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, publishFlow, start, taskOf } from '../../../../test/company-flows.ts'
import { type Office, openOffice, password } from '../../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
  const { organization } = await office.as('admin')
  const { research } = office.company.departments
  const department = { parentId: research, fullName: '算法组', enCode: 'algorithms' }
  const { id } = await organization.createOrganize({ ...department, category: 'department' })
  const { id: post } = await organization.createPosition({
    organizeId: id,
    fullName: '研究员',
    enCode: 'fellow',
  })
  const person = { account: 'yan', realName: '严研究', password, mustChangePassword: false }
  await organization.createUser({ ...person, positionIds: [post] })
})
afterAll(() => office.close())

test('a role is found in the department of the starter, else in the nearest above', async () => {
  const { organization } = await office.as('admin')
  const { people } = office.company
  const names = { fullName: '财务专员', enCode: 'officer' }
  const { id: role } = await organization.createRole({
    ...names,
    personIds: [people.wang, people.finance],
  })
  const sources = [{ kind: 'departmentRole' as const, of: 'starter' as const, ids: [role] }]
  const flow = chain([start(), approver(office, 'review', [], { sources }), end])
  const { flowId } = await publishFlow(office, flow, {
    version: 1,
    key: 'scoped',
    fields: [{ key: 'note', kind: 'input', label: '说明' }],
  })
  const yan = office.client({
    Authorization: (await office.client().session.login({ account: 'yan@demo', password })).token,
  })
  const launch = async ({ approvals }: Awaited<ReturnType<Office['as']>>) =>
    (await approvals.launch({ flowId, values: { note: 'x' } })).caseId

  // The team of Yan has no officer, so it is Wang of the department above; for Chen it is the one of finance.
  expect(await taskOf(office, 'wang', await launch(yan))).toBeTruthy()
  expect(await taskOf(office, 'finance', await launch(await office.as('chen')))).toBeTruthy()
})
