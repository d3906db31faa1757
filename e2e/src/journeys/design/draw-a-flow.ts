import type { Locator, Page } from 'playwright-core'
import type { Journey } from '../../journey.ts'
import { signIn } from '../../person.ts'
import { publishBySheet } from '../../publish-sheet.ts'

const mostSeconds = 300

/** An administrator draws and publishes the three-step purchase flow in under five minutes. */
export const drawAFlow: Journey = {
  name: 'draw a flow',
  run: async (world) => {
    const look = { locale: 'zh-CN', theme: 'light', width: 1440, height: 900 } as const
    const administrator = await signIn(world, 'admin', look, '/studio/')
    const { page } = administrator
    const since = performance.now()
    await beginFlow(page)

    await choose(page, '审批')
    await nameIt(page, '部门负责人审批')
    await add(page, '部门负责人审批', '条件分支')
    await way(page, '分支 1', '超过 5 万元', 'total > 50000')
    await addInto(page, '超过 5 万元', '审批')
    await nameIt(page, '财务审批')
    await addPeople(page, '角色')
    await page.getByLabel('角色', { exact: true }).fill('财务')
    await page.getByTitle(/^财务/).first().click()
    await page.keyboard.press('Escape')
    await addBefore(page, '结束', '办理')
    await nameIt(page, '采购执行')
    await addPeople(page, '发起人')

    await page.getByText('没有发现问题').waitFor()
    await drawFreely(page)
    await publishBySheet(page)
    await page.getByText('已发布 v1').waitFor()
    const seconds = (performance.now() - since) / 1000
    if (seconds > mostSeconds) throw new Error(`Drawing the flow took ${seconds.toFixed(0)} s.`)
    await administrator.leave()
  },
}

async function beginFlow(page: Page): Promise<void> {
  await page.getByRole('link', { name: '流程' }).click()
  await page.getByRole('button', { name: '新建流程' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('流程名称').fill('大额采购')
  await dialog.getByLabel('编码').fill('bigPurchase')
  await dialog.getByLabel('表单').click()
  await page.locator('.ant-select-dropdown').getByTitle('采购申请').click()
  await dialog.getByRole('button', { name: '创建并设计' }).click()
  await page.getByRole('heading', { name: '大额采购' }).waitFor()
}

const drawing = (page: Page) => page.getByRole('region', { name: '流程图' })
const settings = (page: Page) => page.getByRole('complementary', { name: '设置' })

/** Selects a step by the text on its card. */
async function choose(page: Page, name: string): Promise<void> {
  await drawing(page).getByRole('button', { name }).first().click()
}

async function nameIt(page: Page, name: string): Promise<void> {
  await settings(page).getByLabel('名称', { exact: true }).fill(name)
}

async function addPeople(page: Page, kind: string): Promise<void> {
  await settings(page).getByRole('button', { name: '添加审批人' }).first().click()
  await pick(page, kind)
}

/** Uses the plus button directly after a step. */
async function add(page: Page, after: string, part: string): Promise<void> {
  await drawing(page).locator(`button:has-text("${after}") + div button`).first().click()
  await pick(page, part)
}

/** Uses the plus button directly before a step. */
async function addBefore(page: Page, before: string, part: string): Promise<void> {
  await drawing(page).locator(`div:has(+ button:has-text("${before}")) > button`).last().click()
  await pick(page, part)
}

/** Uses the first plus button of a branch. */
async function addInto(page: Page, arm: string, part: string): Promise<void> {
  await drawing(page).locator(`button:has-text("${arm}") + div button`).first().click()
  await pick(page, part)
}

async function way(page: Page, from: string, name: string, condition: string): Promise<void> {
  await drawing(page)
    .getByRole('button', { name: new RegExp(`^${from}`) })
    .click()
  await settings(page).getByLabel('分支名称').fill(name)
  await settings(page).getByRole('button', { name: '按公式编辑：条件' }).click()
  await settings(page).getByRole('combobox', { name: '条件' }).fill(condition)
}

/** Waits until a card is drawn this far down; a slow machine draws it after the pointer is up. */
async function follows(page: Page, name: string, least: number): Promise<void> {
  const isThere = ([text, y]: readonly [string, number]) =>
    [...document.querySelectorAll('.react-flow__node')].some(
      (node) => node.textContent?.includes(text) && node.getBoundingClientRect().y >= y,
    )
  await page.waitForFunction(isThere, [name, least] as const, { timeout: 5_000 }).catch(() => {
    throw new Error('The card did not follow.')
  })
}

/** On the free canvas, moves a card, draws a transition and removes it again; the flow stays unchanged. */
async function drawFreely(page: Page): Promise<void> {
  await page.getByText('自由画布').click()
  await page.getByRole('button', { name: '只看画布' }).click()
  await page.getByRole('button', { name: '显示全部' }).click()
  const card = (name: string) => drawing(page).locator('.react-flow__node', { hasText: name })
  await card('财务审批').hover()
  const before = await boxOf(card('财务审批'))
  await dragTo(page, middleOf(before), { x: middleOf(before).x, y: middleOf(before).y + 150 })
  await follows(page, '财务审批', before.y + 100)

  const lines = drawing(page).getByRole('button', { name: /^从“.*”到“.*”的连线$/ })
  const count = await lines.count()
  const point = await boxOf(card('财务审批').locator('.react-flow__handle.source'))
  const target = await boxOf(card('部门负责人审批'))
  await dragTo(page, middleOf(point), { x: target.x + 2, y: middleOf(target).y })
  await drawing(page)
    .getByRole('button', { name: '从“财务审批”到“部门负责人审批”的连线', pressed: true })
    .waitFor()
  await page.keyboard.press('Delete')
  await lines.nth(count).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: '显示大纲和设置' }).click()
  await page.getByText('没有发现问题').waitFor()
}

async function dragTo(page: Page, from: Spot, to: Spot): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await page.mouse.up()
}

type Spot = Readonly<{ x: number; y: number }>
type Box = Spot & Readonly<{ width: number; height: number }>

async function boxOf(place: Locator): Promise<Box> {
  const box = await place.boundingBox()
  if (!box) throw new Error('What should be dragged is not there.')
  return box
}

const middleOf = ({ x, y, width, height }: Box): Spot => ({ x: x + width / 2, y: y + height / 2 })

/**
 * Chooses an entry of the menu that has just opened, and waits until it has closed, because the next one looks the
 * same.
 */
async function pick(page: Page, name: string): Promise<void> {
  const item = page.getByRole('menuitem', { name, exact: true })
  await item.click()
  await item.waitFor({ state: 'hidden' })
}
