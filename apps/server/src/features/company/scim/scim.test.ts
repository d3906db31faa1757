import { afterAll, beforeAll, expect, test } from 'vitest'
import { minutes, type Office, openOffice, password, refusalOf } from '../../../../test/index.ts'

const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'

let office: Office
let secret: string
beforeAll(async () => {
  office = await openOffice({ publicUrl: 'https://office.example' })
  secret = await newKey()
})
afterAll(() => office.close())

async function newKey(
  scopes = ['scim.write', 'administration'],
  of: Pick<Office, 'as'> | Office['other'] = office,
): Promise<string> {
  const { session, accessKeys } = await of.as('admin')
  await session.confirm({ password })
  const { userInfo } = await session.currentUser()
  const { userId } = userInfo
  return (await accessKeys.create({ name: 'Entra ID', ownerId: userId, personId: userId, scopes })).secret
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Given = Readonly<{ body?: unknown; key?: string; headers?: Record<string, string> }>

async function ask(method: Method, path: string, { body, key = secret, headers = {} }: Given = {}) {
  const answer = await office.app.http.inject({
    method,
    url: `/scim/v2/${path}`,
    headers: {
      ...(key !== '' && { authorization: `Bearer ${key}` }),
      ...(body !== undefined && { 'content-type': 'application/scim+json' }),
      ...headers,
    },
    ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const read = answer.body === '' ? {} : answer.json()
  return { status: answer.statusCode, headers: answer.headers, body: read }
}
const found = async (resource: string, filter: string) =>
  (await ask('GET', `${resource}?filter=${encodeURIComponent(filter)}`)).body
const patch = (path: string, Operations: readonly unknown[], given: Given = {}) =>
  ask('PATCH', path, {
    ...given,
    body: { schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'], Operations },
  })
const entraUser = (userName: string, part: Record<string, unknown> = {}) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User', enterprise],
  externalId: `entra-${userName}`,
  userName,
  active: true,
  displayName: '林晓',
  emails: [{ primary: true, type: 'work', value: userName }],
  name: { formatted: '林晓', familyName: '林', givenName: '晓' },
  [enterprise]: { employeeNumber: 'E-17', department: 'Sales' },
  meta: { resourceType: 'User' },
  ...part,
})
const created = async (userName: string, part: Record<string, unknown> = {}): Promise<string> =>
  (await ask('POST', 'Users', { body: entraUser(userName, part) })).body.id

test('what the server can do is said in the shapes of SCIM', async () => {
  const configuration = await ask('GET', 'ServiceProviderConfig')
  expect(configuration.headers['content-type']).toContain('application/scim+json')
  expect(configuration.body).toMatchObject({
    patch: { supported: true },
    bulk: { supported: true, maxOperations: 200, maxPayloadSize: 1_048_576 },
  })
  expect((await ask('GET', 'ResourceTypes')).body.Resources.map(({ id }: { id: string }) => id)).toEqual([
    'User',
    'Group',
  ])
  expect((await ask('GET', 'Schemas')).body.totalResults).toBe(3)
})

test('Entra ID looks for somebody, creates, updates and disables them', async () => {
  expect((await found('Users', 'userName eq "lin@entra.example"')).totalResults).toBe(0)
  const { status, body, headers } = await ask('POST', 'Users', { body: entraUser('lin@entra.example') })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    userName: 'lin@entra.example',
    externalId: 'entra-lin@entra.example',
    displayName: '林晓',
    active: true,
    emails: [{ value: 'lin@entra.example', primary: true }],
    [enterprise]: { employeeNumber: 'E-17' },
    meta: { location: `https://office.example/scim/v2/Users/${body.id}` },
  })
  expect(headers['location']).toBe(body.meta.location)
  expect(JSON.stringify(body)).not.toContain('password')

  const { people } = await office.as('admin')
  expect(await people.open({ id: body.id })).toMatchObject({
    account: 'lin',
    realName: '林晓',
    isEnabled: true,
  })

  await patch(`Users/${body.id}`, [
    { op: 'Replace', path: 'displayName', value: '林小晓' },
    { op: 'Replace', path: 'emails[type eq "work"].value', value: 'lin.x@entra.example' },
    { op: 'Add', path: `${enterprise}:employeeNumber`, value: 'E-18' },
    { op: 'Add', path: `${enterprise}:manager`, value: { value: office.company.people.manager } },
    { op: 'Add', path: 'title', value: 'Sales' },
  ])
  expect(await people.open({ id: body.id })).toMatchObject({
    realName: '林小晓',
    email: 'lin.x@entra.example',
    employeeNumber: 'E-18',
    manager: { id: office.company.people.manager },
  })

  const disabled = await patch(`Users/${body.id}`, [{ op: 'Replace', path: 'active', value: 'False' }])
  expect(disabled.body).toMatchObject({ active: false })
  expect(await people.open({ id: body.id })).toMatchObject({ isEnabled: false })
})

test('Okta replaces people, disables them by a value without a path, and pages through all', async () => {
  const id = await created('mei@okta.example')
  const { body } = await ask('PUT', `Users/${id}`, {
    body: { ...entraUser('mei@okta.example', { displayName: 'Mei Lin' }), id },
  })
  expect(body).toMatchObject({ id, displayName: 'Mei Lin', active: true })
  const { body: gone } = await patch(`Users/${id}`, [
    { op: 'replace', value: { active: false, 'name.formatted': 'Mei' } },
  ])
  expect(gone).toMatchObject({ active: false, displayName: 'Mei' })

  const { body: all } = await ask('GET', 'Users?startIndex=1&count=200')
  const { body: page } = await ask('GET', 'Users?startIndex=3&count=2')
  expect(page).toMatchObject({ startIndex: 3, itemsPerPage: 2, totalResults: all.totalResults })
  expect(page.Resources).toEqual(all.Resources.slice(2, 4))
  expect((await ask('GET', 'Users?count=0')).body).toMatchObject({
    itemsPerPage: 0,
    totalResults: all.totalResults,
  })
  expect((await ask('GET', 'Users?startIndex=-5&count=many')).status).toBe(200)
})

test('somebody who is here already is found by account or mail address, and keeps their account', async () => {
  const { wang } = office.company.people
  const { organization, people } = await office.as('admin')
  await organization.updateUser({ id: wang, email: 'w.fang@entra.example' })
  expect((await found('Users', 'userName eq "wang"')).Resources[0].id).toBe(wang)
  expect((await found('Users', 'userName eq "W.Fang@entra.example"')).Resources[0].id).toBe(wang)

  await patch(`Users/${wang}`, [
    { op: 'replace', value: { userName: 'w.fang@entra.example', externalId: 'one' } },
  ])
  expect((await found('Users', 'externalId eq "one"')).Resources[0]).toMatchObject({
    id: wang,
    userName: 'w.fang@entra.example',
  })
  expect((await found('Users', `id eq "${wang}"`)).totalResults).toBe(1)
  expect(await people.open({ id: wang })).toMatchObject({ account: 'wang' })
})

test('a disabled person is signed out everywhere', async () => {
  const { chen } = office.company.people
  const { token } = await office.client().session.login({ account: 'chen', password })
  await patch(`Users/${chen}`, [{ op: 'replace', path: 'active', value: false }])
  expect(await refusalOf(office.client({ Authorization: token }).session.currentUser())).toBe(
    'session.expired',
  )
  await patch(`Users/${chen}`, [{ op: 'replace', path: 'active', value: true }])
  expect(await refusalOf(office.client().session.login({ account: 'chen', password }))).toBe('not refused')
})

test('who was deleted is gone for SCIM, stays here disabled, and comes back under the same name', async () => {
  const id = await created('bo@entra.example')
  expect((await ask('DELETE', `Users/${id}`)).status).toBe(204)
  expect((await ask('GET', `Users/${id}`)).status).toBe(404)
  expect((await ask('DELETE', `Users/${id}`)).status).toBe(404)
  expect((await patch(`Users/${id}`, [{ op: 'replace', path: 'active', value: true }])).status).toBe(404)
  expect((await found('Users', 'userName eq "bo@entra.example"')).totalResults).toBe(0)
  const { people } = await office.as('admin')
  expect(await people.open({ id })).toMatchObject({ isEnabled: false })

  expect(await created('BO@entra.example')).toBe(id)
  expect(await people.open({ id })).toMatchObject({ isEnabled: true })
})

test('the last administrator cannot be disabled, and not by deletion either', async () => {
  const { admin } = office.company.people
  const answer = await patch(`Users/${admin}`, [{ op: 'replace', path: 'active', value: false }])
  expect([answer.status, answer.body.schemas]).toEqual([409, ['urn:ietf:params:scim:api:messages:2.0:Error']])
  expect((await ask('DELETE', `Users/${admin}`)).status).toBe(409)
  expect((await ask('GET', `Users/${admin}`)).body.active).toBe(true)
})

test('doubles are refused, also two at the same moment', async () => {
  await created('twin@entra.example')
  const second = await ask('POST', 'Users', { body: entraUser('TWIN@entra.example') })
  expect([second.status, second.body.scimType]).toEqual([409, 'uniqueness'])
  // The account would be the same.
  expect((await ask('POST', 'Users', { body: entraUser('twin@elsewhere.example') })).body.scimType).toBe(
    'uniqueness',
  )

  const both = await Promise.all(
    [1, 2].map(() => ask('POST', 'Users', { body: entraUser('pair@entra.example') })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
})

test('of two changes at once neither is lost, and If-Match refuses a stale one', async () => {
  const id = await created('two@entra.example')
  const { body } = await ask('GET', `Users/${id}`)
  await Promise.all([
    patch(`Users/${id}`, [{ op: 'replace', path: 'displayName', value: '新名' }]),
    patch(`Users/${id}`, [
      { op: 'replace', path: 'phoneNumbers[type eq "mobile"].value', value: '13900001234' },
    ]),
  ])
  expect((await ask('GET', `Users/${id}`)).body).toMatchObject({
    displayName: '新名',
    phoneNumbers: [{ value: '13900001234', type: 'mobile' }],
  })
  const stale = { headers: { 'if-match': body.meta.version } }
  expect(
    (await patch(`Users/${id}`, [{ op: 'replace', path: 'displayName', value: '旧名' }], stale)).status,
  ).toBe(412)
  const fresh = { headers: { 'if-match': String((await ask('GET', `Users/${id}`)).headers['etag']) } }
  expect(
    (await patch(`Users/${id}`, [{ op: 'replace', path: 'displayName', value: '旧名' }], fresh)).status,
  ).toBe(200)
})

test('groups are created, filled, renamed, emptied and deleted', async () => {
  const { li, zhao, chen } = office.company.people
  expect((await found('Groups', 'displayName eq "Sales"')).totalResults).toBe(0)
  const { status, body } = await ask('POST', 'Groups', {
    body: { displayName: 'Sales', externalId: 'g-1', members: [{ value: li }] },
  })
  expect([status, body.members]).toMatchObject([201, [{ value: li }]])
  const path = `Groups/${body.id}`
  const members = async () =>
    (await ask('GET', path)).body.members.map(({ value }: { value: string }) => value).sort()

  expect(
    (await patch(path, [{ op: 'Add', path: 'members', value: [{ value: zhao }, { value: li }] }])).status,
  ).toBe(204)
  expect(await members()).toEqual([li, zhao].sort())
  await patch(path, [{ op: 'remove', path: `members[value eq "${li}"]` }])
  await patch(path, [
    { op: 'Add', path: 'members', value: [{ value: chen }] },
    { op: 'Remove', path: 'members', value: [{ value: zhao }] },
  ])
  expect(await members()).toEqual([chen])
  await patch(path, [{ op: 'replace', value: { id: body.id, displayName: 'Sales EU' } }])
  await patch(path, [{ op: 'replace', path: 'members', value: [{ value: li }] }])
  expect((await ask('GET', `Users/${li}`)).body.groups).toContainEqual(
    expect.objectContaining({ display: 'Sales EU' }),
  )
  expect((await found('Groups', 'externalId eq "g-1"')).Resources[0].displayName).toBe('Sales EU')
  expect((await ask('GET', `${path}?excludedAttributes=members`)).body.members).toBeUndefined()
  const { people } = await office.as('admin')
  expect((await people.list({ groupId: body.id })).list.map(({ id }) => id)).toEqual([li])

  await ask('PUT', path, { body: { displayName: 'Sales EU', members: [] } })
  expect(await members()).toEqual([])
  expect((await ask('POST', 'Groups', { body: { displayName: 'sales eu' } })).body.scimType).toBe(
    'uniqueness',
  )
  expect((await patch(path, [{ op: 'add', path: 'members', value: [{ value: 'nobody' }] }])).status).toBe(404)
  expect((await ask('DELETE', path)).status).toBe(204)
  expect((await ask('GET', path)).status).toBe(404)
})

test('two changes of a group at once both count', async () => {
  const { li, zhao } = office.company.people
  const { body } = await ask('POST', 'Groups', { body: { displayName: 'Both' } })
  await Promise.all(
    [li, zhao].map((value) =>
      patch(`Groups/${body.id}`, [{ op: 'add', path: 'members', value: [{ value }] }]),
    ),
  )
  expect((await ask('GET', `Groups/${body.id}`)).body.members).toHaveLength(2)
})

test.each([
  'userName co "l"',
  'userName eq li',
  'userName eq "li" or userName eq "wang"',
  'password eq "x"',
  `userName eq "${'\\'.repeat(399)}`,
  '((((',
  'userName eq "x" -- \'',
])('the filter %s is refused', async (filter) => {
  expect(await found('Users', filter)).toMatchObject({ status: '400', scimType: 'invalidFilter' })
})

test('hostile values are values, or are refused in the shape of SCIM', async () => {
  expect((await found('Users', String.raw`userName eq "x' or '1'='1"`)).totalResults).toBe(0)
  expect((await found('Users', String.raw`userName eq "\"%_"`)).totalResults).toBe(0)
  const refused = async (body: unknown) => {
    const answer = await ask('POST', 'Users', { body })
    return [answer.status, answer.body.scimType]
  }
  expect(await refused(entraUser('no spaces@x'))).toEqual([400, 'invalidValue'])
  expect(await refused(entraUser(''))).toEqual([400, 'invalidValue'])
  expect(await refused(entraUser('nul@x', { displayName: 'a\u0000b' }))).toEqual([400, 'invalidValue'])
  expect(await refused(entraUser('long@x', { displayName: 'x'.repeat(61) }))).toEqual([400, 'invalidValue'])
  expect(await refused(entraUser('what@x', { active: 'perhaps' }))).toEqual([400, 'invalidValue'])
  expect(await refused({ userName: { $ne: '' } })).toEqual([400, 'invalidValue'])
  expect(await refused('{"userName": ')).toEqual([400, 'invalidSyntax'])
  expect(await refused('{"__proto__": {"userName": "x"}}')).toEqual([400, 'invalidSyntax'])
  const { li } = office.company.people
  const operation = async (one: unknown) => {
    const answer = await patch(`Users/${li}`, [one])
    return [answer.status, answer.body.scimType]
  }
  expect(await operation({ op: 'move', path: 'active' })).toEqual([400, 'invalidValue'])
  expect(await operation({ op: 'replace', path: 'a b[', value: 1 })).toEqual([400, 'invalidPath'])
  expect(await operation({ op: 'replace', path: 'constructor', value: 'x' })).toEqual([200, undefined])
  expect((await patch(`Users/${li}`, [])).status).toBe(400)
  // No one becomes an administrator or gets a password from there.
  await patch(`Users/${li}`, [
    {
      op: 'replace',
      value: { isAdministrator: true, password: 'of the attacker', roles: [{ value: 'admin' }] },
    },
  ])
  expect(await (await office.as('admin')).people.open({ id: li })).toMatchObject({ isAdministrator: false })
  expect(await refusalOf(office.client().session.login({ account: 'li', password }))).toBe('not refused')
})

const departmentOf = async (id: string) => {
  const { organization } = await office.as('admin')
  const { list } = await organization.selectedUsers({ ids: [id] })
  return list[0]?.organize
}
const inDepartment = (department: string | null) => ({ [enterprise]: { department } })
const shownIn = async (id: string) => (await ask('GET', `Users/${id}`)).body[enterprise]?.department

test('joiners come into their department, which is made when it is new, and movers leave theirs', async () => {
  const id = await created('dora@entra.example', inDepartment('研发部'))
  expect(await departmentOf(id)).toBe('云杉科技/研发部')
  expect(await shownIn(id)).toBe('研发部')

  await patch(`Users/${id}`, [{ op: 'replace', path: `${enterprise}:department`, value: '海外市场' }])
  expect(await departmentOf(id)).toBe('云杉科技/海外市场')
  await patch(`Users/${id}`, [{ op: 'remove', path: `${enterprise}:department` }])
  await patch(`Users/${id}`, [{ op: 'replace', value: { displayName: '林朵' } }])
  expect(await shownIn(id)).toBe('海外市场')
  const other = await created('edda@entra.example', inDepartment('海外市场'))
  expect(await departmentOf(other)).toBe('云杉科技/海外市场')
  const tooLong = await ask('POST', 'Users', {
    body: entraUser('f@x.example', inDepartment('长'.repeat(101))),
  })
  expect([tooLong.status, tooLong.body.scimType]).toEqual([400, 'invalidValue'])
})

test('who works in the department keeps their posts, and a name of two departments moves no one', async () => {
  const { li } = office.company.people
  const before = await office.db
    .tenant('demo')
    .selectFrom('postHolder')
    .where('personId', '=', li)
    .selectAll()
    .execute()
  await patch(`Users/${li}`, [{ op: 'replace', path: `${enterprise}:department`, value: '研发部' }])
  const { organization } = await office.as('admin')
  for (const enCode of ['twin1', 'twin2'])
    await organization.createOrganize({ fullName: '双胞', enCode, parentId: '-1', category: 'department' })
  await patch(`Users/${li}`, [{ op: 'replace', path: `${enterprise}:department`, value: '双胞' }])
  expect(
    await office.db.tenant('demo').selectFrom('postHolder').where('personId', '=', li).selectAll().execute(),
  ).toEqual(before)
})

test('a misspelled department is refused with the one that is meant, and nothing is made', async () => {
  const joins = (userName: string, department: string) =>
    ask('POST', 'Users', { body: entraUser(userName, inDepartment(department)) })
  for (const department of ['研发布', '研发', '研 发 部']) {
    const { status, body } = await joins('iris@entra.example', department)
    expect([status, body.scimType]).toEqual([400, 'invalidValue'])
    expect(body.detail).toContain('研发部')
  }
  expect((await found('Users', 'userName eq "iris@entra.example"')).totalResults).toBe(0)
  expect((await joins('iris@entra.example', '南极研究院')).status).toBe(201)
})

test('somebody of another company is not moved into a department by the directory', async () => {
  const { externals, units } = await office.as('admin')
  const guest = { account: 'outside-mei', realName: '梅', company: '蓝山' }
  const lastDay = new Date(office.clock() + 864_000_000).toISOString().slice(0, 10)
  const { id } = await externals.invite({ ...guest, lastDay })
  for (const value of ['研发部', '蓝山驻场组']) {
    const { status, body } = await patch(`Users/${id}`, [
      { op: 'replace', path: `${enterprise}:department`, value },
    ])
    expect([status, body.scimType]).toEqual([422, 'invalidValue'])
    expect(body.detail).toContain('外部人员')
  }
  expect(await departmentOf(id)).toContain('蓝山')
  const names = (await units.tree({})).list.map(({ fullName }) => fullName)
  expect(names).not.toContain('蓝山驻场组')
})

test('two joiners of a new department at once share it', async () => {
  const ids = await Promise.all(
    ['gina', 'hugo'].map((name) => created(`${name}@entra.example`, inDepartment('南极站'))),
  )
  expect(await Promise.all(ids.map(departmentOf))).toEqual(['云杉科技/南极站', '云杉科技/南极站'])
})

const bulk = (Operations: readonly unknown[], given: Given & Readonly<{ failOnErrors?: number }> = {}) => {
  const { failOnErrors, ...rest } = given
  const schemas = ['urn:ietf:params:scim:api:messages:2.0:BulkRequest']
  return ask('POST', 'Bulk', {
    ...rest,
    body: { schemas, ...(failOnErrors !== undefined && { failOnErrors }), Operations },
  })
}
const statuses = (answer: Awaited<ReturnType<typeof bulk>>) =>
  answer.body.Operations.map(({ status }: { status: string }) => status)

test('a bulk creates a group before its member, in either order, and says where each is', async () => {
  const group = { displayName: '批量组', members: [{ value: 'bulkId:ida' }] }
  const { status, body } = await bulk([
    { method: 'POST', path: '/Groups', bulkId: 'g', data: group },
    { method: 'post', path: '/Users', bulkId: 'ida', data: entraUser('ida@entra.example') },
    {
      method: 'PATCH',
      path: '/Users/bulkId:ida',
      data: { Operations: [{ op: 'replace', value: { active: false } }] },
    },
  ])

  expect(status).toBe(200)
  expect(body.schemas).toEqual(['urn:ietf:params:scim:api:messages:2.0:BulkResponse'])
  expect(body.Operations).toMatchObject([
    {
      method: 'POST',
      bulkId: 'ida',
      status: '201',
      location: expect.stringMatching(/^https:\/\/office\.example\/scim\/v2\/Users\//),
    },
    { method: 'POST', bulkId: 'g', status: '201' },
    { method: 'PATCH', status: '200' },
  ])
  const [made] = (await found('Groups', 'displayName eq "批量组"')).Resources
  expect(made.members).toMatchObject([{ display: '林晓' }])
})

test('a bulk goes on after errors, or stops after as many as it allows; what was done stays', async () => {
  const one = (userName: string) => ({
    method: 'POST',
    path: '/Users',
    bulkId: `of-${userName.replace('@', '-')}`,
    data: entraUser(userName),
  })
  const operations = [one('jana@x.example'), one('jana@x.example'), one(''), one('karl@x.example')]
  const answer = await bulk(operations)
  expect(statuses(answer)).toEqual(['201', '409', '400', '201'])
  expect(answer.body.Operations[1].response).toMatchObject({ scimType: 'uniqueness', status: '409' })

  const stopped = await bulk([one('jana@x.example'), one('lars@x.example')], { failOnErrors: 1 })
  expect(statuses(stopped)).toEqual(['409'])
  expect((await found('Users', 'userName eq "lars@x.example"')).totalResults).toBe(0)
  const deleted = await bulk([
    {
      method: 'DELETE',
      path: `/Users/${(await found('Users', 'userName eq "karl@x.example"')).Resources[0].id}`,
    },
  ])
  expect(statuses(deleted)).toEqual(['204'])
})

test('a bulk is bound to what its key may, its size, and references that exist', async () => {
  const { li } = office.company.people
  const disabling = { method: 'DELETE', path: `/Users/${li}` }
  expect((await bulk([disabling], { key: await newKey(['scim.read', 'administration']) })).status).toBe(403)
  expect((await bulk([disabling], { key: '' })).status).toBe(401)
  const foreign = await newKey(undefined, office.other)
  expect(statuses(await bulk([disabling], { key: foreign }))).toEqual(['404'])
  expect(statuses(await bulk([{ ...disabling, version: 'W/"99"' }]))).toEqual(['412'])
  const circle = ['a', 'b'].map((name) => ({
    method: 'POST',
    path: '/Groups',
    bulkId: name,
    data: { displayName: `环${name}`, members: [{ value: `bulkId:${name === 'a' ? 'b' : 'a'}` }] },
  }))
  expect(statuses(await bulk(circle))).toEqual(['409', '409'])
  expect((await bulk(Array(201).fill(disabling))).status).toBe(413)
  const large = await bulk([{ ...disabling, data: { text: 'x'.repeat(1_100_000) } }])
  expect(large.status).toBe(413)
  for (const path of ['/Bulk', '/../../api/oauth/CurrentUser', '/Users/x/y', '/Users?filter=x', 'Users'])
    expect((await bulk([{ method: 'POST', path, data: {} }])).status).toBe(400)
  expect((await bulk([{ method: 'GET', path: '/Users' }])).status).toBe(400)
  expect((await bulk([])).status).toBe(400)
  expect((await ask('GET', `Users/${li}`)).body.active).toBe(true)
})

test('only a key with the scope, of an administrator, may call', async () => {
  const status = async (key: string, method: Method = 'GET') => {
    const answer = await ask(method, 'Users', {
      key,
      ...(method === 'POST' && { body: entraUser('x@x.example') }),
    })
    expect(answer.body.schemas).toEqual(['urn:ietf:params:scim:api:messages:2.0:Error'])
    return answer.status
  }
  expect(await status('')).toBe(401)
  expect(await status('signet_key_0123456789012345678901234567890123456789012')).toBe(401)
  expect(await status(await newKey(['people.read', 'administration']))).toBe(403)
  expect(await status(await newKey(['scim.write']))).toBe(403)
  expect(await status(await newKey(['scim.read', 'administration']), 'POST')).toBe(403)
  const { token } = await office.client().session.login({ account: 'admin', password })
  expect(await status(token)).toBe(401)
  const { accessKeys, session } = await office.as('admin')
  await session.confirm({ password })
  const { li, admin } = office.company.people
  const ofLi = { name: 'Li', ownerId: admin, personId: li, scopes: ['scim.write', 'administration'] }
  expect(await status((await accessKeys.create(ofLi)).secret)).toBe(403)
  expect((await ask('GET', 'Nothing')).status).toBe(200)
})

test('a company sees only its own people', async () => {
  const key = await newKey(undefined, office.other)
  const { li } = office.company.people
  const { body } = await ask('GET', 'Users', { key })
  expect(body.Resources.map(({ id }: { id: string }) => id)).not.toContain(li)
  expect((await ask('GET', `Users/${li}`, { key })).status).toBe(404)
  expect((await ask('DELETE', `Users/${li}`, { key })).status).toBe(404)
})

test('every call is in the log of its key, and every change in that of administrators', async () => {
  office.clock.pass(minutes(1))
  const id = await created('logged@entra.example')
  await ask('POST', 'Users', { body: entraUser('logged@entra.example') })
  const { accessKeys, logs } = await office.as('admin')
  const [key] = (await accessKeys.list({})).list.filter(({ ending }) => ending === secret.slice(-4))
  const calls = (await accessKeys.calls({ id: key?.id ?? '' })).list
  expect(calls.slice(0, 2)).toMatchObject([
    { what: 'POST /scim/v2/Users', reason: expect.stringMatching(/./) },
    { what: 'POST /scim/v2/Users', reason: '' },
  ])
  const { list } = await logs.list({ kind: 'operations' })
  expect(list.find(({ target }) => target === id)).toMatchObject({ what: 'POST /scim/v2/Users' })
})
