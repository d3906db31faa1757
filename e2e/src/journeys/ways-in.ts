import type { Journey, World } from '../journey.ts'
import { idOf } from '../office.ts'
import { openAsVisitor, signIn } from '../person.ts'
import { clientOf } from '../publish.ts'

const phone = { locale: 'zh-CN', theme: 'light' } as const
const desk = { locale: 'en-US', theme: 'dark', width: 1280, height: 800 } as const

/** A phone lets a desktop in, a thief with a photo of the code gets nothing, and a forgotten password comes back by message. */
export const waysIn: Journey = {
  name: 'ways in',
  run: async (world) => {
    await scan(world)
    await forget(world)
  },
}

async function scan(world: World): Promise<void> {
  const visitor = await openAsVisitor(world, desk)
  await visitor.page.goto('/pages/login/index')
  const [asked] = await Promise.all([
    visitor.page.waitForResponse(/getTicket$/),
    visitor.page.getByRole('link', { name: 'QR code' }).click(),
  ])
  const { data } = (await asked.json()) as { data: { ticket: string } }
  await visitor.page.getByText('Waiting for your phone').waitFor()

  const employee = await signIn(world, 'employee', phone)
  await employee.page.goto(`/pages/login/scanLogin?id=${data.ticket}`)
  await employee.page.getByText('请求登录的设备').waitFor()
  await visitor.page.getByText('Scanned. Confirm on the phone.').waitFor()
  await employee.page.getByRole('button', { name: '确认登录' }).click()
  await employee.page.waitForURL('**/pages/index/index')

  const thief = await openAsVisitor(world, desk)
  await thief.page.goto('/pages/login/index')
  const stolen = await thief.page.evaluate(async (ticket) => {
    const answer = await fetch(`/api/oauth/getTicketStatus/${ticket}`)
    return ((await answer.json()) as { data: { status: number; value: string } }).data
  }, data.ticket)
  if (stolen.status !== -1 || stolen.value !== '')
    throw new Error('Another browser got in by a photo of the code')
  await visitor.page.waitForURL('**/pages/index/index')
  for (const person of [visitor, employee, thief]) await person.leave()
}

const number = '13800000031'
const chosen = 'magnolia in bloom'

async function forget(world: World): Promise<void> {
  const { settings, organization } = await clientOf(world, 'admin')
  await settings.save({ group: 'sms', value: { isOn: true }, secrets: {}, version: 0 })
  await organization.updateUser({ id: await idOf(world, 'finance'), mobilePhone: number })
  const finance = await openAsVisitor(world, phone)
  const { page } = finance
  await page.goto('/pages/login/index')
  await page.getByRole('link', { name: '忘记密码' }).click()
  await page.getByLabel('手机号').fill(number)
  await page.getByRole('button', { name: '获取验证码' }).click()
  const code = await codeInStudio(world)
  await page.getByLabel('短信验证码').fill(code)
  for (const field of await page.locator('input[type="password"]').all()) await field.fill(chosen)
  await page.getByRole('button', { name: '设置新密码' }).click()
  await page.waitForURL('**/pages/login/index')
  await page.locator('input[autocomplete="username"]').fill('finance')
  await page.locator('input[type="password"]').fill(chosen)
  await page.locator('button[type="submit"]').click()
  await page.waitForURL('**/pages/index/index')
  await finance.leave()
}

/** Reads the code where an administrator of a company without a provider finds it. */
async function codeInStudio(world: World): Promise<string> {
  const admin = await signIn(world, 'admin', desk, '/studio/')
  await admin.page.goto('/studio/settings?kind=sms')
  const message = admin.page.getByRole('listitem').filter({ hasText: number }).first()
  await message.waitFor()
  const code = /\b\d{6}\b/.exec(await message.innerText())?.[0] ?? ''
  await admin.leave()
  return code
}
