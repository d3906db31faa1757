import { afterEach, beforeEach, expect, test } from 'vitest'
import { days, type Office, openOffice, refusalOf } from '../../../../test/index.ts'

let office: Office
let admin: Awaited<ReturnType<Office['as']>>
beforeEach(async () => {
  office = await openOffice()
  admin = await office.as('admin')
})
afterEach(() => office.close())

const postsOf = async (id: string) => (await admin.people.open({ id })).positions.map((post) => post.id)
const plan = (firstDay: string, lastDay: string, more: Readonly<Record<string, string>> = {}) =>
  admin.secondments.plan({
    personId: office.company.people.li,
    positionId: office.company.posts.accountant,
    ...{ firstDay, lastDay, reason: '年报支援', ...more },
  })
const pass = async (count: number) => {
  office.clock.pass(days(count))
  await office.settle()
}

test('a secondment begins and ends with its days, and a chosen identity goes back', async () => {
  const { people, posts } = office.company
  const before = await postsOf(people.li)
  const { state } = await plan('2026-03-03', '2026-03-04')
  expect(state).toBe('planned')
  expect(await postsOf(people.li)).toEqual(before)

  await pass(1)
  expect((await postsOf(people.li)).toSorted()).toEqual([...before, posts.accountant].toSorted())
  const unit =
    (await office.app.server.directories.of('demo')).posts.get(posts.accountant)?.organizationId ?? ''
  const { list } = await admin.secondments.list({ organizeId: unit, state: 'current' })
  expect(list).toMatchObject([{ person: { name: '李伟' }, state: 'running', lastDay: '2026-03-04' }])
  await admin.organization.updateUser({ id: people.li, positionIds: [posts.accountant, ...before] })
  expect((await office.app.server.directories.of('demo')).departmentOf(people.li)).toBe(unit)

  await pass(2)
  expect(await postsOf(people.li)).toEqual(before)
  expect((await admin.secondments.list({ state: 'past' })).list).toMatchObject([{ state: 'ended' }])
})

test('the post stays while the secondment runs, whatever form of the person is saved', async () => {
  const { people, posts } = office.company
  const before = await postsOf(people.li)
  await plan('2026-03-02', '2026-03-04')
  await admin.organization.updateUser({ id: people.li, positionIds: before })
  expect(await postsOf(people.li)).toContain(posts.accountant)
})

test('a server that was down over both days begins and ends it when it is back', async () => {
  const before = await postsOf(office.company.people.li)
  await plan('2026-03-03', '2026-03-04')
  await pass(20)
  await office.settle()
  expect(await postsOf(office.company.people.li)).toEqual(before)
  expect((await admin.secondments.list({})).list).toMatchObject([{ state: 'ended', lastDay: '2026-03-04' }])
})

test('a post that was given for good meanwhile stays when the secondment ends', async () => {
  const { people, posts } = office.company
  const before = await postsOf(people.li)
  await plan('2026-03-03', '2026-03-04')
  await admin.organization.updateUser({ id: people.li, positionIds: [...before, posts.accountant] })
  await pass(3)
  await office.settle()
  expect(await postsOf(people.li)).toContain(posts.accountant)
})

test('wrong days, a held post, and days that overlap in the same department are refused', async () => {
  const { people } = office.company
  expect(await refusalOf(plan('2026-03-04', '2026-03-03'))).toBe('secondments.daysWrong')
  expect(await refusalOf(plan('2026-02-01', '2026-02-02'))).toBe('secondments.daysWrong')
  expect(await refusalOf(plan('2026-03-03', '2026-03-04', { personId: people.chen }))).toBe(
    'secondments.holdsPost',
  )
  expect(await refusalOf(plan('2026-03-03', '2026-03-04', { positionId: 'none' }))).toBe(
    'organization.notFound',
  )
  await plan('2026-03-03', '2026-03-10')
  expect(await refusalOf(plan('2026-03-10', '2026-03-12'))).toBe('secondments.overlaps')
  expect((await plan('2026-03-11', '2026-03-12')).state).toBe('planned')
})

test('of two who plan the same at once one is refused, and it is ended once', async () => {
  const answers = await Promise.allSettled([
    plan('2026-03-02', '2026-03-10'),
    plan('2026-03-02', '2026-03-10'),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const [row] = (await admin.secondments.list({})).list
  const id = row?.id ?? ''
  const ends = await Promise.allSettled([admin.secondments.end({ id }), admin.secondments.end({ id })])
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect((await admin.secondments.list({})).list).toMatchObject([{ state: 'ended', lastDay: '2026-03-02' }])
})

test('only administrators plan, and another company sees and ends nothing', async () => {
  const { id } = await plan('2026-03-02', '2026-03-10')
  const li = await office.as('li')
  expect(await refusalOf(li.secondments.list({}))).toBe('session.administratorsOnly')
  expect(await refusalOf(li.secondments.end({ id }))).toBe('session.administratorsOnly')
  const stranger = await office.other.as('admin')
  expect((await stranger.secondments.list({})).list).toEqual([])
  expect(await refusalOf(stranger.secondments.end({ id }))).toBe('secondments.notFound')
})

test('a secondment outlives its post, which is not deleted while one is planned', async () => {
  const { people, departments } = office.company
  const post = { fullName: '借调岗', enCode: 'lent', organizeId: departments.finance }
  const { id } = await admin.organization.createPosition(post)
  await plan('2026-03-03', '2026-03-04', { positionId: id })
  await expect(admin.units.removePost({ id })).rejects.toMatchObject({
    code: 'organization.inUse',
    params: { users: '李伟' },
  })
  await pass(3)
  await admin.units.removePost({ id })
  const expected = [{ person: { id: people.li }, position: { name: '借调岗' }, state: 'ended' }]
  const { list } = await admin.secondments.list({ organizeId: departments.finance, state: 'past' })
  expect(list).toMatchObject(expected)
  expect(list[0]?.department).toContain('财务部')
})

test('the client of a person is refreshed when the secondment begins and at the midnight that ends it', async () => {
  const socket = await office.socket('li')
  await plan('2026-03-03', '2026-03-03')
  await pass(1)
  await socket.next('refresh')
  await pass(1)
  await socket.next('refresh')
  socket.close()
})
