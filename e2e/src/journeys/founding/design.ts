import type { Page } from 'playwright-core'
import { publishBySheet } from '../../publish-sheet.ts'
import type { Founding } from './founder.ts'
import { pickOption } from './founder.ts'

/** Takes the template of expense claims, adds a field, and lets the role review instead of chosen people. */
export async function designClaim({ page, camera }: Founding): Promise<void> {
  await page.goto('/studio/flows')
  const templates = page.getByRole('region', { name: 'Templates' })
  await templates.waitFor()
  await camera('templates', page)
  await templates.getByRole('button', { name: /^Expense claim/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Create and design' }).click()
  await page.getByRole('heading', { name: 'Expense claim' }).waitFor()
  const flow = new URL(page.url()).pathname
  await reviewByRole(page)

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('link', { name: 'Open the form' }).click()
  await page.waitForURL('**/studio/forms/*')
  await addProject(page)
  await publishBySheet(page, 'en-US')
  await page.goto(flow)
  await publishBySheet(page, 'en-US')
  await page.getByText('Published v1').waitFor()
}

async function reviewByRole(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'Flowchart' })
    .getByRole('button', { name: 'Finance review' })
    .first()
    .click()
  const settings = page.getByRole('complementary', { name: 'Settings' })
  await settings.getByRole('button', { name: 'Add approver' }).first().click()
  await page.getByRole('menuitem', { name: 'Roles', exact: true }).click()
  await page.getByLabel('Roles', { exact: true }).fill('财务')
  await pickOption(page, '财务审核')
  await page.keyboard.press('Escape')
  await settings.getByRole('switch', { name: 'Previous approver chooses' }).click()
  await page.getByText('Saved').waitFor()
}

/** Adds a text field, which comes after the others. */
async function addProject(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('Text')
  await page.getByRole('searchbox').press('Enter')
  await page.locator('[data-properties] input:focus').fill('所属项目')
  await page.getByText('Saved').waitFor()
}
