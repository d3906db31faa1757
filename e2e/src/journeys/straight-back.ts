import type { Page } from 'playwright-core'
import type { Journey } from '../journey.ts'
import { idOf, launch, publishFlow, stepsInARow } from '../office.ts'
import { signIn } from '../person.ts'

const look = { locale: 'en-US', theme: 'dark' } as const
const doing = '/pages/workFlow/flowTodo/index?list=doing'

/** Finance sends a task back to the manager for a direct answer: the people in between do not approve again. */
export const straightBack: Journey = {
  name: 'straight back',
  run: async (world) => {
    const [manager, director, finance] = await Promise.all(
      ['manager', 'director', 'finance'].map((account) => idOf(world, account)),
    )
    const flowId = await publishFlow(
      world,
      'straight',
      stepsInARow('Straight back', [
        { id: 'first', name: 'Manager', people: [manager ?? ''] },
        { id: 'second', name: 'Director', people: [director ?? ''] },
        {
          id: 'third',
          name: 'Finance',
          people: [finance ?? ''],
          returns: { to: 'any', continuation: 'chooser' },
        },
      ]),
    )
    const what = 'Answer straight back'
    await launch(world, flowId, what)
    const pages = new Map<string, Page>()
    for (const account of ['manager', 'director', 'finance'])
      pages.set(account, (await signIn(world, account, look)).page)
    const agree = async (account: string) => agreeOn(pageOf(pages, account), what)

    await agree('manager')
    await agree('director')
    await sendStraightBack(pageOf(pages, 'finance'), what)
    await agree('manager')
    await isNotAsked(pageOf(pages, 'director'), what)
    await agree('finance')

    const employee = await signIn(world, 'employee', look)
    await employee.page.goto('/pages/workFlow/flowTodo/index?list=launched')
    await employee.page.getByTestId('case-card').filter({ hasText: what }).getByText('Approved').waitFor()
    for (const page of [...pages.values(), employee.page]) await page.context().close()
  },
}

function pageOf(pages: ReadonlyMap<string, Page>, account: string): Page {
  const page = pages.get(account)
  if (!page) throw new Error(`${account} has not signed in.`)
  return page
}

async function open(page: Page, what: string): Promise<void> {
  await page.goto(doing)
  await page.getByTestId('case-card').filter({ hasText: what }).click()
}

async function agreeOn(page: Page, what: string): Promise<void> {
  await open(page, what)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByRole('button', { name: /^Confirm/ }).click()
  await page.waitForURL(/flowBefore|flowTodo/)
}

async function sendStraightBack(page: Page, what: string): Promise<void> {
  await open(page, what)
  await page.getByRole('contentinfo').getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send back' }).click()
  await page.getByRole('radio', { name: 'Manager' }).click()
  await page.getByRole('radio', { name: /^Return straight to me/ }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('How many of them travelled?')
  await page.getByRole('button', { name: /^Confirm/ }).click()
  await page.waitForURL(/flowBefore|flowTodo/)
}

/** What the device kept of the list is shown until the server answers, so it is the answer that counts. */
async function isNotAsked(page: Page, what: string): Promise<void> {
  await Promise.all([page.waitForResponse(/\/api\/workflow\/lists\/doing/), page.goto(doing)])
  await page.getByTestId('case-card').first().waitFor()
  await page.getByTestId('case-card').filter({ hasText: what }).waitFor({ state: 'detached' })
}
