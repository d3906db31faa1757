import type { Page } from 'playwright-core'
import type { World } from '../journey.ts'
import type { Look } from '../person.ts'
import { clientOf } from '../publish.ts'

/** A picture of a guide: the person, the page, and the steps before it is taken. */
export type Picture = Readonly<{
  name: string
  account: string
  client: 'staff' | 'studio'
  look: Look
  arrange: (page: Page, world: World) => Promise<void>
}>

const phone = { width: 375, height: 720 } as const
const desk = { width: 1280, height: 760, scale: 1 } as const
const english = { locale: 'en-US', theme: 'light' } as const
const chinese = { locale: 'zh-CN', theme: 'light' } as const
const todo = '/pages/workFlow/flowTodo/index?list=doing'

export const pictures: readonly Picture[] = [
  staff('home-phone', { ...phone, ...english }, async (page) => {
    await page.getByTestId('launchable-flow').first().waitFor()
  }),
  staff('approve-phone', { ...phone, ...english }, openRequest),
  staff('route-phone', { ...phone, ...chinese, theme: 'dark' }, async (page) => {
    await openRequest(page)
    await page
      .getByText(/提交报销|Submit claim/)
      .last()
      .scrollIntoViewIfNeeded()
  }),
  staff('approve-desk', { ...desk, ...english }, async (page) => {
    await openRequest(page)
    await page.getByRole('contentinfo').getByRole('button', { name: 'Approve', exact: true }).click()
    await page.getByRole('button', { name: /^Confirm/ }).waitFor()
  }),
  staff('list-desk', { ...desk, ...chinese }, openRequest),
  staff('launch-phone', { ...phone, ...chinese }, async (page) => {
    await openExpense(page)
    await page.getByRole('textbox', { name: '报销事由' }).fill('杭州客户拜访')
  }),
  staff('launch-desk', { ...desk, ...english }, async (page) => {
    await openExpense(page)
    await page.getByRole('textbox', { name: 'Purpose' }).fill('Client visit in Hangzhou')
    await page.getByRole('button', { name: 'Add row' }).click()
  }),
  staff('delegation-phone', { ...phone, ...english, theme: 'dark' }, async (page) => {
    await page.goto('/pages/workFlow/entrustAgent/form')
    await page.getByRole('contentinfo').waitFor()
  }),
  staff('actions-phone', { ...phone, ...chinese }, async (page) => {
    await openRequest(page)
    await page.getByRole('contentinfo').getByRole('button', { name: '更多', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: '退回' }).waitFor()
  }),
  staff('records-desk', { ...desk, ...english }, async (page, world) => {
    await page.goto(`/pages/apply/dynamicModel/index?modelId=${await orders(world)}`)
    await page.getByText('DD2026').first().waitFor()
  }),
  studio('form-designer', english, async (page, world) => {
    await page.goto(`/studio/forms/${await orders(world)}`)
    await page.getByText('Reserved for you until you save').waitFor()
    await page.getByRole('tab', { name: 'Outline' }).click()
    await page.getByRole('treeitem', { name: /Salesperson/ }).click()
  }),
  studio('flow-designer', english, async (page, world) => {
    await page.goto(`/studio/flows/${await expenseFlow(world)}`)
    await page.getByRole('treeitem', { name: /财务审核/ }).click()
  }),
  studio('list-designer', chinese, async (page, world) => {
    await page.goto(`/studio/lists/${await orders(world)}`)
    await page.getByText('DD2026').first().waitFor()
  }),
  studio('print-designer', english, async (page, world) => {
    const { printTemplates } = await clientOf(world, 'admin')
    const id = await orders(world)
    const { templateId } = await printTemplates.create({ id, name: '订单（A4）' })
    await page.goto(`/studio/prints/${id}/${templateId}`)
    await page.getByRole('tab', { name: 'Outline' }).click()
    await page.getByRole('treeitem').nth(1).click()
  }),
  studio('statistics', english, async (page, world) => {
    await page.goto(`/studio/flows/${await expenseFlow(world)}/statistics`)
    await page.getByText('财务审核').first().waitFor()
  }),
]

function staff(name: string, look: Look, arrange: Picture['arrange']): Picture {
  return { name, account: 'manager', client: 'staff', look, arrange }
}

function studio(name: string, look: Look, arrange: Picture['arrange']): Picture {
  return { name, account: 'admin', client: 'studio', look: { ...desk, ...look }, arrange }
}

async function openRequest(page: Page): Promise<void> {
  await page.goto(todo)
  await page
    .getByTestId('case-card')
    .filter({ hasText: /费用报销|Expense claim/ })
    .first()
    .click()
  await page.getByRole('contentinfo').getByRole('button').first().waitFor()
}

async function openExpense(page: Page): Promise<void> {
  await page
    .getByTestId('launchable-flow')
    .filter({ hasText: /费用报销|Expense claim/ })
    .first()
    .click()
}

async function orders(world: World): Promise<string> {
  const { formDesign } = await clientOf(world, 'admin')
  return idNamed((await formDesign.list({})).list, '客户订单')
}

async function expenseFlow(world: World): Promise<string> {
  const { flowDesign } = await clientOf(world, 'admin')
  return idNamed((await flowDesign.list({})).list, '费用报销')
}

function idNamed(list: readonly Readonly<{ id: string; name: string }>[], name: string): string {
  const found = list.find((entry) => entry.name === name)
  if (!found) throw new Error(`The demo company has no ${name}.`)
  return found.id
}
