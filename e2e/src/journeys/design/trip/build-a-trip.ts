import type { Page } from 'playwright-core'
import type { Journey, World } from '../../../journey.ts'
import { signIn } from '../../../person.ts'
import { clientOf } from '../../../publish.ts'
import { buildFlow } from './build-flow.ts'
import { buildForm } from './build-form.ts'
import { buildList, publish } from './build-list.ts'
import { checkFlow } from './check-flow.ts'
import { tableOf, takeInHand, totalOf } from './hand.ts'

/** What the whole work may cost, exactly: it was 182 clicks and 447 keys before the studio was made shorter. */
const budget = { clicks: 98, keys: 78 }

/**
 * An administrator who does not program builds a business trip from nothing: form, list and flow, with a test and a
 * back-test, and publishes them. The request is then launched on a phone, and reaches the right people.
 */
export const buildATrip: Journey = {
  name: 'build a trip',
  run: async (world) => {
    const look = { locale: 'zh-CN', theme: 'light', width: 1440, height: 900 } as const
    const administrator = await signIn(world, 'admin', look, '/studio/')
    const { page } = administrator
    const hand = await takeInHand(page)
    await buildForm(page, hand)
    hand.begin('publish form')
    await publish(page, hand)
    await buildList(page, hand)
    await buildFlow(page, hand)
    await checkFlow(page, hand)
    hand.begin('publish flow')
    await publish(page, hand, '由管理员代批')

    const costs = await hand.costs()
    process.stdout.write(`${tableOf(costs)}\n`)
    const { clicks, keys } = totalOf(costs)
    if (clicks !== budget.clicks || keys !== budget.keys)
      throw new Error(
        `Building took ${clicks} clicks and ${keys} keys, the budget says ${budget.clicks} and ${budget.keys}.`,
      )
    await administrator.leave()
    await launchOnPhone(world)
  },
}

/** Launches a trip of 2,400.50 yuan and 450 dollars, and follows it past the limit. */
async function launchOnPhone(world: World): Promise<void> {
  const traveller = await signIn(world, 'employee', { locale: 'zh-CN', theme: 'light', isTouch: true })
  const { page } = traveller
  await page.goto('/pages/workFlow/index')
  await page.getByText('出差申请', { exact: true }).first().click()
  await fillTrip(page)
  await page.getByRole('button', { name: '提交', exact: true }).click()
  await page.waitForURL(({ searchParams }) => searchParams.has('config'))
  await page.getByText('审批中').first().waitFor()

  await reachesThem(world)
  await traveller.leave()
}

async function fillTrip(page: Page): Promise<void> {
  await page.getByLabel('出差日期').click()
  const sheet = page.getByRole('dialog')
  await sheet.getByText('结束', { exact: true }).click()
  await sheet.getByText(`${new Date().getFullYear() + 1}年`, { exact: true }).click()
  await sheet.getByRole('button', { name: '完成' }).click()
  await page.getByLabel('目的地').click()
  await sheet.getByPlaceholder('搜索地区名称').fill('西湖区')
  await sheet
    .getByText(/西湖区/)
    .first()
    .click()
  await page.getByLabel('酒店').fill('望湖宾馆')
  await page.getByRole('button', { name: '添加一行' }).click()
  await page.getByLabel('人民币', { exact: true }).fill('2400.50')
  await page.getByLabel('美元', { exact: true }).fill('450')
  await page.getByRole('button', { name: '完成' }).click()
  await page.getByText('5,640.50').waitFor()
}

/** The superior first; above the limit, all of finance and the head of the department at once. */
async function reachesThem(world: World): Promise<void> {
  const { approvals } = await clientOf(world, 'employee')
  const trip = async () => {
    const { list } = await approvals.list({ list: 'launched', pageSize: 50 })
    const found = list.find(({ flow }) => flow.name === '出差申请')
    if (!found) throw new Error('The trip was not launched.')
    return found
  }
  const expectHolders = async (expected: string) => {
    const holders = (await trip()).holders.map(({ name }) => name).join(' ')
    if (holders !== expected) throw new Error(`The trip is with ${holders}, not with ${expected}.`)
  }
  const { caseId } = await trip()
  const { values } = await approvals.open({ caseId })
  if (values['calculate4'] !== '5640.5') throw new Error(`The total is ${String(values['calculate4'])}.`)
  await expectHolders('陆行简')
  await (await clientOf(world, 'manager')).approvals.agree({ taskId: `${caseId}-1` })
  await expectHolders('纪桉然 阮牧忱 许澄意 陆行简')
}
