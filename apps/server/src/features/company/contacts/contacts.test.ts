import { afterAll, beforeAll, expect, test } from 'vitest'
import { hours, type Office, openOffice, refusalOf } from '../../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
  const { organization } = await office.as('admin')
  const id = office.company.people.li
  await organization.updateUser({ id, mobilePhone: '13800000001', email: 'li@signet.example' })
})
afterAll(() => office.close())

const cardFor = async (account: 'admin' | 'li' | 'wang' | 'chen', of = office.company.people.li) =>
  (await office.as(account)).contacts.card({ id: of })

async function show(value: Readonly<{ phones: string; mails: string }>): Promise<void> {
  const { settings } = await office.as('admin')
  const { groups } = await settings.list()
  const version = groups.find(({ group }) => group === 'contacts')?.version ?? 0
  await settings.save({ group: 'contacts', value, secrets: {}, version })
}

test('a card says where somebody is and whom they report to, up to the top', async () => {
  const { manager, li } = office.company.people
  const { organization } = await office.as('admin')
  const boss = await organization.createUser({
    account: 'boss',
    realName: '总经理',
    password: 'long enough 1',
  })
  await organization.updateUser({ id: manager, managerId: boss.id })
  await organization.updateUser({ id: li, managerId: manager })

  const card = await cardFor('chen')
  expect(card).toMatchObject({ account: 'li', person: { name: '李伟' }, isStarred: false })
  expect(card.superiors.map(({ name }) => name)).toEqual(['孙经理', '总经理'])
  expect(card.departments).toEqual([{ id: office.company.departments.research, name: '云杉科技/研发部' }])
})

test('a manager who has left is nobody’s superior on a card', async () => {
  const { organization } = await office.as('admin')
  const { id } = await organization.createUser({
    account: 'gone',
    realName: '离开的',
    password: 'long enough 1',
  })
  const { zhao } = office.company.people
  await organization.updateUser({ id: zhao, managerId: id })
  await organization.updateUser({ id, enabledMark: 0 })

  expect((await cardFor('chen', zhao)).superiors.map(({ name }) => name)).not.toContain('离开的')
  expect(await refusalOf(cardFor('chen', id))).toBe('organization.notFound')
})

test('numbers and addresses are shown to those whom the company names', async () => {
  const seen = async () =>
    Object.fromEntries(
      await Promise.all(
        (['admin', 'li', 'wang', 'chen'] as const).map(async (account) => {
          const { mobilePhone, email } = await cardFor(account)
          return [account, `${mobilePhone === '' ? '-' : 'phone'} ${email === '' ? '-' : 'mail'}`]
        }),
      ),
    )
  const own = { admin: 'phone mail', li: 'phone mail' }

  expect(await seen()).toEqual({ ...own, wang: '- -', chen: '- -' })
  await show({ phones: 'sameDepartment', mails: 'everybody' })
  expect(await seen()).toEqual({ ...own, wang: 'phone mail', chen: '- mail' })
  await show({ phones: 'everybody', mails: 'noOthers' })
  expect(await seen()).toEqual({ ...own, wang: 'phone -', chen: 'phone -' })
})

test('a card says who decides for somebody who is away, and no longer when they are back', async () => {
  const { wang, zhao } = office.company.people
  const { delegations } = await office.as('wang')
  const at = (ms: number) => new Date(office.clock() + ms).toISOString()
  const until = at(hours(8))
  await delegations.create({ kind: 'agency', toUserIds: [zhao], startsAt: at(0), endsAt: until })
  office.clock.pass(hours(1))

  expect((await cardFor('li', wang)).standIns).toEqual([
    { person: expect.objectContaining({ id: zhao }), until: expect.stringContaining(until.slice(0, 16)) },
  ])
  office.clock.pass(hours(8))
  expect((await cardFor('li', wang)).standIns).toEqual([])
})

test('starred colleagues are one’s own, by name, and gone with those who leave', async () => {
  const { wang, zhao, chen } = office.company.people
  const { contacts } = await office.as('li')
  for (const id of [zhao, wang, chen, wang]) await contacts.star({ id, isStarred: true })
  await contacts.star({ id: chen, isStarred: false })

  const names = async (account: 'li' | 'wang') =>
    (await (await office.as(account)).contacts.starred()).list.map((one) => one.account)
  expect(await names('li')).toEqual(['wang', 'zhao'])
  expect(await names('wang')).toEqual([])
  expect((await cardFor('li', wang)).isStarred).toBe(true)
  expect(await refusalOf(contacts.star({ id: 'none', isStarred: true }))).toBe('organization.notFound')
})

test('pickers offer those met last, then starred ones, the own department and all others, page by page', async () => {
  const { zhao, chen } = office.company.people
  const { contacts, organization } = await office.as('li')
  await contacts.meet({ ids: [chen] })
  office.clock.pass(1000)
  await contacts.meet({ ids: [zhao, 'unknown', office.company.people.li, zhao] })
  for (const id of [zhao, office.company.people.finance]) await contacts.star({ id, isStarred: true })

  expect((await contacts.recent()).list.map(({ id }) => id)).toEqual([zhao, chen])
  const rows = []
  let cursor: string | undefined
  do {
    const page = await organization.users({ order: 'nearness', pageSize: 2, ...(cursor && { cursor }) })
    rows.push(...page.list)
    cursor = page.next ?? undefined
  } while (cursor)
  const all = await organization.users({ pageSize: 100 })
  expect(rows.slice(0, 2).map(({ id, circle }) => [id, circle])).toEqual([
    [zhao, 'recent'],
    [chen, 'recent'],
  ])
  expect(rows.find(({ id }) => id === office.company.people.finance)?.circle).toBe('starred')
  expect(rows.find(({ id }) => id === office.company.people.manager)?.circle).toBe('department')
  expect(rows.map(({ circle }) => circle)).toEqual(
    rows.map(({ circle }) => circle).toSorted((a, b) => circles.indexOf(a) - circles.indexOf(b)),
  )
  expect(rows.map(({ id }) => id).toSorted()).toEqual(all.list.map(({ id }) => id).toSorted())
})

const circles: readonly (string | undefined)[] = ['recent', 'starred', 'department', 'others']

test('the twenty met last are kept', async () => {
  const { organization } = await office.as('admin')
  const ids: string[] = []
  for (let index = 0; index < 22; index += 1) {
    const account = `many${index}`
    ids.push((await organization.createUser({ account, realName: account, password: 'long enough 1' })).id)
  }
  const { contacts } = await office.as('wang')
  for (const id of ids) {
    await contacts.meet({ ids: [id] })
    office.clock.pass(1000)
  }
  expect((await contacts.recent()).list.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 20))
})
