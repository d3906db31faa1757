import type { Page } from 'playwright-core'
import { option } from './build-form.ts'
import type { Hand } from './hand.ts'

/** Publishes what is designed, after a look at what publishing means, with a reason where a finding needs one. */
export async function publish(page: Page, hand: Hand, reason?: string): Promise<void> {
  await page.getByText('已保存').waitFor()
  await hand.click(page.getByRole('button', { name: '发布', exact: true }))
  const sheet = page.getByRole('dialog')
  if (reason !== undefined) {
    await hand.click(sheet.getByLabel('仍要发布的理由'))
    await hand.type(reason)
  }
  await hand.click(sheet.getByRole('button', { name: '发布', exact: true }))
  await sheet.waitFor({ state: 'hidden' })
}

/** Opens the list of a form from its designer, adds the total as a column with its sum, and publishes it. */
export async function buildList(page: Page, hand: Hand): Promise<void> {
  hand.begin('list')
  await hand.click(page.getByRole('link', { name: '设计列表' }))
  await page.getByRole('heading', { name: '出差申请 · 列表' }).waitFor()
  await hand.click(page.getByLabel('添加列'))
  await hand.click(option(page, '总额'))
  await hand.click(page.getByLabel('显示合计的列'))
  await hand.click(option(page, '总额'))
  await publish(page, hand)
}
