import type { Page } from 'playwright-core'
import { choosePeople, type Founding, pickOption } from './founder.ts'

/** One application for everybody, with the claim in a catalog; another one only for the role that reviews. */
export async function makeApplications({ page, camera }: Founding): Promise<void> {
  await begin(page, '日常办公', 'daily')
  await addEntry(page, 'Add entry', 'Catalog')
  await finishEntry(page, '财务')
  await addEntry(page, 'Add below “财务”', 'Flow')
  await page.getByRole('combobox', { name: 'Flow', exact: true }).fill('Expense')
  await pickOption(page, 'Expense claim')
  await finishEntry(page, '我要报销')
  await camera('menu', page)
  await save(page)

  await begin(page, '财务工作台', 'finance', '财务审核')
  await addEntry(page, 'Add entry', 'External link')
  await page.getByLabel('Web address').fill('https://bank.example/')
  await finishEntry(page, '网上银行')
  await save(page)
}

async function begin(page: Page, name: string, code: string, role?: string): Promise<void> {
  await page.goto('/studio/applications')
  await page.getByRole('button', { name: 'New', exact: true }).click()
  const form = page.getByRole('form', { name: 'New application' })
  await form.getByLabel('Name').first().fill(name)
  await form.getByLabel('Code').fill(code)
  if (role) {
    await form.getByRole('switch', { name: 'Everyone' }).click()
    await choosePeople(page, form.getByLabel('Roles'), [role])
  }
  await form.getByRole('button', { name: 'Save' }).click()
}

async function addEntry(page: Page, button: string, kind: string): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('combobox', { name: 'Type' }).click()
  await pickOption(page, kind)
}

async function finishEntry(page: Page, name: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Menu entry' })
  await form.getByLabel('Name').first().fill(name)
  await form.getByRole('button', { name: 'Done' }).click()
  await form.waitFor({ state: 'detached' })
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved').first().waitFor()
}
