import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type DirectoryServer,
  missingDirectoryServer,
  type Office,
  openDirectoryServer,
  openOffice,
  password,
  refusalOf,
} from '../../../../test/index.ts'

const missing = missingDirectoryServer()

describe.skipIf(missing !== '')(missing || 'with a real directory', () => {
  let office: Office
  let directory: DirectoryServer
  beforeAll(async () => {
    directory = await openDirectoryServer([
      { uid: 'li', cn: '李目录', password: 'li of the directory' },
      { uid: 'wang', cn: '王目录', password: 'wang of the directory' },
      { uid: 'zhao', cn: '赵目录', password: 'zhao of the directory' },
      { uid: 'stranger', cn: '陌生人', password: 'stranger of the directory' },
    ])
    office = await openOffice({
      secretKey: new Uint8Array(32).fill(7),
      outside: { innerHosts: ['127.0.0.1'] },
      trustProxy: 1,
    })
    await save({})
  })
  afterAll(async () => {
    await office.close()
    await directory.close()
  })

  async function save(part: Record<string, string | number | boolean>, secret = directory.bindPassword) {
    const { settings } = await office.as('admin')
    const group = (await settings.list()).groups.find((one) => one.group === 'ldap')
    const { value = {}, version = 0 } = group ?? {}
    const { port, baseDn, bindDn } = directory
    const usual = { isOn: true, name: '公司目录', host: '127.0.0.1', port, security: 'none', baseDn, bindDn }
    await settings.save({
      group: 'ldap',
      value: { ...value, ...usual, ...part },
      secrets: { bindPassword: secret },
      version,
    })
  }

  const signIn = (account: string, secret: string) =>
    office.client().waysIn.loginDirectory({ account, password: secret })
  const refused = (account: string, secret: string) => refusalOf(signIn(account, secret))

  test('Li signs in with the password of the directory, and her own keeps working', async () => {
    const { token } = await signIn('li', 'li of the directory')
    const { userInfo } = await office.client({ Authorization: token }).session.currentUser()
    expect(userInfo.userAccount).toBe('li')
    expect((await office.client().session.loginConfig()).directoryName).toBe('公司目录')
    await office.client().session.login({ account: 'li', password })
  })

  test('a wrong password, and the one of this product, open nothing', async () => {
    expect(await refused('wang', 'guess')).toBe('session.wrongPassword')
    expect(await refused('wang', password)).toBe('session.wrongPassword')
    expect(await refused('nobody-here', 'guess')).toBe('session.wrongPassword')
    const { list } = await (await office.as('wang')).account.signIns()
    expect(list.filter(({ outcome }) => outcome === 'wrongPassword')).toHaveLength(2)
  })

  test('what is typed is a value and no part of the filter', async () => {
    for (const account of ['*', 'l*', 'li)(uid=*', '*)(objectClass=*', 'li\\2a'])
      expect(await refused(account, 'li of the directory')).toBe('session.wrongPassword')
  })

  test('who is in the directory and not here gets no session', async () => {
    expect(await refused('stranger', 'stranger of the directory')).toBe('waysIn.directoryUnknown')
  })

  test('a disabled person does not get in', async () => {
    const admin = await office.as('admin')
    await admin.organization.updateUser({ id: office.company.people.zhao, enabledMark: 0 })
    expect(await refused('zhao', 'zhao of the directory')).toBe('session.disabled')
  })

  test('wrong passwords of the directory lock as those of this product', async () => {
    const knock = async (secret: string) => {
      const answer = await office.app.http.inject({
        method: 'POST',
        url: '/api/oauth/Login/directory',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'x-forwarded-for': '203.0.113.9',
        },
        payload: new URLSearchParams({ account: 'wang', password: secret }).toString(),
      })
      return answer.json().data.refusal as string | undefined
    }
    for (let turn = 0; turn < 5; turn += 1) expect(await knock('guess')).toBe('session.wrongPassword')
    expect(await knock('wang of the directory')).toBe('session.locked')
  })

  test('settings that cannot work are not saved', async () => {
    const wrong = async (part: Record<string, string | number>, secret?: string) => {
      const answer = await save(part, secret).catch((error: unknown) => error)
      const { problems } = answer as { problems?: readonly { path: string }[] }
      return (problems ?? []).map(({ path }) => path)
    }
    expect(await wrong({}, 'wrong')).toEqual(['host'])
    expect(await wrong({ baseDn: 'dc=elsewhere,dc=example' })).toEqual(['host'])
    expect(await wrong({ userFilter: '(uid=li)' })).toEqual(['userFilter'])
    expect(await wrong({ userFilter: '(&(uid={account})' })).toEqual(['host'])
    expect(await wrong({ host: '192.168.1.1' })).toEqual(['host'])
  })

  test('a filter that finds several people signs none of them in', async () => {
    await save({ userFilter: '(|(uid={account})(uid=wang))' })
    expect(await refused('li', 'li of the directory')).toBe('waysIn.directoryAway')
    await save({ userFilter: '(uid={account})' })
  })

  test('while the directory is away, people read so, administrators find the cause and get in', async () => {
    const { port } = directory
    await directory.close()
    expect(await refused('li', 'li of the directory')).toBe('waysIn.directoryAway')
    const { token } = await office.client().session.login({ account: 'admin', password })
    const { logs, settings } = office.client({ Authorization: token })
    const { list } = await logs.list({ kind: 'faults' })
    expect(list.map(({ what }) => what)).toContain('POST /api/oauth/Login/directory')

    const liar = createServer((socket) => socket.end('not a directory')).listen(port, '127.0.0.1')
    expect(await refused('li', 'li of the directory')).toBe('waysIn.directoryAway')
    liar.close()
    const group = (await settings.list()).groups.find((one) => one.group === 'ldap')
    await settings.save({
      group: 'ldap',
      value: { ...group?.value, isOn: false },
      secrets: {},
      version: group?.version ?? 0,
    })
    expect(await refused('li', 'li of the directory')).toBe('waysIn.directoryOff')
  })
})
