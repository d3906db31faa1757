import type { Page } from 'playwright-core'
import type { Journey, World } from '../journey.ts'
import { openAsVisitor } from '../person.ts'

const password = 'signet-demo'
const phone = { locale: 'zh-CN', theme: 'light' } as const
const desk = { locale: 'en-US', theme: 'dark', width: 1280, height: 800 } as const

/** People add a passkey on their device, and get in with it alone: an employee on a phone, an administrator in the studio. */
export const passkeys: Journey = {
  name: 'passkeys',
  run: async (world) => {
    await employee(world)
    await administrator(world)
  },
}

async function employee(world: World): Promise<void> {
  const person = await openAsVisitor(world, phone)
  const { page } = person
  const home = await signInAt(world, page, 'employee')
  await addPasskey(page, { home, name: '我的手机', add: '添加通行密钥' })
  await page.getByText('我的手机').waitFor()

  await signOut(page, home)
  await page.getByRole('button', { name: '使用通行密钥登录' }).click()
  await page.waitForURL('**/pages/index/index')
  await page.goto(`${home}/pages/my/accountSecurity/passkeys`)
  await page.getByText(/用过/).waitFor()

  await page.getByRole('button', { name: '移除“我的手机”' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '移除' }).click()
  await page.getByText('还没有通行密钥').waitFor()
  await signOut(page, home)
  await page.getByRole('button', { name: '使用通行密钥登录' }).click()
  await page.getByRole('alert').filter({ hasText: '无法确认这个通行密钥' }).waitFor()
  await person.leave()
}

async function administrator(world: World): Promise<void> {
  const person = await openAsVisitor(world, desk)
  const { page } = person
  const home = await signInAt(world, page, 'admin')
  await addPasskey(page, { home, name: 'Laptop', add: 'Add a passkey' })
  await page.getByText('Laptop').waitFor()

  await signOut(page, home)
  await page.goto(`${home}/studio/login`)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await page.waitForURL(({ pathname }) => /^\/studio\/(?!login)\w/.test(pathname))
  await person.leave()
}

/** Signs in by password where browsers offer passkeys without TLS, on a device that unlocks itself. Returns its address. */
async function signInAt({ product }: World, page: Page, account: string): Promise<string> {
  const home = product.address.replace('127.0.0.1', 'localhost')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto(`${home}/pages/login/index`)
  await page.locator('input[autocomplete="username"]').fill(account)
  await page.locator('input[type="password"]').fill(password)
  await page.locator('button[type="submit"]').click()
  await page.waitForURL('**/pages/index/index')
  return home
}

type Adding = Readonly<{ home: string; name: string; add: string }>

async function addPasskey(page: Page, { home, name, add }: Adding): Promise<void> {
  await page.goto(`${home}/pages/my/accountSecurity/passkeys`)
  await page.getByRole('button', { name: add }).click()
  const sheet = page.getByRole('dialog', { name: add })
  await sheet.locator('input').fill(name)
  await sheet.getByRole('button', { name: add }).click()
}

/** As another person at the same browser finds it. */
async function signOut(page: Page, home: string): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.goto(`${home}/pages/login/index`)
}
