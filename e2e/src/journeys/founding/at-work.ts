import { type Look, openAsVisitor, type Person } from '../../person.ts'
import type { Founding } from './founder.ts'
import { accountOf } from './sheets.ts'

const phone = { locale: 'zh-CN', theme: 'light', isTouch: true } as const
export const desk = { locale: 'zh-CN', theme: 'light', width: 1280, height: 800, scale: 1 } as const

/** Somebody comes in by the identity provider on a phone, lets a computer in by QR code, and a claim is approved by all. */
export async function workWithIt(founding: Founding): Promise<void> {
  const starter = await comeIn(founding, accountOf(4))
  await letComputerIn(founding, starter)
  await claim(starter, '杭州客户拜访')
  for (const approver of [accountOf(0), accountOf(6)]) {
    const person = await comeIn(founding, approver)
    await approve(person, '杭州客户拜访')
    await person.leave()
  }
  await starter.page.getByText('已通过').first().waitFor()
  await starter.leave()
}

/** Signs in through the provider, without a password of Signet. */
export async function comeIn(
  { world, identities }: Founding,
  account: string,
  look: Look = phone,
): Promise<Person> {
  const person = await openAsVisitor(world, look)
  identities.expect(account)
  await person.page.goto('/pages/login/index')
  await person.page.getByRole('button', { name: /云杉统一登录/ }).click()
  await person.page.waitForURL('**/pages/index/index')
  return person
}

async function letComputerIn({ world }: Founding, { page }: Person): Promise<void> {
  const computer = await openAsVisitor(world, desk)
  await computer.page.goto('/pages/login/index')
  const [asked] = await Promise.all([
    computer.page.waitForResponse(/getTicket$/),
    computer.page.getByRole('link', { name: '扫码登录' }).click(),
  ])
  const { data } = (await asked.json()) as { data: { ticket: string } }
  await page.goto(`/pages/login/scanLogin?id=${data.ticket}`)
  await page.getByText('请求登录的设备').waitFor()
  await page.getByRole('button', { name: '确认登录' }).click()
  await computer.page.waitForURL('**/pages/index/index')
  await computer.page.getByText('日常办公').first().waitFor()
  if (await computer.page.getByText('财务工作台').isVisible())
    throw new Error('An application of a role is shown to somebody without it')
  await computer.leave()
}

export async function claim({ page }: Person, what: string): Promise<void> {
  await page.goto('/pages/index/index')
  await page.getByTestId('launchable-flow').filter({ hasText: '费用报销' }).first().click()
  await page.getByRole('textbox', { name: '报销事由' }).fill(what)
  await page.getByRole('textbox', { name: '所属项目' }).fill('G12')
  await page.getByRole('button', { name: /^第 1 行/ }).click()
  const row = page.getByRole('dialog')
  await row.getByRole('textbox', { name: /^日期/ }).fill('昨天')
  await row.getByRole('button', { name: /^类别/ }).click()
  await page.getByRole('option', { name: '差旅交通' }).click()
  await row.getByRole('textbox', { name: '金额' }).fill('268.5')
  await row.getByRole('button', { name: '完成', exact: true }).click()
  await page.getByRole('contentinfo').getByRole('button', { name: '提交', exact: true }).click()
  await page.getByText('审批中').first().waitFor()
}

export async function approve({ page }: Person, what: string): Promise<void> {
  await page.goto('/pages/workFlow/flowTodo/index?list=doing')
  await page.getByTestId('case-card').filter({ hasText: what }).click()
  await page.getByRole('contentinfo').getByRole('button', { name: '同意', exact: true }).click()
  await page.getByRole('button', { name: /^确认/ }).click()
  await page.waitForURL(/flowBefore|flowTodo/)
}
