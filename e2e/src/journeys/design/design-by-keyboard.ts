import type { Page } from 'playwright-core'
import type { Journey } from '../../journey.ts'
import { signIn } from '../../person.ts'

/** An administrator builds and publishes the same expense form with the keyboard alone. */
export const designByKeyboard: Journey = {
  name: 'design by keyboard',
  run: async (world) => {
    const look = { locale: 'zh-CN', theme: 'dark', width: 1440, height: 900 } as const
    const administrator = await signIn(world, 'admin', look, '/studio/')
    const { page } = administrator
    await page.goto('/studio/forms')
    await beginForm(page)

    await add(page, '单行文本', '报销事由')
    await tabTo(page, 'switch', '必填')
    await page.keyboard.press('Space')
    await add(page, '明细表', '费用明细')
    await add(page, '数字', '金额')
    await page.keyboard.press('Tab')
    await tabTo(page, 'textbox', '字段编码')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('amount')
    await page.keyboard.press('Enter')
    await intoContainerBefore(page)
    await add(page, '计算公式', '合计金额')
    await tabTo(page, 'combobox', '公式')
    await page.keyboard.type('合计')
    await page.keyboard.press('Enter')
    await page.getByText('费用明细 · 金额 · 合计').first().waitFor()
    await add(page, '多行文本', '备注')
    await page.getByText('已保存').waitFor()

    await page.keyboard.press('Escape')
    await page.keyboard.press('o')
    await page.locator('[role=treeitem]:focus').waitFor()
    const outline = await page.getByRole('treeitem').allInnerTexts()
    const wanted = ['报销事由', '费用明细', '金额', '备注', '合计金额']
    const missing = wanted.filter((name) => !outline.some((line) => line.includes(name)))
    if (missing.length > 0) throw new Error(`The outline lacks ${missing.join(', ')}: ${outline.join(' | ')}`)
    await publish(page)
    await administrator.leave()
  },
}

async function beginForm(page: Page): Promise<void> {
  await page.getByRole('heading', { name: '表单' }).waitFor()
  await tabTo(page, 'button', '新建表单')
  await page.keyboard.press('Enter')
  await page.getByLabel('表单名称').waitFor()
  await page.keyboard.type('键盘报销')
  await page.keyboard.press('Tab')
  await page.keyboard.type('keyboardClaim')
  await tabTo(page, 'button', '创建并设计')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: '键盘报销' }).waitFor()
}

/** Finds a field kind by its name, adds it, and names the field, all with the keyboard. */
async function add(page: Page, kind: string, label: string): Promise<void> {
  await leaveInput(page)
  await page.keyboard.press('/')
  await page.locator('input[type=search]:focus').waitFor()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(kind)
  await page.keyboard.press('Enter')
  await page.locator('[data-properties] input:focus').waitFor()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(label)
}

/** Presses Escape until no input has the focus: the first one may only close suggestions. */
async function leaveInput(page: Page): Promise<void> {
  for (let pressed = 0; pressed < 3; pressed += 1) {
    await page.keyboard.press('Escape')
    if ((await page.locator('input:focus, textarea:focus').count()) === 0) return
  }
  throw new Error('Escape does not leave the input.')
}

/** In the outline, Alt and the right arrow move the selected field into the container before it. */
async function intoContainerBefore(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.keyboard.press('o')
  await page.locator('[role=treeitem]:focus').waitFor()
  await page.keyboard.press('Alt+ArrowRight')
  await page.locator('[role=treeitem][aria-level="2"]').waitFor()
  await page.keyboard.press('ArrowUp')
}

async function publish(page: Page): Promise<void> {
  await tabTo(page, 'button', '发布')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByText('第一次发布').first().waitFor()
  await tabTo(page, 'button', '发布')
  await page.keyboard.press('Enter')
  await page.getByText('已发布').first().waitFor()
}

const mostTabs = 150

/** Presses Tab until an element with this role and name has the focus. */
async function tabTo(page: Page, role: string, name: string): Promise<void> {
  // Tab passes over what is disabled while something is saved or loaded.
  await page
    .getByRole(role as 'button', { name, exact: true, disabled: false })
    .last()
    .waitFor()
  for (let pressed = 0; pressed < mostTabs; pressed += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    const isThere = await page
      .getByRole(role as 'button', { name, exact: true })
      .and(focused)
      .count()
    if (isThere > 0) return
  }
  throw new Error(`${mostTabs} tabs did not lead to the ${role} ${name}.`)
}
