import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Office, openOffice, password, refusalOf } from '../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice({ trustProxy: 1 })
})
afterAll(() => office.close())

test('Li signs in and gets their own profile', async () => {
  const li = await office.as('li')

  const { userInfo, menuList } = await li.session.currentUser()

  expect(userInfo).toMatchObject({
    userAccount: 'li',
    userName: '李伟',
    positionName: '工程师',
    organizeName: '云杉科技/研发部',
    manager: '孙经理',
    isAdministrator: false,
    tenantId: 'demo',
  })
  expect(menuList.map(({ urlAddress }) => urlAddress)).toContain(
    '/pages/workFlow/flowTodo/index?list=pending',
  )
})

test('a person without a manager of their own reports to the head of the department', async () => {
  const { userInfo } = await (await office.as('zhao')).session.currentUser()

  expect(userInfo.manager).toBe('孙经理')
})

test('an account without a tenant is one of the first tenant', async () => {
  const { token } = await office.client().session.login({ account: 'LI', password })
  const { userInfo } = await office.client({ Authorization: token }).session.currentUser()

  expect(userInfo.tenantId).toBe('demo')
})

test('a mobile phone signs in as well as the account, at the tenant that is named', async () => {
  const admin = await office.as('admin')
  await admin.organization.createUser({
    account: 'phoned',
    realName: '何电',
    password,
    mustChangePassword: false,
    mobilePhone: '13800000001',
  })

  const { token } = await office.client().session.login({ account: '13800000001@demo', password })
  const { userInfo } = await office.client({ Authorization: token }).session.currentUser()

  expect(userInfo.userAccount).toBe('phoned')
})

test('a phone shared by two people, as before phones were unique, is not an account', async () => {
  const { organization } = await office.as('admin')
  for (const account of ['twin1', 'twin2'])
    await organization.createUser({ account, realName: '双生', password, mustChangePassword: false })
  const twins = office.db.tenant('demo').updateTable('person').where('account', 'in', ['twin1', 'twin2'])
  await twins.set({ mobilePhone: '13800000002' }).execute()
  await organization.createRole({ fullName: '双生', enCode: 'twins' })

  const shared = office.client().session.login({ account: '13800000002', password })

  expect(await refusalOf(shared)).toBe('session.wrongPassword')
})

test('a wrong password and an unknown account get the same answer', async () => {
  const { session } = office.client()

  const refusalFor = (account: string) => refusalOf(session.login({ account, password: 'not the one' }))

  expect(await refusalFor('wang')).toBe('session.wrongPassword')
  expect(await refusalFor('nobody')).toBe('session.wrongPassword')
})

test('no answer tells whether a tenant exists', async () => {
  const { session, waysIn, socials } = office.client()
  for (const tenant of ['other', 'nowhere']) {
    const account = `li@${tenant}`
    expect(await refusalOf(session.login({ account, password }))).toBe('session.wrongPassword')
    expect(await refusalOf(waysIn.askPasswordLink({ account }))).toBe('waysIn.mailOff')
    expect(await refusalOf(waysIn.smsCode({ phone: `13800000001@${tenant}` }))).toBe('waysIn.smsOff')
    expect(await refusalOf(socials.begin({ provider: 'oidc', tenant }))).toBe('waysIn.ssoOff')
  }
})

test('guesses at a tenant that does not exist lock as those at one that does', async () => {
  const { session } = office.client()
  const guesses = async (account: string) => {
    const refusals: string[] = []
    for (let guess = 0; guess < 6; guess += 1)
      refusals.push(await refusalOf(session.login({ account, password: 'a guess' })))
    return refusals
  }
  expect(await guesses('zhao@nowhere')).toEqual(await guesses('zhao@other'))
})

test('the owner of an account reads once that somebody else was locked out of it', async () => {
  const guess = () =>
    refusalOf(
      office
        .client({ 'X-Forwarded-For': '198.51.100.77' })
        .session.login({ account: 'director', password: 'guess' }),
    )
  for (let turn = 0; turn < 8; turn += 1) await guess()
  await office.settle()
  const director = await office.as('director')

  const { list } = await director.notices.list({})
  expect(list.filter(({ title }) => title.includes('198.51.100.77'))).toHaveLength(1)
})

test('after five wrong passwords the right one is refused for a quarter of an hour', async () => {
  const { session } = office.client()
  const wrong = () => refusalOf(session.login({ account: 'chen', password: 'guess' }))
  const right = () => session.login({ account: 'chen', password })

  for (let guess = 0; guess < 5; guess += 1) expect(await wrong()).toBe('session.wrongPassword')
  expect(await refusalOf(right())).toBe('session.locked')
  office.clock.pass(14 * 60_000)
  expect(await refusalOf(right())).toBe('session.locked')
  office.clock.pass(60_000)

  expect((await right()).token).toHaveLength(43)
})

test('a right password resets the count of wrong ones', async () => {
  const { session } = office.client()
  const attempt = (guess: string) => session.login({ account: 'zhao', password: guess })

  for (let guess = 0; guess < 4; guess += 1) await refusalOf(attempt('guess'))
  await attempt(password)
  for (let guess = 0; guess < 4; guess += 1) await refusalOf(attempt('guess'))

  expect((await attempt(password)).token).toHaveLength(43)
})

test('simultaneous guesses are also stopped at five', async () => {
  const { session } = office.client()
  const guesses = Array.from({ length: 12 }, () => session.login({ account: 'wang', password: 'guess' }))

  const answers = await Promise.all(guesses.map(refusalOf))

  expect(answers.filter((answer) => answer === 'session.wrongPassword')).toHaveLength(5)
  expect(answers.filter((answer) => answer === 'session.locked')).toHaveLength(7)
})

test('the sign-in page lists the demo accounts, and reveals nothing about others', async () => {
  const config = await office.client({ 'Accept-Language': 'en-US' }).session.loginConfig()
  const known = await office.client().session.accountConfig({ account: 'li' })
  const unknown = await office.client().session.accountConfig({ account: 'nobody' })

  expect(config.isFirstRun).toBe(false)
  expect(config.demoAccounts).toContainEqual({ account: 'finance', name: '吴财务', role: 'Finance' })
  expect(known).toEqual(unknown)
})

test('there is only one first administrator', async () => {
  const again = office.client().session.createFirstAdministrator({
    code: office.app.server.firstRunCode,
    companyName: '强盗公司',
    account: 'robber',
    realName: '强盗',
    password: 'let me in please',
  })

  expect(await refusalOf(again)).toBe('session.firstRunDone')
})

const attempt = (account: string, guess: string, headers: Record<string, string> = {}) =>
  office.app.http.inject({
    method: 'POST',
    url: '/api/oauth/Login',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ account, password: guess }).toString(),
  })
const from = (last: number) => ({ 'x-forwarded-for': `203.0.113.${last}` })

test('strangers lock neither another address nor a known device out, however many they are', async () => {
  const first = await attempt('director', password, from(1))
  const cookie = String(first.headers['set-cookie']).split(';')[0] ?? ''
  expect(first.headers['set-cookie']).toMatch(/; Path=\/api\/oauth\/Login; HttpOnly; SameSite=Strict; /)

  for (let turn = 0; turn < 6; turn += 1) await attempt('director', 'guess', from(9))
  expect((await attempt('director', password, from(9))).json().data.refusal).toBe('session.locked')
  expect((await attempt('director', password, from(1))).json().code).toBe(200)

  for (let turn = 0; turn < 50; turn += 1) await attempt('director', 'guess', from(10 + turn))
  expect((await attempt('director', password, from(1))).json().data.refusal).toBe('session.locked')
  for (const headers of [from(1), from(9)])
    expect((await attempt('director', password, { ...headers, cookie })).json().code).toBe(200)
  office.clock.pass(15 * 60_000)
})

test('a known device is known for its owner only, and its own guesses lock it', async () => {
  const cookieOf = async (account: string) =>
    String((await attempt(account, password)).headers['set-cookie']).split(';')[0] ?? ''
  const cookie = await cookieOf('li')
  for (let turn = 0; turn < 5; turn += 1) await attempt('li', 'guess', { cookie })

  expect((await attempt('li', password, { cookie })).json().data.refusal).toBe('session.locked')
  expect((await attempt('li', password)).json().code).toBe(200)
  for (let turn = 0; turn < 5; turn += 1) await attempt('zhao', 'guess', from(200))
  const foreign = await attempt('zhao', password, { ...from(200), cookie })
  expect(foreign.json().data.refusal).toBe('session.locked')
})

test('an invented account locks like a real one, and leaves a bounded number of rows', async () => {
  for (let turn = 0; turn < 5; turn += 1) await attempt('invented', 'guess', from(201))
  expect((await attempt('invented', 'guess', from(201))).json().data.refusal).toBe('session.locked')

  const sources = await office.db.platform.selectFrom('signInFailure').select(['account', 'source']).execute()
  const invented = sources.filter(({ account }) => !account.match(/^[a-z]/))
  expect(invented.length).toBeGreaterThan(0)
  for (const { source } of invented) expect(source).toMatch(/^bucket [\da-f]{4}$/)
})

test('a flood of sign-ins waits in a short queue, and the rest is asked to come back later', async () => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, turn) => attempt(`flood-${turn}`, 'guess', from(202))),
  )

  const refused = answers.filter((answer) => answer.json().code === 429)
  expect(answers.length - refused.length).toBeLessThan(60)
  expect(refused.length).toBeGreaterThan(40)
  expect(refused.every(({ headers }) => Number(headers['retry-after']) >= 1)).toBe(true)
})
