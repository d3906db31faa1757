import { Attribute, Change } from 'ldapts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type DirectoryServer,
  directoryCalls,
  missingDirectoryServer,
  type Office,
  openDirectoryServer,
  openOffice,
  password,
  refusalOf,
} from '../../../../test/index.ts'

const missing = missingDirectoryServer()
const base = 'dc=office,dc=example'

type Person = Readonly<
  { uid: string; ou?: string } & Partial<Record<'cn' | 'mail' | 'mobile' | 'manager', string>>
>

const dnOf = ({ uid, ou = 'sales' }: Person) => `uid=${uid},ou=${ou},${base}`

describe.skipIf(missing !== '')(missing || 'people are taken over from a real directory', () => {
  let office: Office
  let directory: DirectoryServer
  let on: ReturnType<typeof directoryCalls>
  beforeAll(async () => {
    directory = await openDirectoryServer([])
    office = await openOffice({
      secretKey: new Uint8Array(32).fill(7),
      outside: { innerHosts: ['127.0.0.1'] },
    })
    on = directoryCalls(office, directory)
    await on.turnOn()
    await on.save('directorySync', { departments: 'fromUnits', groupFilter: '(objectClass=groupOfNames)' })
    await addUnit('sales')
    await addUnit('east', 'ou=sales')
    await addUnit('finance')
    await add({ uid: 'boss', cn: '周总', mail: 'boss@office.example' })
    await add({
      uid: 'qian',
      cn: '钱东',
      ou: 'east,ou=sales',
      mail: 'qian@office.example',
      manager: dnOf({ uid: 'boss' }),
    })
    await add({ uid: 'sun', cn: '孙西', mobile: '13900000001' })
  })
  afterAll(async () => {
    await office.close()
    await directory.close()
  })

  const addUnit = (ou: string, above = '') =>
    directory.change((client) =>
      client.add(`ou=${ou},${above === '' ? '' : `${above},`}${base}`, {
        objectClass: 'organizationalUnit',
        ou,
      }),
    )
  const add = (person: Person) => directory.change((client) => client.add(dnOf(person), entryOf(person)))
  const modify = (person: Person, type: string, values: readonly string[]) =>
    directory.change((client) =>
      client.modify(
        dnOf(person),
        new Change({ operation: 'replace', modification: new Attribute({ type, values: [...values] }) }),
      ),
    )
  const remove = (person: Person) => directory.change((client) => client.del(dnOf(person)))
  const rename = (person: Person, next: string) =>
    directory.change((client) => client.modifyDN(dnOf(person), next))

  type Run = Awaited<ReturnType<typeof on.preview>>
  async function withList(run: Run) {
    const { list } = await (await on.calls()).changes({ id: run.id, pageSize: 200 })
    return { ...run, list: list.map(sentenceOf).toSorted() }
  }
  const preview = async () => withList(await on.preview())
  const run = async (previewId: string) => withList(await on.run(previewId))
  async function sync() {
    const ready = await preview()
    const done = await run(ready.id)
    expect(done).toMatchObject({ state: 'done', list: ready.list, counts: ready.counts })
    return done
  }
  async function personOf(keyword: string) {
    const { list } = await (await office.as('admin')).people.list({ keyword })
    return list.find(({ account }) => account === keyword)
  }

  test('joiners come with department, manager, mail and phone, and sign in by the directory', async () => {
    const ready = await preview()
    expect(ready).toMatchObject({
      kind: 'preview',
      state: 'ready',
      counts: { people: 3, new: 3, departments: 2 },
    })
    expect(await personOf('qian')).toBeUndefined()
    expect(ready.list).toEqual(
      expect.arrayContaining([
        'person new qian: account “” → “qian”, name “” → “钱东”, email “” → “qian@office.example”, manager “” → “周总”, department “” → “sales/east”',
        'department new east: parent “” → “sales”',
      ]),
    )
    const done = await run(ready.id)
    expect(done).toMatchObject({ state: 'done', list: ready.list })
    expect(await personOf('qian')).toMatchObject({ realName: '钱东', email: 'qian@office.example' })
    const { token } = await office
      .client()
      .waysIn.loginDirectory({ account: 'qian', password: 'of the directory' })
    expect((await office.client({ Authorization: token }).session.currentUser()).userInfo.userAccount).toBe(
      'qian',
    )
    expect(await refusalOf(office.client().session.login({ account: 'qian', password }))).toBe(
      'session.wrongPassword',
    )
    expect(await sync()).toMatchObject({ list: [], counts: { new: 0, changed: 0 } })
  })

  test('movers change department, name and account; a renamed entry is the same person', async () => {
    const before = await personOf('qian')
    await rename({ uid: 'qian', ou: 'east,ou=sales' }, `uid=qian.dong,ou=finance,${base}`)
    await modify({ uid: 'qian.dong', ou: 'finance' }, 'cn', ['钱冬'])
    const done = await sync()
    expect(done.list).toEqual([
      'department new finance: parent “” → “”',
      'person changed qian.dong: account “qian” → “qian.dong”, name “钱东” → “钱冬”, department “sales/east” → “finance”',
    ])
    const after = await personOf('qian.dong')
    expect(after?.id).toBe(before?.id)
    expect(await personOf('qian')).toBeUndefined()
  })

  test('leavers are disabled and signed out, and are enabled when they come back', async () => {
    await on.save('directorySync', { mostDisabledPercent: 50 })
    const { token } = await office
      .client()
      .waysIn.loginDirectory({ account: 'sun', password: 'of the directory' })
    await on.save('directorySync', { peopleFilter: '(&(objectClass=person)(!(uid=sun)))' })
    expect((await sync()).list).toEqual(['person vanished sun: '])
    expect(await refusalOf(office.client({ Authorization: token }).session.currentUser())).toBeDefined()
    expect((await sync()).list).toEqual([])
    await on.save('directorySync', { peopleFilter: '(objectClass=person)' })
    expect((await sync()).list).toEqual(['person returned sun: '])
    await office.client().waysIn.loginDirectory({ account: 'sun', password: 'of the directory' })
  })

  test('a run that would disable too many people does nothing', async () => {
    await on.save('directorySync', { mostDisabledPercent: 10, peopleFilter: '(uid=boss)' })
    const ready = await preview()
    expect(ready).toMatchObject({ state: 'ready', counts: { vanished: 2 } })
    expect(ready.reason).toBe('将停用 3 人中的 2 人，超过设置的 10%')
    const stopped = await run(ready.id)
    expect(stopped).toMatchObject({ state: 'stopped', reason: ready.reason })
    expect((await personOf('sun'))?.isEnabled).toBe(true)
    await on.save('directorySync', { mostDisabledPercent: 100, vanished: 'keep' })
    expect((await sync()).list).toEqual([
      'person conflict qian.dong: 目录中已没有此人，按设置保留',
      'person conflict sun: 目录中已没有此人，按设置保留',
    ])
    await on.save('directorySync', {
      mostDisabledPercent: 50,
      vanished: 'disable',
      peopleFilter: '(objectClass=person)',
    })
  })

  test('when the directory changes after the preview, nothing happens and the new preview is there', async () => {
    const ready = await preview()
    await modify({ uid: 'sun' }, 'mobile', ['13900000002'])
    const changed = await run(ready.id)
    expect(changed).toMatchObject({
      state: 'changed',
      list: ['person changed sun: mobilePhone “13900000001” → “13900000002”'],
    })
    expect((await personOf('sun'))?.mobilePhone).toBe('13900000001')
    expect(await run(changed.id)).toMatchObject({ state: 'done', list: changed.list })
    expect((await personOf('sun'))?.mobilePhone).toBe('13900000002')
  })

  test('conflicts are named and change nothing', async () => {
    await add({ uid: 'li', cn: '李目录' })
    await add({ uid: 'twin-1', cn: '双一', mail: 'twin@office.example' })
    await add({ uid: 'twin-2', cn: '双二', mail: 'twin@office.example' })
    await add({ uid: 'round-1', cn: '环一', manager: dnOf({ uid: 'round-2' }) })
    await add({ uid: 'round-2', cn: '环二', manager: dnOf({ uid: 'round-1' }) })
    await add({ uid: 'lost', cn: '失主', manager: dnOf({ uid: 'nobody' }) })
    await add({ uid: 'x', cn: '短' })
    const ready = await preview()
    expect(ready.list.filter((line) => line.includes('conflict')).toSorted()).toEqual(
      [
        'person conflict li: 这里已有账号“li”（李伟），没有与目录关联',
        'person conflict lost: 目录同步的人员中没有主管 uid=nobody，保留原来的主管',
        'person conflict round-1: 主管关系形成循环（环一），保留原来的主管',
        'person conflict round-2: 主管关系形成循环（环二），保留原来的主管',
        'person conflict twin-1: 目录中有多个人的邮箱是 twin@office.example',
        'person conflict twin-2: 目录中有多个人的邮箱是 twin@office.example',
        'person conflict x: 账号“x”不能使用：需要 2 到 60 个字母、数字、点、横线或下划线',
      ].toSorted(),
    )
    await run(ready.id)
    expect(await personOf('li')).toMatchObject({ realName: '李伟' })
    expect(await personOf('twin-1')).toBeUndefined()
    expect(await personOf('lost')).toMatchObject({ realName: '失主' })
    for (const uid of ['twin-1', 'twin-2', 'x']) await remove({ uid })
  })

  test('people who are here are linked when the settings say so', async () => {
    await on.save('directorySync', { existing: 'link' })
    const done = await sync()
    const linked = done.list.find((line) => line.startsWith('person linked')) ?? ''
    expect(linked).toMatch(/^person linked li: name “李伟” → “李目录”, .*department “.*研发部” → “sales”$/)
    expect((await personOf('li'))?.id).toBe(office.company.people.li)
    await office.client().session.login({ account: 'li', password })
    await office.client().waysIn.loginDirectory({ account: 'li', password: 'of the directory' })
    await on.save('directorySync', { existing: 'refuse' })
  })

  test('groups follow the directory, and keep members whom it does not know', async () => {
    const group = `cn=readers,${base}`
    const members = (people: readonly Person[]) =>
      directory.change((client) =>
        client.modify(
          group,
          new Change({
            operation: 'replace',
            modification: new Attribute({ type: 'member', values: people.map(dnOf) }),
          }),
        ),
      )
    await directory.change((client) =>
      client.add(group, { objectClass: 'groupOfNames', cn: 'readers', member: [dnOf({ uid: 'sun' })] }),
    )
    expect((await sync()).list).toContain('group new readers: name “” → “readers”, members “” → “孙西 (sun)”')
    const { groups, organization } = await office.as('admin')
    const { list } = await organization.groupSelector({})
    const { id = '' } = list.find(({ fullName }) => fullName === 'readers') ?? {}
    const holders = async () => (await groups.open({ id })).num
    await groups.changeMembers({ id, add: [office.company.people.wang], remove: [] })
    await members([{ uid: 'boss' }])
    expect((await sync()).list).toContain('group changed readers: members “孙西 (sun)” → “周总 (boss)”')
    expect(await holders()).toBe(2)
  })

  test('the last administrator is never disabled', async () => {
    await on.save('directorySync', { existing: 'link', mostDisabledPercent: 100 })
    await add({ uid: 'admin', cn: '管理员' })
    await sync()
    await remove({ uid: 'admin' })
    const done = await sync()
    expect(done.list).toContain('person conflict admin: 目录中已没有此人，但这是最后一位管理员，不会停用')
    expect(await personOf('admin')).toMatchObject({ isEnabled: true })
    await on.save('directorySync', { existing: 'refuse', mostDisabledPercent: 50 })
  })

  test('two runs at once: the second is refused', async () => {
    const { preview: begin } = await on.calls()
    const both = await Promise.allSettled([begin({}), begin({})])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await office.settle()
  })

  test('only administrators of this company may look and run', async () => {
    const { id } = await preview()
    expect(await refusalOf((await office.as('li')).directorySync.preview({}))).toBe(
      'session.administratorsOnly',
    )
    const other = (await office.other.as('admin')).directorySync
    expect(await refusalOf(other.open({ id }))).toBe('directorySync.notFound')
    expect(await refusalOf(other.changes({ id }))).toBe('directorySync.notFound')
    expect(await refusalOf(other.run({ previewId: id }))).toBe('directorySync.notFound')
    expect(await refusalOf(other.preview({}))).toBe('directorySync.off')
  })
})

type Row = Readonly<{
  part: string
  kind: string
  account: string
  name: string
  fields: readonly Readonly<{ field: string; before: string; after: string }>[]
  reason: string
}>

function sentenceOf({ part, kind, account, name, fields, reason }: Row): string {
  const differences = fields.map(({ field, before, after }) => `${field} “${before}” → “${after}”`)
  return `${part} ${kind} ${account || name}: ${differences.join(', ')}${reason}`
}

function entryOf({ uid, cn = uid, mail, mobile, manager }: Person) {
  return {
    ...{ objectClass: 'inetOrgPerson', uid, cn, sn: uid, userPassword: 'of the directory' },
    ...(mail !== undefined && { mail }),
    ...(mobile !== undefined && { mobile }),
    ...(manager !== undefined && { manager }),
  }
}
