import type { Page } from 'playwright-core'
import type { Journey, World } from '../journey.ts'
import { type PersonRef, personOf, signIn } from '../person.ts'
import { clientOf, publishFlow } from '../publish.ts'

const look = { locale: 'en-US', theme: 'dark', width: 390, height: 844, isTouch: true } as const

/**
 * In English and dark: the manager adds finance and the director as approvers before them and removes the director;
 * the task returns after finance approves, and the starter reads who added whom.
 */
export const addSigner: Journey = {
  name: 'add-signer',
  run: async (world) => {
    const finance = await personOf(world, 'finance')
    const director = await personOf(world, 'director')
    await launch(world)
    const manager = await signIn(world, 'manager', look)
    const { page } = manager
    await openCase(page)
    await foot(page, 'More')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Add approvers/ })
      .tap()
    await choose(page, 'Approvers', [finance, director])
    await page.getByText('100% (2 of 2)').waitFor()
    await confirm(page)

    await foot(page, 'Remove approvers')
    await page.getByRole('checkbox', { name: director.name }).check()
    await confirm(page)
    const signer = await signIn(world, 'finance', look)
    await openCase(signer.page)
    await signer.page.getByText(/asked you to approve first/).waitFor()
    await foot(signer.page, 'Approve')
    await confirm(signer.page)
    await signer.leave()

    await foot(page, 'Approve')
    await confirm(page)
    const employee = await signIn(world, 'employee', look)
    await employee.page.goto('/pages/workFlow/flowTodo/index?list=launched')
    await employee.page.getByTestId('case-card').filter({ hasText: '加签审批' }).first().tap()
    await employee.page
      .getByText(/to approve first$/)
      .first()
      .waitFor()
    await employee.leave()
    await manager.leave()
  },
}

async function launch(world: World): Promise<void> {
  const manager = await personOf(world, 'manager')
  const flowId = await publishFlow(await clientOf(world, 'admin'), {
    name: '加签审批',
    code: 'addSigner',
    steps: [
      {
        id: 'review',
        name: 'Review',
        kind: 'approver',
        sources: [{ kind: 'people', people: [manager.id] }],
        addSigners: 1,
      },
    ],
  })
  const { approvals } = await clientOf(world, 'employee')
  await approvals.launch({ flowId, values: { subject: 'New laptops' } })
}

async function openCase(page: Page): Promise<void> {
  await page.goto('/pages/workFlow/flowTodo/index?list=doing')
  await page.getByTestId('case-card').filter({ hasText: '加签审批' }).first().tap()
}

async function foot(page: Page, name: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name, exact: true }).tap()
}

async function choose(page: Page, field: string, people: readonly PersonRef[]): Promise<void> {
  await page.getByRole('button', { name: `Add: ${field}` }).tap()
  const sheet = page.getByRole('dialog', { name: field })
  for (const { name } of people) {
    await sheet.getByRole('searchbox').fill(name)
    await sheet.getByRole('checkbox', { name }).first().check()
  }
  await sheet.getByRole('button', { name: /^Done/ }).tap()
}

async function confirm(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Confirm/ }).tap()
  await page.waitForURL(/flowBefore|flowTodo/)
}
