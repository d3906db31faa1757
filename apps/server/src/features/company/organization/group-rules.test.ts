import { afterEach, beforeEach, expect, test } from 'vitest'
import { approver, chain, end, launchAs, publishFlow, start, taskOf } from '../../../../test/company-flows.ts'
import { days, type Office, openOffice, refusalOf } from '../../../../test/index.ts'

let office: Office
let admin: Awaited<ReturnType<Office['as']>>
beforeEach(async () => {
  office = await openOffice()
  admin = await office.as('admin')
})
afterEach(() => office.close())

const names = (rows: readonly { realName: string }[]) => rows.map(({ realName }) => realName).sort()
const membersOf = async (groupId: string) => names((await admin.people.list({ groupId, pageSize: 100 })).list)

async function unitOf(account: string): Promise<string> {
  const directory = await office.app.server.directories.of('demo')
  return directory.departmentOf(directory.personByAccount(account)?.id ?? '') ?? ''
}

let made = 0
async function createByRule(rule: string): Promise<string> {
  made += 1
  return (await admin.organization.createGroup({ fullName: `规则${made}`, enCode: `byRule${made}`, rule })).id
}

test('a group by department follows people who move in and out, also for approvers and rights', async () => {
  const { people, posts } = office.company
  const unit = await unitOf('finance')
  const id = await createByRule(`'${unit}' in departments`)
  const before = await membersOf(id)
  expect(before).toContain('陈静')
  expect(before).not.toContain('李伟')
  const { list } = await admin.organization.groupSelector({})
  expect(list.find((one) => one.id === id)).toMatchObject({ isByRule: true, num: before.length })

  const launchers = [{ kind: 'group' as const, ids: [id] }]
  const sources = [{ kind: 'group' as const, ids: [id] }]
  const nodes = [start({ launchers }), approver(office, 'review', [], { sources }), end]
  const { flowId } = await publishFlow(office, chain(nodes))
  const mayLaunch = async () =>
    (await (await office.as('li')).approvals.launchableFlows({})).list.some((flow) => flow.id === flowId)
  expect(await mayLaunch()).toBe(false)
  const li = await admin.people.open({ id: people.li })
  await admin.organization.updateUser({
    id: people.li,
    positionIds: [posts.accountant, ...li.positions.map((post) => post.id)],
  })
  expect(await membersOf(id)).toEqual([...before, '李伟'].sort())
  expect(await mayLaunch()).toBe(true)
  const caseId = await launchAs(office, 'chen', flowId)
  await taskOf(office, 'li', caseId)
  await admin.organization.updateUser({ id: people.li, positionIds: li.positions.map((post) => post.id) })
  expect(await membersOf(id)).toEqual(before)
  expect(await mayLaunch()).toBe(false)
})

test('the preview says who comes and leaves, and saving does exactly that', async () => {
  const { committee: id } = office.company.groups
  const before = await membersOf(id)
  const { version } = await admin.groups.open({ id })
  const rule = `'${await unitOf('finance')}' in departments || account == 'li'`
  const preview = await admin.groups.previewRule({ id, rule })
  await admin.groups.setRule({ id, version, rule })
  const after = await membersOf(id)

  expect(preview.members).toBe(after.length)
  expect(preview.comes.list.map(({ name }) => name).sort()).toEqual(
    after.filter((one) => !before.includes(one)),
  )
  expect(preview.leaves.list.map(({ name }) => name).sort()).toEqual(
    before.filter((one) => !after.includes(one)),
  )
  expect(preview.comes.count + before.length - preview.leaves.count).toBe(after.length)
  expect(await admin.groups.open({ id })).toMatchObject({ rule, num: after.length })
})

test('members of a group by rule are not added by hand; without the rule they stay and can be', async () => {
  const { people } = office.company
  const id = await createByRule("account == 'li'")
  const add = () => admin.groups.changeMembers({ id, add: [people.zhao], remove: [] })
  expect(await refusalOf(add())).toBe('organization.membersByRule')
  expect(await refusalOf(admin.groups.previewMembers({ id, add: [people.zhao], remove: [] }))).toBe(
    'organization.membersByRule',
  )
  const both = { fullName: '两样', enCode: 'both', personIds: [people.li], rule: "account == 'li'" }
  expect(await refusalOf(admin.organization.createGroup(both))).toBe('organization.membersByRule')

  const { version } = await admin.groups.open({ id })
  await admin.groups.setRule({ id, version, rule: '' })
  expect(await membersOf(id)).toEqual(['李伟'])
  await add()
  expect(await membersOf(id)).toEqual(['李伟', '赵敏'].sort())
})

test('wrong formulas, names of the reader, cycles and endless work are refused', async () => {
  const create = (rule: string) => refusalOf(createByRule(rule))
  expect(await create("department == 'a' &&")).toBe('organization.ruleWrong')
  expect(await create('years')).toBe('organization.ruleWrong')
  expect(await create('salary > 1')).toBe('organization.ruleWrong')
  expect(await create('name == me')).toBe('organization.ruleNeedsReader')
  const work = Array.from({ length: 120 }, () => "contains(concat(name, name, name), 'x')").join(' || ')
  expect(await create(work)).toMatch(/organization\.rule(TooHeavy|Wrong)|request\.invalid/)

  const one = await createByRule("account == 'li'")
  const other = await createByRule(`'${one}' in groups`)
  const third = await createByRule(`'${other}' in groups || account == 'wang'`)
  const { version } = await admin.groups.open({ id: one })
  const back = admin.groups.setRule({ id: one, version, rule: `!('${third}' in groups)` })
  await expect(back).rejects.toMatchObject({ code: 'organization.ruleCycle' })
  expect(await refusalOf(admin.groups.setRule({ id: one, version, rule: `'${one}' in groups` }))).toBe(
    'organization.ruleCycle',
  )
  expect(await refusalOf(admin.groups.setRule({ id: one, version, rule: 'isEmpty(groups)' }))).toBe(
    'organization.ruleCycle',
  )
  expect(await membersOf(third)).toEqual(['李伟', '王芳'].sort())
  expect(await refusalOf(admin.groups.remove({ id: one }))).toBe('organization.inUse')
})

test('two administrators who write a rule at once: the second is refused', async () => {
  const id = await createByRule("account == 'li'")
  const { version } = await admin.groups.open({ id })
  const answers = await Promise.allSettled(
    ['wang', 'zhao'].map((account) => admin.groups.setRule({ id, version, rule: `account == '${account}'` })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('two rules that would name each other are not saved at once', async () => {
  const [one, other] = [await createByRule("account == 'li'"), await createByRule("account == 'wang'")]
  const answers = await Promise.allSettled([
    admin.groups.setRule({ id: one, version: 0, rule: `'${other}' in groups` }),
    admin.groups.setRule({ id: other, version: 0, rule: `'${one}' in groups` }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('a rule over years of service lets people in when their day begins', async () => {
  const { people } = office.company
  await admin.organization.updateUser({ id: people.li, entryDate: '2025-03-03' })
  const id = await createByRule('years >= 1')
  expect(await membersOf(id)).toEqual([])
  office.clock.pass(days(1))
  expect(await membersOf(id)).toEqual(['李伟'])
})

test('people who leave are in no group by rule, and grades of administrators change no rules', async () => {
  const { people } = office.company
  const id = await createByRule("account in ['li', 'wang']")
  await admin.organization.updateUser({ id: people.wang, enabledMark: 0 })
  expect(await membersOf(id)).toEqual(['李伟'])
  const { version } = await admin.groups.open({ id })
  const li = await office.as('li')
  expect(await refusalOf(li.groups.setRule({ id, version, rule: '' }))).toBe('session.administratorsOnly')
  expect(await refusalOf(li.groups.previewRule({ id, rule: '' }))).toBe('session.administratorsOnly')
  const stranger = await office.other.as('admin')
  expect(await refusalOf(stranger.groups.setRule({ id, version, rule: '' }))).toBe('organization.notFound')
  expect(await refusalOf(stranger.groups.previewRule({ id, rule: '' }))).toBe('organization.notFound')
})
