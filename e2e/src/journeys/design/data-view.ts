import type { Page } from 'playwright-core'
import { findBarriers } from '../../find-barriers.ts'
import type { Journey, World } from '../../journey.ts'
import { signIn } from '../../person.ts'
import { clientOf } from '../../publish.ts'
import { publishBySheet } from '../../publish-sheet.ts'

const wide = { locale: 'en-US', theme: 'light', width: 1440, height: 900 } as const
const cities = ['北京', '上海', '深圳'] as const

/**
 * An administrator builds a list on a data interface; staff search it, sort it and scroll to its end, without
 * accessibility problems.
 */
export const dataView: Journey = {
  name: 'data-view',
  run: async (world) => {
    const admin = await clientOf(world, 'admin')
    const rows = Array.from({ length: 45 }, (_, at) => ({
      no: `P-${at + 100}`,
      city: cities[at % cities.length],
      amount: at * 10,
    }))
    await admin.dataInterfaces.create({
      fullName: '供应商报价',
      enCode: 'quotes',
      source: { kind: 'static', rows },
    })
    const administrator = await signIn(world, 'admin', wide, '/studio/')
    await makeView(administrator.page)
    await refuseBarriers(administrator.page)
    await administrator.leave()

    const [view] = (await admin.formDesign.list({ of: 'dataViews', keyword: 'quotes' })).list
    const id = view?.id ?? ''
    const { definition } = await admin.listDesign.open({ id })
    await admin.listDesign.save({ id, definition: { ...definition, restricts: {}, keyword: ['city'] } })
    await admin.listDesign.publish({ id, reason: 'Test' })
    await readAtDesk(world, id)
    await readOnPhone(world, id)
  },
}

async function makeView(page: Page): Promise<void> {
  await page.goto('/studio/data-views?open=new')
  const form = page.getByRole('form', { name: 'New data view' })
  await form.getByLabel('Name').fill('Quotes')
  await form.getByLabel('Code').fill('quotes')
  await form.getByLabel('Data interface').click()
  await page.getByTitle('供应商报价').click()
  await form.getByRole('button', { name: 'Create and design' }).click()
  const key = page.getByLabel('Key column')
  await key.fill('no')
  // Its suggestions come with the response, and would lie over the button.
  await key.blur()
  await page.getByRole('button', { name: 'Add 3 columns from the response' }).click()
  await page.getByRole('region', { name: 'Preview' }).getByText('P-100').waitFor()
  await publishBySheet(page, 'en-US')
  await page.getByText(/Published\. Grant access/).waitFor()
}

async function readAtDesk(world: World, modelId: string): Promise<void> {
  const person = await signIn(world, 'employee', wide)
  const { page } = person
  await page.goto(`/pages/apply/dynamicModel/index?modelId=${modelId}`)
  const grid = page.getByRole('grid', { name: 'Quotes' })
  await grid.getByText('P-100').waitFor()
  await grid.getByRole('button', { name: 'amount' }).click()
  await grid.getByRole('button', { name: 'amount' }).click()
  await grid.getByText('P-144').waitFor()
  await page.getByRole('searchbox').fill('上海')
  await grid.getByText('P-143').waitFor()
  await grid.getByText('P-144').waitFor({ state: 'detached' })
  await refuseBarriers(page)
  await person.leave()
}

async function readOnPhone(world: World, modelId: string): Promise<void> {
  const person = await signIn(world, 'employee', { locale: 'zh-CN', theme: 'dark' })
  const { page } = person
  await page.goto(`/pages/apply/dynamicModel/index?modelId=${modelId}`)
  await page.getByText('P-100').waitFor()
  await scrollTo(page, 'P-144')
  await refuseBarriers(page)
  await person.leave()
}

/** Only rows in view are rendered, and more are fetched near the end. */
async function scrollTo(page: Page, text: string): Promise<void> {
  const row = page.getByText(text)
  await page.mouse.move(180, 400)
  for (let frame = 0; frame < 2_000 && !(await row.isVisible()); frame += 1) {
    await page.mouse.wheel(0, 300)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
  await row.waitFor()
}

async function refuseBarriers(page: Page): Promise<void> {
  const found = await findBarriers(page)
  if (found.length > 0) throw new Error(`Barriers:\n${found.join('\n')}`)
}
