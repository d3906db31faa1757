import { createLookup } from '@signet/client'
import type { FormDefinitionInput } from '@signet/form'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agreeAs, approver, chain, end, launchAs, publishFlow, start } from '../../../test/company-flows.ts'
import { type Account, type Office, openOffice } from '../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

type Fields = FormDefinitionInput['fields']
let forms = 0

async function flowOver(fields: Fields): Promise<string> {
  forms += 1
  const form = { version: 1, key: `choices${forms}`, fields } as const
  const flow = chain([start(), approver(office, 'review', ['manager']), end])
  return (await publishFlow(office, flow, form)).flowId
}

async function launching(account: Account, flowId: string, values: Readonly<Record<string, unknown>>) {
  const { approvals } = await office.as(account)
  return approvals.launch({ flowId, values })
}

test('no field accepts a choice that does not exist', async () => {
  const flowId = await flowOver([
    { key: 'department', kind: 'organization-select', label: '部门' },
    { key: 'role', kind: 'role-select', label: '角色', settings: { multiple: true } },
    {
      key: 'lines',
      kind: 'sub-table',
      label: '明细',
      fields: [{ key: 'post', kind: 'position-select', label: '岗位' }],
    },
  ])
  const { posts, roles } = office.company
  const values = {
    department: 'nowhere',
    role: [roles.cashier, 'nobody'],
    lines: [
      { id: 'r1', post: posts.engineer },
      { id: 'r2', post: 'no-post' },
    ],
  }

  await expect(launching('li', flowId, values)).rejects.toMatchObject({
    code: 'form.valuesRefused',
    problems: [
      { path: 'department', code: 'form.notAnOption' },
      { path: 'role', code: 'form.notAnOption' },
      { path: 'lines.1.post', code: 'form.notAnOption' },
    ],
  })
})

test('the range “own department” differs between Li and Chen', async () => {
  const { departments } = office.company
  const flowId = await flowOver([
    {
      key: 'department',
      kind: 'organization-select',
      label: '部门',
      settings: { range: 'chosen', own: 'own' },
    },
  ])
  const values = { department: departments.finance }

  await expect(launching('li', flowId, values)).rejects.toMatchObject({ code: 'form.valuesRefused' })
  await expect(launching('chen', flowId, values)).resolves.toMatchObject({ status: 'running' })
})

const colleague: Fields = [
  { key: 'department', kind: 'organization-select', label: '部门' },
  {
    key: 'who',
    kind: 'user-select',
    label: '谁',
    settings: { range: 'members', membersOf: 'organizations', members: 'department' },
  },
]

test('the people on offer depend on the chosen department, also when only the department changes', async () => {
  const { departments, people } = office.company
  const flowId = await flowOver(colleague)
  const right = { department: departments.finance, who: people.chen }

  await expect(launching('li', flowId, { ...right, who: people.wang })).rejects.toMatchObject({
    problems: [{ path: 'who', code: 'form.notAnOption' }],
  })
  const { approvals } = await office.as('li')
  const { caseId } = await approvals.saveDraft({ flowId, values: right })
  const moved = { caseId, values: { department: departments.research } }
  await expect(approvals.updateDraft(moved)).rejects.toMatchObject({
    problems: [{ path: 'who', code: 'form.notAnOption' }],
  })
})

test('an unchanged choice stays valid outside the range, but cannot be chosen again', async () => {
  const { organization } = await office.as('admin')
  const { departments, posts } = office.company
  const account = { account: 'mover', realName: '李移', password: 'signet-demo' }
  const { id } = await organization.createUser({ ...account, positionIds: [posts.accountant] })
  const settings = { range: 'chosen', organizations: [departments.finance] }
  const flowId = await flowOver([{ key: 'who', kind: 'user-select', label: '谁', settings }])
  const { approvals } = await office.as('li')
  const { caseId } = await approvals.saveDraft({ flowId, values: { who: id } })
  await organization.updateUser({ id, positionIds: [posts.engineer] })

  await expect(approvals.updateDraft({ caseId, values: { who: id } })).resolves.toBeDefined()
  await expect(launching('li', flowId, { who: id })).rejects.toMatchObject({ code: 'form.valuesRefused' })
})

test('a new form starts with the own department only if it may be chosen', async () => {
  const { departments } = office.company
  const flowId = await flowOver([
    {
      key: 'department',
      kind: 'organization-select',
      label: '部门',
      default: { formula: 'organization' },
      settings: { range: 'chosen', organizations: [departments.finance] },
    },
  ])
  const valuesFor = async (account: Account) =>
    (await (await office.as(account)).approvals.openLaunch({ flowId })).values

  expect(await valuesFor('chen')).toEqual({ department: departments.finance })
  expect(await valuesFor('li')).toEqual({ department: null })
})

test('values come with their names, in lists and in the form, by referent', async () => {
  const { departments, posts, people } = office.company
  const flowId = await flowOver([
    {
      key: 'department',
      kind: 'organization-select',
      label: '部门',
      inList: true,
      settings: { show: 'path' },
    },
    { key: 'post', kind: 'position-select', label: '岗位', inList: true },
    { key: 'who', kind: 'user-select', label: '谁', inList: true },
  ])
  const values = { department: departments.finance, post: posts.engineer, who: people.wang }
  const caseId = await launchAs(office, 'li', flowId, values)
  const { approvals } = await office.as('li')
  const { list } = await approvals.list({ list: 'launched' })

  expect((await approvals.open({ caseId })).names).toEqual({
    organizationPaths: { [departments.finance]: '云杉科技/财务部' },
    positions: { [posts.engineer]: '工程师' },
    people: { [people.wang]: '王芳' },
  })
  expect(list.find((card) => card.caseId === caseId)?.fields).toEqual([
    { label: '部门', text: '云杉科技/财务部' },
    { label: '岗位', text: '工程师' },
    { label: '谁', text: '王芳' },
  ])
})

test('an approver is not blocked by a choice that they may not change', async () => {
  const flowId = await flowOver(colleague)
  const { departments, people } = office.company
  const caseId = await launchAs(office, 'li', flowId, { department: departments.finance, who: people.chen })

  await expect(agreeAs(office, 'manager', caseId)).resolves.toBeDefined()
})

test('one lookup serves people and organizations by level, keyword, range and id', async () => {
  const { companyId, departments, posts, people, roles, groups } = office.company
  const lookup = createLookup(await office.as('li'))
  const names = async (question: Parameters<typeof lookup.search>[0]) =>
    (await lookup.search(question, new AbortController().signal)).choices.map(({ name }) => name)

  expect(await names({ of: 'organizations', parent: companyId })).toContain('财务部')
  expect(await names({ of: 'organizations', words: '财务' })).toEqual(['财务部'])
  expect(await names({ of: 'organizations', range: ['@currentOrg'] })).toEqual(['研发部'])
  expect(await names({ of: 'positions', parent: `organization:${departments.finance}` })).toContain('会计')
  expect(await names({ of: 'positions', words: '会计' })).toEqual(['会计'])
  expect(await names({ of: 'positions', range: [departments.finance] })).toEqual(['会计'])
  expect(await names({ of: 'roles', words: '出' })).toEqual(['出纳'])
  expect(await names({ of: 'groups', range: [groups.committee] })).toEqual(['采购小组'])
  expect(await names({ of: 'people', words: 'chenj' })).toEqual(['陈静'])
  expect(await names({ of: 'people', range: [`${roles.cashier}--role`], words: '陈' })).toEqual(['陈静'])
  expect(await lookup.byIds('organizationPaths', [departments.finance])).toEqual([
    { id: departments.finance, name: '云杉科技/财务部' },
  ])
  expect((await lookup.byIds('people', [people.li])).map(({ name }) => name)).toEqual(['李伟'])
  expect((await lookup.byIds('positions', [posts.engineer, 'gone'])).map(({ name }) => name)).toEqual([
    '工程师',
  ])
  expect((await lookup.byIds('roles', [roles.cashier])).map(({ name }) => name)).toEqual(['出纳'])
})
