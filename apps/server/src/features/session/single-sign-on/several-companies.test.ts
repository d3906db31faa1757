import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type Office,
  type OpenIdServer,
  openOffice,
  openOpenIdServer,
  password,
  refusalOf,
  testClock,
} from '../../../../test/index.ts'

const clientId = 'signet'
const clientSecret = 'a secret of forty signs, for tests only!!'

let office: Office
let provider: OpenIdServer
beforeAll(async () => {
  provider = await openOpenIdServer(() => ({
    clientId,
    clientSecret,
    redirectUri: 'https://office.example/pages/login/sso-redirect',
    backchannel: 'https://office.example/api/oauth/backchannelLogout/demo/oidc',
  }))
  office = await openOffice({
    clock: testClock(new Date().toISOString()),
    secretKey: new Uint8Array(32).fill(7),
    outside: { innerHosts: ['127.0.0.1'] },
    publicUrl: 'https://office.example',
  })
})
beforeEach(async () => {
  await save('demo', { isOn: true, issuer: provider.issuer, findBy: 'account' })
  await save('other', { isOn: true, issuer: provider.issuer, findBy: 'account' })
})
afterAll(async () => {
  await office.close()
  await provider.close()
})

async function save(company: 'demo' | 'other', part: Record<string, string | boolean>) {
  const { settings } = await (company === 'demo' ? office : office.other).as('admin')
  const group = (await settings.list()).groups.find((one) => one.group === 'sso')
  const value = { ...group?.value, name: '集团账号', clientId, ...part }
  await settings.save({ group: 'sso', value, secrets: { clientSecret }, version: group?.version ?? 0 })
}

/** A browser that comes back from the provider. */
async function comeBack(subject: string, tenant = '') {
  const answer = await office.app.http.inject({
    method: 'POST',
    url: '/api/oauth/Login/socials/begin',
    payload: { provider: 'oidc', tenant },
  })
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
  const { url } = answer.json().data as { url: string }
  const params = new URL(await provider.signIn(url, subject)).search.slice(1)
  return { params, cookie }
}
type Back = Awaited<ReturnType<typeof comeBack>>
type Answered = Readonly<{
  token?: string
  refusal?: string
  list?: readonly Record<string, string>[]
}>

async function post(path: string, { params, cookie }: Back, tenant = ''): Promise<Answered> {
  const answer = await office.app.http.inject({
    method: 'POST',
    url: `/api/oauth/Login/socials${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
    payload: new URLSearchParams({ params, tenant }).toString(),
  })
  return answer.json().data as Answered
}
const companyOf = async ({ token = '' }: Answered) =>
  (await office.client({ Authorization: token }).session.currentUser()).userInfo.tenantId

test('somebody of two companies that believe the same provider chooses the one to enter', async () => {
  const back = await comeBack('admin')
  expect((await post('', back)).refusal).toBe('waysIn.ssoSeveral')
  expect((await post('/companies', back)).list).toMatchObject([
    { tenant: 'demo', company: '云杉科技' },
    { tenant: 'other', company: '别家' },
  ])

  expect(await companyOf(await post('', back, 'other'))).toBe('other')
  expect((await post('', back, 'other')).refusal).toBe('waysIn.ssoBegunElsewhere')
})

test('the companies are for the browser that came back, and only until it has chosen', async () => {
  const back = await comeBack('admin')
  expect((await post('/companies', back)).refusal).toBe('waysIn.ssoBegunElsewhere')
  await post('', back)
  expect((await post('/companies', { ...back, cookie: '' })).refusal).toBe('waysIn.ssoBegunElsewhere')
  expect((await post('', { ...back, cookie: 'signet_sso=another' }, 'demo')).refusal).toBe(
    'waysIn.ssoBegunElsewhere',
  )
  expect(await companyOf(await post('', back, 'demo'))).toBe('demo')
  expect((await post('/companies', back)).refusal).toBe('waysIn.ssoBegunElsewhere')
})

test('a page that is loaded again before the choice asks again', async () => {
  const back = await comeBack('admin')
  await post('', back)
  expect((await post('', back)).refusal).toBe('waysIn.ssoSeveral')
  expect(await companyOf(await post('', back, 'demo'))).toBe('demo')
})

test('a company that does not know the person cannot be chosen', async () => {
  const back = await comeBack('admin')
  await post('', back)
  expect((await post('', back, 'nowhere')).refusal).toBe('waysIn.ssoUnknown')
})

test('who is known to one company only enters it without a question', async () => {
  await office.other
    .as('admin')
    .then(({ organization }) => organization.createUser({ account: 'only', realName: '孙一', password }))
  expect(await companyOf(await post('', await comeBack('li')))).toBe('demo')
  expect(await companyOf(await post('', await comeBack('only')))).toBe('other')
})

test('a company that was named at the start is the only one', async () => {
  expect(await companyOf(await post('', await comeBack('admin', 'other')))).toBe('other')
  expect((await post('', await comeBack('li', 'other'))).refusal).toBe('waysIn.ssoUnknown')
})

test('a company that believes another provider, or none, is no choice', async () => {
  await save('other', { isOn: false })
  expect(await companyOf(await post('', await comeBack('admin')))).toBe('demo')
})

test('a company with a client of its own at the provider, whose claims others may have chosen, is no choice', async () => {
  await save('demo', { clientId: 'elsewhere' })
  await save('other', { isOn: true })
  expect(await companyOf(await post('', await comeBack('admin', 'other')))).toBe('other')
  await save('demo', { clientId })
  await save('other', { clientId: 'elsewhere' })
  expect(await companyOf(await post('', await comeBack('admin')))).toBe('demo')
})

test('somebody who is disabled in one company enters the other without a question', async () => {
  const there = await office.other.as('admin')
  await there.organization.createUser({ account: 'wang', realName: '王芳', password })
  const { organization } = await office.as('admin')
  const { wang } = office.company.people
  expect((await post('', await comeBack('wang'))).refusal).toBe('waysIn.ssoSeveral')
  await organization.updateUser({ id: wang, enabledMark: 0 })

  expect(await companyOf(await post('', await comeBack('wang')))).toBe('other')
  await save('other', { isOn: false })
  expect((await post('', await comeBack('wang'))).refusal).toBe('session.disabled')
  await organization.updateUser({ id: wang, enabledMark: 1 })
})

test('the provider ends the session by the company where it was asked', async () => {
  const back = await comeBack('admin')
  await post('', back)
  const { token = '' } = await post('', back, 'other')
  const rows = await office.db.platform
    .selectFrom('providerSession')
    .select(['tenantCode', 'subject'])
    .execute()
  expect(rows.at(-1)).toMatchObject({ tenantCode: 'demo', subject: 'admin' })
  expect(await refusalOf(office.client({ Authorization: token }).session.currentUser())).toBe('not refused')
})
