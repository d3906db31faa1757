import type { Page } from 'playwright-core'
import type { Journey, World } from '../journey.ts'
import { idOf, launch, publishFlow, stepsInARow } from '../office.ts'
import { type Look, type Person, signIn } from '../person.ts'
import { clientOf } from '../publish.ts'

const look: Look = { locale: 'en-US', theme: 'dark', width: 390, height: 844 }
const doing = '/pages/workFlow/flowTodo/index?list=doing'
const aDayAndABit = 24 * 60 + 10

/**
 * The manager is away for a day, and finance approves on their behalf, in a list that names the manager; both names
 * are shown. A day later tasks go to the manager again, and both have been informed.
 */
export const agency: Journey = {
  name: 'agency',
  run: async (world) => {
    const step = { id: 'review', name: 'Review', people: [await idOf(world, 'manager')] }
    const flowId = await publishFlow(world, 'trip', stepsInARow('Trip', [step]))
    const names = { manager: await nameOf(world, 'manager'), finance: await nameOf(world, 'finance') }
    const manager = await signIn(world, 'manager', look)
    await delegate(manager, names.finance)
    const finance = await signIn(world, 'finance', look)
    await finance.page.goto('/pages/workFlow/entrustAgent/index?index=2&type=4')
    await finance.page.getByText('Active').first().waitFor()

    const away = await launch(world, flowId, 'While away')
    await decideFor(finance, { what: 'While away', principal: names.manager })
    await expectBothNames(world, away, names)
    for (const person of [manager, finance]) await person.leave()

    await world.passTime(aDayAndABit)
    await launch(world, flowId, 'When back')
    const again = await signIn(world, 'manager', look)
    await again.page.goto('/pages/workFlow/entrustAgent/index')
    await again.page.getByText('Ended').first().waitFor()
    await again.page.goto(doing)
    await cardOf(again.page, 'When back').waitFor()
    await again.leave()
    const { approvals } = await clientOf(world, 'finance')
    const { list } = await approvals.list({ list: 'doing', pageSize: 200 })
    if (list.some(({ principal }) => principal !== null))
      throw new Error('Finance still has what waits for the manager.')
  },
}

type Names = Readonly<{ manager: string; finance: string }>

async function nameOf(world: World, account: string): Promise<string> {
  const { session } = await clientOf(world, account)
  return (await session.currentUser({})).userInfo.userName
}

async function expectBothNames(world: World, caseId: string, names: Names): Promise<void> {
  const { approvals } = await clientOf(world, 'employee')
  const people = (await approvals.open({ caseId })).route.flatMap((step) => step.people)
  const decided = people.find(({ agent }) => agent?.name === names.finance)
  if (decided?.person.name !== names.manager)
    throw new Error('The case does not name both the manager and whoever decided for him.')
}

/** Creates a delegation on the page "my" that starts now and lasts a day. */
async function delegate({ page }: Person, colleague: string): Promise<void> {
  await page.goto('/pages/index/my')
  await page.getByRole('link', { name: 'Delegations' }).click()
  await page.getByRole('button', { name: 'New approval delegation' }).click()
  await page.getByRole('button', { name: /^Delegates/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Choose colleagues' })
  await sheet.getByRole('searchbox').fill('finance')
  await sheet.getByRole('checkbox', { name: colleague }).check()
  await sheet.getByRole('button', { name: 'Done (1)' }).click()
  await page.getByRole('button', { name: '1 day' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('Trip to Hangzhou')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(/entrustAgent\/detail/)
  await page.getByText('Active').first().waitFor()
}

type WaitingTask = Readonly<{ what: string; principal: string }>

async function decideFor({ page }: Person, { what, principal }: WaitingTask): Promise<void> {
  await page.goto(doing)
  const card = cardOf(page, what)
  await card.getByText(principal).first().waitFor()
  await card.click()
  await page.getByRole('contentinfo').getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByRole('button', { name: /^Confirm/ }).click()
  await page.waitForURL(/flowBefore|flowTodo/)
}

function cardOf(page: Page, what: string) {
  return page.getByTestId('case-card').filter({ hasText: what })
}
