import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, publishFlow, start } from '../../../../test/company-flows.ts'
import { type Office, openOffice, password, refusalOf } from '../../../../test/index.ts'

let office: Office
let admin: Awaited<ReturnType<Office['as']>>
beforeAll(async () => {
  office = await openOffice()
  admin = await office.as('admin')
})
afterAll(() => office.close())

const department = async (code: string, parentId: string = office.company.companyId) =>
  (
    await admin.organization.createOrganize({
      parentId,
      fullName: `部门${code}`,
      enCode: code,
      category: 'department',
    })
  ).id
const post = async (organizeId: string, code: string) =>
  (await admin.organization.createPosition({ organizeId, fullName: `岗位${code}`, enCode: code })).id
const person = async (account: string, postId: string, realName = account) =>
  (await admin.organization.createUser({ account, realName, password, positionIds: [postId] })).id
const unitOf = async (id: string) => admin.units.open({ id })
const versionOf = async (id: string) => (await unitOf(id)).version

test('the tree counts people directly and below, each once', async () => {
  const { list } = await admin.units.tree({})
  const company = list.find(({ id }) => id === office.company.companyId)
  const research = list.find(({ id }) => id === office.company.departments.research)

  expect(company).toMatchObject({ parentId: '-1', people: 0, peopleBelow: 8 })
  expect(research).toMatchObject({ headName: '孙经理', people: 5, peopleBelow: 5, isClosed: false })
})

test('a department is renamed and gets a head; the second administrator with the old version is refused', async () => {
  const id = await department('renamed')
  const { version } = await unitOf(id)
  const { wang } = office.company.people
  const change = { id, version, fullName: '改名部', enCode: 'renamed', category: 'department' as const }
  await admin.units.update({ ...change, headId: wang })

  expect(await unitOf(id)).toMatchObject({ fullName: '改名部', headId: wang, path: '云杉科技/改名部' })
  expect(await refusalOf(admin.units.update({ ...change, headId: null }))).toBe(
    'organization.changedMeanwhile',
  )
  expect((await unitOf(id)).headId).toBe(wang)
})

test('of two administrators who change a department at the same time one is refused', async () => {
  const id = await department('twice')
  const { version } = await unitOf(id)
  const rename = (fullName: string) =>
    admin.units.update({ id, version, fullName, enCode: 'twice', category: 'department', headId: null })
  const done = await Promise.allSettled([rename('甲'), rename('乙')])

  expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a move names who gets another head and other managers, and the order among siblings stays as chosen', async () => {
  const { departments, people } = office.company
  const team = await department('moving', departments.finance)
  const seat = await post(team, 'moving.seat')
  const mover = await person('mover', seat, '莫小移')
  const preview = await admin.units.previewMove({ id: team, parentId: departments.research })

  expect(preview).toMatchObject({ people: 1, heads: 0, upperHeads: 1, managers: 1, changed: 1 })
  expect(preview.list).toMatchObject([
    {
      id: mover,
      upperHeads: { before: ['吴财务'], after: ['孙经理'] },
      managers: { before: ['吴财务', '周总监'], after: ['孙经理', '周总监'] },
    },
  ])
  const other = await department('sibling', departments.research)
  await admin.units.move({
    id: team,
    version: await versionOf(team),
    parentId: departments.research,
    beforeId: other,
  })
  const { list } = await admin.units.tree({})
  const below = list.filter(({ parentId }) => parentId === departments.research).map(({ id }) => id)
  const directory = await office.app.server.directories.of('demo')

  expect(below).toEqual([team, other])
  expect(directory.managerOf(mover, 1)).toBe(people.manager)
})

test('the preview equals what the directory says after the move, for every person', async () => {
  const { departments, people } = office.company
  const unit = await department('exact')
  const team = await department('exact.team', departments.research)
  await person('exact.one', await post(team, 'exact.seat'))
  const change = { fullName: '确切', enCode: 'exact', category: 'department' as const }
  await admin.units.update({ id: unit, version: 0, ...change, headId: people.chen })
  const superiors = async () => {
    const directory = await office.app.server.directories.of('demo')
    const levels = [0, 1, 2, 3, 4]
    const of = (id: string) => [
      levels.map((level) => directory.managerOf(id, level)),
      levels.map((level) => directory.headOf(directory.departmentOf(id) ?? '', level)),
    ]
    return new Map([...directory.people.keys()].map((id) => [id, JSON.stringify(of(id))]))
  }
  const before = await superiors()
  const preview = await admin.units.previewMove({ id: departments.research, parentId: unit })
  const version = await versionOf(departments.research)
  await admin.units.move({ id: departments.research, version, parentId: unit })
  const after = await superiors()
  const changed = [...after].filter(([id, now]) => before.get(id) !== now).map(([id]) => id)

  expect(preview.list.map(({ id }) => id)).toEqual(changed)
  expect(preview.changed).toBe(changed.length)
  expect(changed).toContain(people.manager)
})

test('a department cannot go below itself, nor to a closed one', async () => {
  const top = await department('top')
  const below = await department('below', top)
  const closed = await department('shut')
  await admin.units.close({ id: closed, version: await versionOf(closed), isClosed: true })
  const move = async (parentId: string) =>
    refusalOf(admin.units.move({ id: top, version: await versionOf(top), parentId }))

  expect(await move(below)).toBe('organization.movedBelowItself')
  expect(await move(top)).toBe('organization.movedBelowItself')
  expect(await move(closed)).toBe('organization.closed')
  expect(await refusalOf(post(closed, 'shut.seat'))).toBe('organization.closed')
  expect(await refusalOf(admin.units.previewMove({ id: top, parentId: below }))).toBe(
    'organization.movedBelowItself',
  )
})

test('a department with people or posts is not closed; an empty one is, and is no longer offered', async () => {
  const id = await department('closing')
  const seat = await post(id, 'closing.seat')
  const holder = await person('closing.one', seat)
  const close = async (isClosed = true) => admin.units.close({ id, version: await versionOf(id), isClosed })
  expect(await refusalOf(close())).toBe('organization.hasPeople')
  await admin.organization.updateUser({ id: holder, positionIds: [] })
  expect(await refusalOf(close())).toBe('organization.hasPosts')
  await admin.units.removePost({ id: seat })
  await close()

  const offered = async () => {
    const { list } = await (await office.as('li')).organization.organizeSelector({ keyword: 'closing' })
    return list.length
  }
  expect(await offered()).toBe(0)
  expect((await admin.organization.selectedOrganizes({ ids: [id] })).list).toHaveLength(1)
  await close(false)
  expect(await offered()).toBe(1)
})

test('merging moves people, posts and departments at once and closes the merged department', async () => {
  const [from, into] = [await department('from'), await department('into')]
  const seat = await post(from, 'from.seat')
  const one = await person('merged.one', seat)
  const child = await department('from.child', from)
  expect(await admin.units.previewMerge({ id: from, intoId: into })).toMatchObject({ people: 1 })
  await admin.units.merge({ id: from, version: await versionOf(from), intoId: into })

  const directory = await office.app.server.directories.of('demo')
  expect(directory.departmentOf(one)).toBe(into)
  expect(directory.organizations.get(child)?.parentId).toBe(into)
  expect(await unitOf(from)).toMatchObject({ isClosed: true, people: 0, posts: [] })
})

test('a post is renamed, put below another, and deleted only without people and without a flow that names it', async () => {
  const id = await department('posts')
  const [chief, clerk] = [await post(id, 'posts.chief'), await post(id, 'posts.clerk')]
  const { wang } = office.company.people
  const change = { fullName: '主管', enCode: 'posts.chief', isClosed: false, dutyUserId: wang }
  await admin.units.updatePost({ id: chief, version: 0, ...change, parentId: '-1' })
  await admin.units.updatePost({
    ...{ id: clerk, version: 0, fullName: '职员', enCode: 'posts.clerk', isClosed: false },
    ...{ dutyUserId: null, parentId: chief },
  })
  expect(await admin.units.openPost({ id: chief })).toMatchObject({ fullName: '主管', dutyUserName: '王芳' })
  const below = admin.units.updatePost({ id: chief, version: 1, ...change, parentId: clerk })
  expect(await refusalOf(below)).toBe('organization.postBelowItself')
  expect(await refusalOf(admin.units.removePost({ id: chief }))).toBe('organization.hasChildPosts')

  const holder = await person('posts.one', clerk)
  expect(await refusalOf(admin.units.removePost({ id: clerk }))).toBe('organization.hasPeople')
  await admin.organization.updateUser({ id: holder, positionIds: [] })
  const sources = [{ kind: 'position' as const, ids: [clerk] }]
  await publishFlow(office, chain([start(), approver(office, 'review', [], { sources }), end]))
  expect(await refusalOf(admin.units.removePost({ id: clerk }))).toBe('organization.inUse')
})

test('a post moves with its people and the posts below it, as the preview said', async () => {
  const [from, into] = [await department('post.from'), await department('post.into')]
  const [boss, chief, clerk] = [
    await post(from, 'p.boss'),
    await post(from, 'p.chief'),
    await post(from, 'p.clerk'),
  ]
  const { wang, zhao } = office.company.people
  const put = async (id: string, enCode: string, parentId: string, dutyUserId: string | null = null) => {
    const { version } = await admin.units.openPost({ id })
    await admin.units.updatePost({
      id,
      version,
      fullName: enCode,
      enCode,
      parentId,
      dutyUserId,
      isClosed: false,
    })
  }
  await put(boss, 'p.boss', '-1', zhao)
  await put(chief, 'p.chief', boss)
  await put(clerk, 'p.clerk', chief)
  const holder = await person('post.holder', chief)
  const below = await person('post.below', clerk)
  const { version } = await unitOf(into)
  await admin.units.update({
    ...{ id: into, version, fullName: '新部门', enCode: 'post.into', category: 'department', headId: wang },
  })

  const preview = await admin.units.previewPostMove({ id: chief, intoId: into })
  expect(preview.people).toBe(2)
  expect(preview.list.find(({ id }) => id === holder)?.head).toEqual({ before: [], after: ['王芳'] })
  const state = async () => admin.units.openPost({ id: chief })
  const stale = { id: chief, version: (await state()).version - 1, intoId: into }
  expect(await refusalOf(admin.units.movePost(stale))).toBe('organization.changedMeanwhile')
  await admin.units.movePost({ ...stale, version: stale.version + 1 })

  const directory = await office.app.server.directories.of('demo')
  expect([holder, below].map(directory.departmentOf)).toEqual([into, into])
  expect(directory.posts.get(chief)).toMatchObject({ organizationId: into, parentId: null })
  expect(directory.posts.get(clerk)).toMatchObject({ organizationId: into, parentId: chief })
  expect(directory.posts.get(boss)).toMatchObject({ organizationId: from })
  for (const { id, head, managers } of preview.list) {
    const department = directory.departmentOf(id) ?? ''
    if (head) expect(head.after).toEqual([directory.nameOf(directory.headOf(department, 0) ?? '')])
    if (managers)
      expect(managers.after[0]).toBe(directory.nameOf(directory.managerOf(id, 1) ?? '') || undefined)
  }
})

test('a post does not move to a closed or unknown department, and not by who has no right there', async () => {
  const [from, closed] = [await department('move.from'), await department('move.closed')]
  const seat = await post(from, 'move.seat')
  await admin.units.close({ id: closed, version: await versionOf(closed), isClosed: true })
  const move = (intoId: string) => refusalOf(admin.units.movePost({ id: seat, version: 0, intoId }))

  expect([await move(closed), await move('unknown')]).toEqual([
    'organization.closed',
    'organization.notFound',
  ])
  const other = await office.other.as('admin')
  expect(await refusalOf(other.units.movePost({ id: seat, version: 0, intoId: from }))).toBe(
    'organization.notFound',
  )
})

test('an empty department is deleted, one with posts is not', async () => {
  const id = await department('deleted')
  const seat = await post(id, 'deleted.seat')
  expect(await refusalOf(admin.units.remove({ id }))).toBe('organization.hasPosts')
  await admin.units.removePost({ id: seat })
  await admin.units.remove({ id })

  expect(await refusalOf(admin.units.open({ id }))).toBe('organization.notFound')
})

test('members and other tenants change nothing', async () => {
  const { research } = office.company.departments
  const li = await office.as('li')
  expect(await refusalOf(li.units.tree({}))).toBe('session.administratorsOnly')
  expect(await refusalOf(li.units.remove({ id: research }))).toBe('session.administratorsOnly')
  const other = await office.other.as('admin')
  expect(await refusalOf(other.units.open({ id: research }))).toBe('organization.notFound')
  expect(await refusalOf(other.units.move({ id: research, version: 0, parentId: '-1' }))).toBe(
    'organization.notFound',
  )
})
