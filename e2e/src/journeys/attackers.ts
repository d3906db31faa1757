import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenIdServer } from '@signet/server/testing'
import type { Page } from 'playwright-core'
import type { Journey, World } from '../journey.ts'
import { idOf } from '../office.ts'
import { openIdentities } from '../open-identities.ts'
import { type Look, openAsVisitor, type Person } from '../person.ts'
import { startProduct } from '../product.ts'
import { clientOf } from '../publish.ts'

/**
 * Strangers guess passwords and codes, and send somebody the answer of their own sign-in; they get nothing, and the
 * owners of the accounts get in meanwhile. The product counts calls as in production, behind one proxy, so that
 * each browser has an address of its own and solves proofs of work.
 */
export const attackers: Journey = {
  name: 'attackers',
  run: async (world) => {
    const attacked = await openAttacked(world)
    try {
      await guessPasswords(attacked)
      await guessCodes(attacked)
      await mixUpAnswers(attacked)
    } finally {
      await attacked.close()
    }
  },
}

type Attacked = Readonly<{ world: World; identities: OpenIdServer; close: () => Promise<void> }>

async function openAttacked({ browser, passTime }: World): Promise<Attacked> {
  const dataDir = await mkdtemp(join(tmpdir(), 'signet-attackers-'))
  const clientSecret = randomBytes(16).toString('hex')
  const { identities, port, address } = await openIdentities(clientSecret)
  const product = await startProduct({
    dataDir,
    port,
    seed: 'demo',
    settings: {
      RATE_LIMITS: 'on',
      TRUST_PROXY: '1',
      DEMO_ON_ANY_ADDRESS: 'yes',
      INNER_HOSTS: '127.0.0.1',
      PUBLIC_URL: address,
    },
  })
  const world = { browser, product, passTime }
  await switchWaysOn(world, identities.issuer, clientSecret)
  return {
    world,
    identities,
    close: async () => {
      await product.stop()
      await identities.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const phone = '13800000031'

async function switchWaysOn(world: World, issuer: string, clientSecret: string): Promise<void> {
  const { settings, organization } = await clientOf(world, 'admin')
  await settings.save({ group: 'sms', value: { isOn: true }, secrets: {}, version: 0 })
  await organization.updateUser({ id: await idOf(world, 'finance'), mobilePhone: phone })
  const sso = (await settings.list()).groups.find(({ group }) => group === 'sso')
  const value = { ...sso?.value, isOn: true, name: 'SSO', clientId: 'signet', issuer, findBy: 'account' }
  await settings.save({ group: 'sso', value, secrets: { clientSecret }, version: sso?.version ?? 0 })
}

const look = { locale: 'zh-CN', theme: 'light' } as const satisfies Look

async function openFrom(world: World, address: string): Promise<Person> {
  const person = await openAsVisitor(world, look)
  await person.page.context().setExtraHTTPHeaders({ 'X-Forwarded-For': address })
  return person
}

const refused = /Failed to load resource/

/** After three wrong passwords the browser works before it is answered; after five it is answered no more. */
async function guessPasswords({ world }: Attacked): Promise<void> {
  const thief = await openFrom(world, '198.51.100.7')
  await thief.page.goto('/pages/login/index')
  const proofs = countProofs(thief.page)
  for (let guess = 0; guess < 5; guess += 1) {
    await logIn(thief.page, 'employee', `wrong-${guess}`)
    await thief.page.getByRole('alert').filter({ hasText: '账号或密码错误' }).waitFor()
  }
  await logIn(thief.page, 'employee', 'signet-demo')
  await thief.page.getByRole('alert').filter({ hasText: '密码错误次数过多' }).waitFor()
  if (proofs() === 0) throw new Error('The browser that guessed solved no proof of work')
  await thief.leave(refused)

  const owner = await openFrom(world, '203.0.113.9')
  await owner.page.goto('/pages/login/index')
  await logIn(owner.page, 'employee', 'signet-demo')
  await owner.page.waitForURL('**/pages/index/index')
  await owner.leave(refused)
}

function countProofs(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.headers()['proof-of-work'] !== undefined) count += 1
  })
  return () => count
}

async function logIn(page: Page, account: string, password: string): Promise<void> {
  await page.locator('input[autocomplete="username"]').fill(account)
  await page.locator('input[type="password"]').fill(password)
  await Promise.all([
    page.waitForResponse(
      async (response) =>
        response.url().endsWith('/api/oauth/Login') &&
        !(await response.text()).includes('session.proofNeeded'),
    ),
    page.locator('button[type="submit"]').click(),
  ])
}

/** Five guesses spend the code that the owner has got, and change no password. */
async function guessCodes({ world }: Attacked): Promise<void> {
  const { waysIn } = await clientOf(world, 'admin')
  const thief = await openFrom(world, '198.51.100.8')
  const { page } = thief
  await page.goto('/pages/login/index')
  await page.getByRole('link', { name: '忘记密码' }).click()
  await page.getByLabel('手机号').fill(phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByRole('status').filter({ hasText: '验证码已发送' }).waitFor()
  for (const field of await page.locator('input[type="password"]').all())
    await field.fill('magnolia in bloom')
  const code = /\b\d{6}\b/.exec((await waysIn.smsOutbox()).list[0]?.body ?? '')?.[0]
  if (code === undefined) throw new Error('The owner got no code')
  for (let guess = 1; guess <= 5; guess += 1)
    await choosePassword(page, String((Number(code) + guess) % 1_000_000).padStart(6, '0'))
  await choosePassword(page, code)
  await thief.leave(refused)
  await clientOf(world, 'finance')
}

async function choosePassword(page: Page, code: string): Promise<void> {
  await page.getByLabel('短信验证码').fill(code)
  const [answered] = await Promise.all([
    page.waitForResponse((response) => /\/ResetPassword$/.test(response.url())),
    page.getByRole('button', { name: '设置新密码' }).click(),
  ])
  const { code: answer } = (await answered.json()) as { code: number }
  if (answer === 200) throw new Error('A guessed or spent code chose a password')
  await page.getByRole('alert').filter({ hasText: '验证码不正确或已失效' }).waitFor()
}

/** The answer of a provider counts in the browser that asked for it, so that no one is led into a stranger's account. */
async function mixUpAnswers({ world, identities }: Attacked): Promise<void> {
  const thief = await openFrom(world, '198.51.100.9')
  await thief.page.goto('/pages/login/index')
  const answer = await identities.signIn(await beginSignIn(thief.page), 'manager')
  const victim = await openFrom(world, '203.0.113.10')
  await victim.page.goto(answer)
  await victim.page.getByText('在另一个浏览器中开始的').waitFor()
  await victim.page.goto('/')
  await victim.page.locator('input[autocomplete="username"]').waitFor()

  identities.expect('employee')
  await victim.page.getByRole('button', { name: /SSO/ }).click()
  await victim.page.waitForURL('**/pages/index/index')
  await thief.leave(refused)
  await victim.leave(refused)
}

/** Begins a sign-in in this browser; returns the address of the provider, unopened. */
async function beginSignIn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answer = await fetch('/api/oauth/Login/socials/begin', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ provider: 'oidc' }),
    })
    return ((await answer.json()) as { data: { url: string } }).data.url
  })
}
