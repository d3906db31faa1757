import { readFile } from 'node:fs/promises'
import { unzipped } from '@signet/server/testing'
import type { Page } from 'playwright-core'
import type { Journey, World } from '../../journey.ts'
import { idOf } from '../../office.ts'
import { signIn } from '../../person.ts'
import { clientOf } from '../../publish.ts'
import { chatWords, say } from './direct-talk.ts'

const words = '你这个笨蛋'
const phone = { theme: 'light', isTouch: true, locale: 'zh-CN' } as const
const desk = { theme: 'light', locale: 'zh-CN', width: 1440, height: 900 } as const

/**
 * A person reports a message from the phone, a moderator removes it in the studio, and both sides read so at once. Then one auditor asks for the conversations of a person, another approves, and the file holds what is left.
 */
export const moderation: Journey = {
  name: 'moderation',
  run: async (world) => {
    const manager = await signIn(world, 'manager', phone)
    const employee = await signIn(world, 'employee', phone)
    const { chat } = await clientOf(world, 'manager')
    const { id } = await chat.createGroup({ name: '项目组', personIds: [await idOf(world, 'employee')] })
    for (const { page } of [manager, employee]) await page.goto(`/pages/message/im/index?formUserId=${id}`)
    await say(manager.page, chatWords['zh-CN'], words)
    await say(manager.page, chatWords['zh-CN'], '合同金额 4280')
    await report(employee.page)

    const admin = await signIn(world, 'admin', desk, '/studio/')
    await remove(admin.page)
    for (const { page } of [manager, employee]) {
      await page.getByText('消息已被管理员移除').waitFor()
      await page.getByText(words).waitFor({ state: 'detached' })
    }
    await barred(manager.page)

    const auditor = await auditorAt(world)
    await askForExport(auditor.page, await nameOf(world, 'manager'))
    await approve(admin.page)
    const messages = await downloaded(auditor.page)
    if (!messages.includes('4280') || messages.includes(words))
      throw new Error('The export does not hold what the conversation holds')
    for (const person of [manager, employee, admin, auditor]) await person.leave()
  },
}

async function report(page: Page): Promise<void> {
  const message = page.getByRole('log').getByRole('article').filter({ hasText: words })
  await message.getByRole('button', { name: '消息操作' }).tap()
  await page.getByRole('button', { name: '举报', exact: true }).tap()
  const sheet = page.getByRole('dialog', { name: '举报' })
  await sheet.getByRole('radio', { name: '辱骂或歧视' }).tap()
  await sheet.getByRole('button', { name: '提交举报' }).tap()
  await sheet.waitFor({ state: 'detached' })
}

async function remove(page: Page): Promise<void> {
  await page.goto('/studio/chat-reports')
  await page.getByText(words).click()
  await page.getByRole('button', { name: '处理举报' }).click()
  const form = page.getByRole('form', { name: '处理举报' })
  await form.getByText('成立，移除消息').click()
  await form.getByRole('combobox', { name: /^禁言/ }).click()
  await page.getByText('1 天', { exact: true }).click()
  await form.getByRole('button', { name: '处理举报' }).click()
  await page.getByText(/处理了举报/).waitFor()
}

/** Who was restricted reads so where one writes, and cannot write. */
async function barred(page: Page): Promise<void> {
  await page.reload()
  await page.getByRole('status').filter({ hasText: '只能查看' }).waitFor()
  if (await page.getByRole('textbox', { name: '写消息' }).isVisible())
    throw new Error('A restricted person may write')
}

/** The director, who may audit. */
async function auditorAt(world: World) {
  const { grades } = await clientOf(world, 'admin')
  const personIds = [await idOf(world, 'director')]
  const whole = { isWhole: true, organizationIds: [], circleIds: [] }
  await grades.create({ ...whole, name: '审计', areas: ['audit'], personIds })
  return signIn(world, 'director', desk, '/studio/')
}

async function nameOf(world: World, account: string): Promise<string> {
  const { session } = await clientOf(world, account)
  return (await session.currentUser({})).userInfo.userName
}

async function askForExport(page: Page, name: string): Promise<void> {
  await page.goto('/studio/chat-exports?open=new')
  const form = page.getByRole('form', { name: '申请导出' })
  await form.getByLabel('理由').fill('内部审计')
  const [from, until] = [form.locator('.ant-picker input').first(), form.locator('.ant-picker input').last()]
  const today = new Date()
  const dayOf = (later: number) => new Date(today.getTime() + later * 86_400_000).toISOString().slice(0, 10)
  await from.fill(dayOf(-1))
  await until.fill(dayOf(1))
  await until.press('Enter')
  await form.getByLabel('人员').click()
  await page.keyboard.type(name)
  await page.locator('.ant-select-item-option').filter({ hasText: name }).first().click()
  await form.getByRole('button', { name: '提交申请' }).click()
  await page
    .getByText(/申请的导出/)
    .first()
    .waitFor()
}

async function approve(page: Page): Promise<void> {
  await page.goto('/studio/chat-exports')
  await page.getByText('内部审计').click()
  await page.getByRole('button', { name: '审批', exact: true }).click()
  const form = page.getByRole('form', { name: '审批' })
  await form.getByText('批准', { exact: true }).click()
  await form.getByRole('button', { name: '审批', exact: true }).click()
  await page.getByRole('button', { name: '下载' }).waitFor()
}

/** The messages of the downloaded archive. */
async function downloaded(page: Page): Promise<string> {
  await page.goto('/studio/chat-exports')
  await page.getByText('内部审计').click()
  const button = page.getByRole('button', { name: '下载' })
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  const entries = unzipped(await readFile(await download.path()))
  return String(entries.find(({ name }) => name === 'messages.jsonl')?.bytes)
}
