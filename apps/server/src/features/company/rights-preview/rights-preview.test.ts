import type { RightChanges } from '@signet/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, publishFlow, start } from '../../../../test/company-flows.ts'
import { type PublishedModel, publishModel } from '../../../../test/company-models.ts'
import { type Account, type Office, openOffice, refusalOf } from '../../../../test/index.ts'

const restricts = { columns: true, fields: true, buttons: true, records: true }
const accounts = ['li', 'wang', 'zhao', 'chen', 'employee', 'finance', 'manager', 'director'] as const
const idOf = (account: Account) => office.company.people[account]

let office: Office
let model: PublishedModel
let flowId: string
beforeAll(async () => {
  office = await openOffice()
  const { cashier } = office.company.roles
  const { committee } = office.company.groups
  const { listDesign, applications } = await office.as('admin')
  model = await publishModel(office, { restricts })
  const permission = (buttons: readonly string[], scope: 'all' | 'own') => ({
    columns: ['title'],
    fields: { title: 'write' as const },
    buttons: [...buttons],
    records: { scope },
  })
  const id = model.modelId
  const byRole = [{ kind: 'role' as const, id: cashier }]
  const byGroup = [{ kind: 'group' as const, id: committee }]
  await listDesign.createGrant({
    id,
    name: '出纳',
    holders: byRole,
    permission: permission(['add', 'export'], 'all'),
  })
  await listDesign.createGrant({
    id,
    name: '小组',
    holders: byGroup,
    permission: permission(['edit'], 'own'),
  })
  await applications.create({ fullName: '财务', enCode: 'finance', holders: byRole })
  const launchers = [
    { kind: 'role' as const, ids: [cashier] },
    { kind: 'group' as const, ids: [committee] },
  ]
  flowId = (await publishFlow(office, chain([start({ launchers }), approver(office, 'review', ['li']), end])))
    .flowId
})
afterAll(() => office.close())

test('who joins a role gains its lists, applications and flows, and the preview changes nothing', async () => {
  const { roles } = await office.as('admin')
  const { cashier: id } = office.company.roles
  const preview = await roles.previewMembers({ id, add: [idOf('wang')], remove: [idOf('chen')] })
  const rights = [
    { kind: 'list', id: model.modelId, rights: ['see', 'add', 'export'] },
    { kind: 'application', name: '财务', rights: ['use'] },
    { kind: 'flow', id: flowId, rights: ['launch'] },
  ]
  expect(preview).toMatchObject({
    changed: 2,
    list: [
      { person: { name: '王芳' }, gains: rights, loses: [] },
      { person: { name: '陈静' }, gains: [], loses: rights },
    ],
  })
  expect(preview.usedBy.length).toBeGreaterThan(0)
  expect(await (await office.as('wang')).applications.mine({})).toEqual({ list: [] })
})

test('other posts of a person take lists along, and the preview changes nothing', async () => {
  const { people, listDesign } = await office.as('admin')
  const person = await people.open({ id: idOf('wang') })
  const other = await people.open({ id: idOf('chen') })
  const [post] = other.positions
  await listDesign.createGrant({
    id: model.modelId,
    name: '岗位',
    holders: [{ kind: 'position', id: post?.id ?? '' }],
    permission: { buttons: ['print'], records: { scope: 'own' } },
  })
  const preview = await people.previewPosts({ id: person.id, positionIds: [post?.id ?? ''] })
  expect(preview.list[0]?.gains).toMatchObject([{ id: model.modelId, rights: ['see', 'print'] }])
  const same = person.positions.map(({ id }) => id)
  expect(await people.previewPosts({ id: person.id, positionIds: same })).toMatchObject({ changed: 0 })
  expect(await refusalOf(people.previewPosts({ id: person.id, positionIds: ['none'] }))).toBe(
    'organization.notFound',
  )
})

/** What a person can do, found out by doing it as that person. */
async function tried(account: Account) {
  const client = await office.as(account)
  const { permissionList } = await client.session.currentUser({})
  const listed = permissionList.find(({ modelId }) => modelId === model.modelId)
  const flows = await client.approvals.launchableFlows({})
  const { list } = await client.applications.mine({})
  return [
    ...(listed ? ['list see'] : []),
    ...Object.keys(wireNames)
      .filter((right) => listed?.button.some(({ enCode }) => enCode === wireNames[right]))
      .map((right) => `list ${right}`),
    ...(list.some(({ enCode }) => enCode === 'finance') ? ['application use'] : []),
    ...(flows.list.some((one) => one.id === flowId) ? ['flow launch'] : []),
  ]
}

/** The rights on a list by the names that the client gets. */
const wireNames: Readonly<Record<string, string>> = {
  add: 'btn_add',
  change: 'btn_edit',
  remove: 'btn_remove',
  import: 'btn_upload',
  export: 'btn_download',
  print: 'btn_batchPrint',
}
const people = fc.subarray([...accounts])

const triedByAll = async () =>
  new Map(await Promise.all(accounts.map(async (one) => [one, await tried(one)] as const)))

/** Compares what a preview said of everybody with what they find out themselves afterwards. */
async function expectWhatWasSaid(
  before: Awaited<ReturnType<typeof triedByAll>>,
  { list }: Pick<RightChanges, 'list'>,
) {
  for (const account of accounts) {
    const [was, is] = [before.get(account) ?? [], await tried(account)]
    const said = list.find(({ person }) => person.id === idOf(account))
    const words = (side: 'gains' | 'loses') =>
      (said?.[side] ?? []).flatMap(({ kind, rights }) => rights.map((right) => `${kind} ${right}`)).sort()
    const only = (one: readonly string[], other: readonly string[]) =>
      one.filter((right) => !other.includes(right)).sort()
    expect([account, words('gains'), words('loses')]).toEqual([account, only(is, was), only(was, is)])
  }
}

test('for any change of members the preview says what then really differs, for everybody', async () => {
  const { roles, groups } = await office.as('admin')
  const { cashier } = office.company.roles
  const { committee } = office.company.groups
  await fc.assert(
    fc.asyncProperty(fc.boolean(), people, people, async (isRole, add, remove) => {
      const [circle, id] = isRole ? [roles, cashier] : [groups, committee]
      const change = { id, add: add.map(idOf), remove: remove.map(idOf) }
      const before = await triedByAll()
      const preview = await circle.previewMembers(change)
      await circle.changeMembers(change)
      await expectWhatWasSaid(before, preview)
    }),
    { numRuns: 15 },
  )
})

test('for any change of an authorization group the preview says what then really differs, for everybody', async () => {
  const { authorizationGroups } = await office.as('admin')
  const { grants, applications } = await authorizationGroups.rights({})
  const settings = { fullName: '权限组', enCode: 'bundle' }
  const { id } = await authorizationGroups.create(settings)
  const { roles, groups, departments } = office.company
  const sets = [
    { kind: 'role' as const, id: roles.cashier },
    { kind: 'group' as const, id: groups.committee },
    { kind: 'organization' as const, id: departments.research },
  ]
  const change = fc.record({
    members: fc.tuple(people, fc.subarray(sets)),
    grantIds: fc.subarray(grants.map((one) => one.id)),
    applicationIds: fc.subarray(applications.map((one) => one.id)),
    enabledMark: fc.constantFrom(0 as const, 1 as const),
    until: fc.constantFrom(null, '2026-01-01', '2027-12-31'),
  })
  let version = 1
  await fc.assert(
    fc.asyncProperty(change, async ({ members: [named, held], ...content }) => {
      const members = [...named.map((one) => ({ kind: 'person' as const, id: idOf(one) })), ...held]
      const before = await triedByAll()
      const preview = await authorizationGroups.preview({ ...content, members, id })
      await authorizationGroups.update({ ...settings, ...content, members, id, version })
      version += 1
      await expectWhatWasSaid(before, preview)
    }),
    { numRuns: 15 },
  )
  await authorizationGroups.update({ ...settings, id, version })
})

test('only administrators preview, and only roles that exist', async () => {
  const { roles } = await office.as('li')
  const change = { add: [idOf('wang')], remove: [] }
  expect(await refusalOf(roles.previewMembers({ id: office.company.roles.cashier, ...change }))).toBe(
    'session.administratorsOnly',
  )
  expect(await refusalOf((await office.as('admin')).roles.previewMembers({ id: 'none', ...change }))).toBe(
    'organization.notFound',
  )
})
