import { type MailServer, openMailServer } from '@signet/server/testing'
import type { Page } from 'playwright-core'
import type { Journey, World } from '../../journey.ts'
import { openAsVisitor, patience, personOf } from '../../person.ts'
import { clientOf, publishFlow } from '../../publish.ts'
import { mailTheManager, untilMailed } from './by-mail.ts'

/**
 * The manager gets a mail that a request waits, and approves it on a phone that is not signed in, by the link of the mail.
 * Opening the link decides nothing; used once, it is over.
 */
export const decidedByMail: Journey = {
  name: 'decided-by-mail',
  settings: (address) => ({ PUBLIC_URL: address }),
  run: async (world) => {
    const mails = await openMailServer()
    const { caseId, path } = await mailedRequest(world, mails)
    await mails.close()
    const phone = { locale: 'zh-CN', theme: 'light', isTouch: true } as const
    const first = await openAsVisitor(world, phone)
    await first.page.goto(path)
    await first.page.getByText('128.5').waitFor({ timeout: patience })
    await first.page.reload()
    await first.page.getByRole('button', { name: '同意' }).click({ timeout: patience })
    await first.page.getByText('已同意').waitFor({ timeout: patience })
    await first.leave()

    const { status } = await (await clientOf(world, 'employee')).approvals.open({ caseId })
    if (status !== 'approved') throw new Error(`The request is ${status} after it was approved by mail`)
    const second = await openAsVisitor(world, phone)
    await second.page.goto(path)
    await isOver(second.page)
    await second.leave()
  },
}

async function isOver(page: Page): Promise<void> {
  await page.getByText('这个链接已使用过，只能使用一次').waitFor({ timeout: patience })
  if (await page.getByRole('button', { name: '同意' }).isVisible())
    throw new Error('A used link still offers to approve')
}

/** Launches a request that waits for the manager, and returns it with the page that the link of the mail opens. */
async function mailedRequest(world: World, mails: MailServer) {
  await mailTheManager(world, mails)
  const admin = await clientOf(world, 'admin')
  await admin.settings.save({ group: 'decisionLinks', value: { mail: true }, secrets: {}, version: 0 })
  const manager = await personOf(world, 'manager')
  const review = {
    ...{ id: 'review', name: '部门审批', kind: 'approver', reason: true },
    sources: [{ kind: 'people', people: [manager.id] }],
  }
  const flowId = await publishFlow(admin, { name: '差旅费', code: 'mailed', steps: [review] })
  const employee = await clientOf(world, 'employee')
  const values = { subject: '出差上海', amount: '128.5' }
  const { caseId } = await employee.approvals.launch({ flowId, values })
  await world.passTime(1)
  return { caseId, path: await untilMailed(mails, /\/pages\/login\/decide#[\w.-]+/) }
}
