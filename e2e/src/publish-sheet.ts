import type { Page } from 'playwright-core'

const words = {
  'zh-CN': { publish: '发布', reason: '仍要发布的理由' },
  'en-US': { publish: 'Publish', reason: 'Reason to publish anyway' },
} as const

/** Opens the sheet that says what publishing means, gives a reason where one is needed, and publishes. */
export async function publishBySheet(page: Page, language: keyof typeof words = 'zh-CN'): Promise<void> {
  const { publish, reason } = words[language]
  await page.getByRole('button', { name: publish, exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.locator('section').first().waitFor()
  const field = sheet.getByLabel(reason)
  if (await field.isVisible()) await field.fill('E2E')
  await sheet.getByRole('button', { name: publish, exact: true }).click()
  await sheet.waitFor({ state: 'hidden' })
}
