import { Attribute, Change } from 'ldapts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  type DirectoryServer,
  directoryCalls,
  missingDirectoryServer,
  type Office,
  openDirectoryServer,
  openOffice,
  refusalOf,
} from '../../../../test/index.ts'

const missing = missingDirectoryServer()
const base = 'dc=office,dc=example'

describe.skipIf(missing !== '')(missing || 'what changes in a real directory', () => {
  let office: Office
  let directory: DirectoryServer
  let on: ReturnType<typeof directoryCalls>
  beforeEach(async () => {
    directory = await openDirectoryServer([])
    office = await openOffice({
      secretKey: new Uint8Array(32).fill(7),
      outside: { innerHosts: ['127.0.0.1'] },
    })
    on = directoryCalls(office, directory)
    await on.turnOn()
    await on.save('directorySync', { mostDisabledPercent: 100 })
  })
  afterEach(async () => {
    await office.close()
    await directory.close()
  })

  const addUnit = (dn: string, ou: string) =>
    directory.change((client) => client.add(`${dn},${base}`, { objectClass: 'organizationalUnit', ou }))
  const add = (dn: string, more: Record<string, string> = {}) =>
    directory.change((client) => {
      const [uid = ''] = dn.replace('uid=', '').split(',')
      const entry = { objectClass: 'inetOrgPerson', uid, cn: uid, sn: uid, userPassword: 'secret' }
      return client.add(`${dn},${base}`, { ...entry, ...more })
    })
  const remove = (dn: string) => directory.change((client) => client.del(`${dn},${base}`))
  const rename = (dn: string, next: string) =>
    directory.change((client) => client.modifyDN(`${dn},${base}`, `${next},${base}`))
  const sync = async () => on.run((await on.preview()).id)
  async function rowsOf({ id }: Readonly<{ id: string }>) {
    const { list } = await (await on.calls()).changes({ id, pageSize: 100 })
    return list.map(({ kind, name, fields, reason }) => {
      const differences = fields.map(({ field, before, after }) => `${field} ${before} > ${after}`)
      return `${kind} ${name}: ${[...differences, reason].filter((text) => text !== '').join(', ')}`
    })
  }
  async function personOf(account: string) {
    const { list } = await (await office.as('admin')).people.list({ keyword: account })
    return list.find((one) => one.account === account)
  }

  test('departments come below the parent of the settings, and follow their units', async () => {
    const { organization } = await office.as('admin')
    await organization.createOrganize({
      ...{ parentId: '-1', fullName: '子公司', enCode: 'branch', category: 'company' },
    })
    const gone = { departments: 'fromUnits', parentCode: 'gone' }
    expect(await refusalOf(on.save('directorySync', gone))).toBe('form.valuesRefused')
    await on.save('directorySync', { departments: 'fromUnits', parentCode: 'branch' })
    await addUnit('ou=north', 'north')
    await addUnit('ou=sales', 'sales')
    await addUnit('ou=team,ou=sales', 'team')
    await add('uid=mei,ou=team,ou=sales')
    expect(await rowsOf(await sync())).toEqual([
      'new mei: account  > mei, name  > mei, department  > 子公司/sales/team',
      'new sales: parent  > 子公司',
      'new team: parent  > 子公司/sales',
    ])

    await rename('ou=team,ou=sales', 'ou=crew,ou=north')
    expect(await rowsOf(await sync())).toEqual([
      'new north: parent  > 子公司',
      'changed crew: name team > crew, parent 子公司/sales > 子公司/north',
    ])
  })

  test('departments of an attribute are known by its text', async () => {
    await on.save('directorySync', { departments: 'fromAttribute', departmentAttribute: 'departmentNumber' })
    await add('uid=mei', { departmentNumber: '设计' })
    await add('uid=lan', { departmentNumber: '设计' })
    expect((await sync()).counts).toMatchObject({ new: 2, departments: 1 })
    await directory.change((client) =>
      client.modify(
        `uid=lan,${base}`,
        new Change({
          operation: 'replace',
          modification: new Attribute({ type: 'departmentNumber', values: ['财务'] }),
        }),
      ),
    )
    expect(await rowsOf(await sync())).toContain('changed lan: department 设计 > 财务')
  })

  test('who comes back under another identifier is linked again and enabled', async () => {
    await add('uid=mei')
    await add('uid=lan')
    await sync()
    const before = await personOf('mei')
    await remove('uid=mei')
    await sync()
    expect(await personOf('mei')).toMatchObject({ isEnabled: false })

    await add('uid=mei')
    expect(await rowsOf(await sync())).toEqual([expect.stringContaining('conflict mei: 这里已有账号“mei”')])
    await on.save('directorySync', { existing: 'link' })
    expect(await rowsOf(await sync())).toEqual(['returned mei: '])
    expect(await personOf('mei')).toMatchObject({ id: before?.id, isEnabled: true })
    await office.client().waysIn.loginDirectory({ account: 'mei', password: 'secret' })
    expect((await on.preview()).counts).toMatchObject({
      new: 0,
      linked: 0,
      returned: 0,
      vanished: 0,
      conflict: 0,
    })
  })

  test('an external person stays one, also when the directory has their account', async () => {
    const lastDay = new Date(office.clock() + 30 * 86_400_000).toISOString().slice(0, 10)
    const { externals } = await office.as('admin')
    await externals.invite({ account: 'mei', realName: '梅', company: '蓝山供应', lastDay })
    await add('uid=mei')
    await on.save('directorySync', { existing: 'link' })
    expect(await rowsOf(await sync())).toEqual(['conflict mei: 梅在这里是外部人员'])
    const directoryHere = await office.app.server.directories.of('demo')
    const id = directoryHere.personByAccount('mei')?.id ?? ''
    expect([directoryHere.isExternal(id), directoryHere.postsOf(id)]).toEqual([true, []])
  })

  test('whom an administrator disabled stays disabled', async () => {
    await add('uid=mei')
    await sync()
    const { id = '' } = (await personOf('mei')) ?? {}
    const { organization } = await office.as('admin')
    await organization.updateUser({ id, enabledMark: 0 })
    expect(await rowsOf(await sync())).toEqual([])
    expect(await personOf('mei')).toMatchObject({ isEnabled: false })

    // Also when the directory had disabled them before.
    await organization.updateUser({ id, enabledMark: 1 })
    await add('uid=lan')
    await on.save('directorySync', { peopleFilter: '(uid=lan)' })
    expect(await rowsOf(await sync())).toContain('vanished mei: ')
    await organization.updateUser({ id, enabledMark: 1 })
    await on.save('directorySync', { peopleFilter: '(objectClass=person)' })
    await sync()
    await organization.updateUser({ id, enabledMark: 0 })
    expect(await rowsOf(await sync())).toEqual([])
    expect(await personOf('mei')).toMatchObject({ isEnabled: false })
  })

  test('when the organization here changes after the preview, nothing happens', async () => {
    await add('uid=mei')
    const ready = await on.preview()
    await (await office.as('admin')).organization.createUser({ account: 'mei', realName: '梅' })
    const changed = await on.run(ready.id)
    expect(changed.state).toBe('changed')
    expect(await rowsOf(changed)).toEqual([expect.stringContaining('conflict mei: 这里已有账号“mei”（梅）')])
    expect(await personOf('mei')).toMatchObject({ realName: '梅' })
  })

  test('a run beyond the bound of people changes nothing and says so', async () => {
    await add('uid=mei')
    const ready = await on.preview()
    await office.db.platform.updateTable('tenant').set({ mostPeople: 1 }).where('code', '=', 'demo').execute()
    await expect.poll(async () => (await office.app.server.tenants.of('demo')).mostPeople).toBe(1)
    expect(await on.run(ready.id)).toMatchObject({ state: 'failed', reason: expect.stringContaining('1') })
    expect(await personOf('mei')).toBeUndefined()
  })

  test('a directory that answers too much at the login page is left', async () => {
    await add('uid=li', { cn: 'y'.repeat(5_000_000) })
    const attempt = office.client().waysIn.loginDirectory({ account: 'li', password: 'secret' })
    expect(await refusalOf(attempt)).toBe('waysIn.directoryAway')
  })
})
