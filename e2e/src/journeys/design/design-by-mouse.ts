import type { Locator, Page } from 'playwright-core'
import type { Journey } from '../../journey.ts'
import { signIn } from '../../person.ts'
import { publishBySheet } from '../../publish-sheet.ts'

const mostSeconds = 300

/** An administrator builds and publishes the expense form with the mouse in under five minutes. */
export const designByMouse: Journey = {
  name: 'design by mouse',
  run: async (world) => {
    const look = { locale: 'zh-CN', theme: 'light', width: 1440, height: 900 } as const
    const administrator = await signIn(world, 'admin', look, '/studio/')
    const { page } = administrator
    const since = performance.now()
    await beginForm(page)

    await add(page, '单行文本', '报销事由')
    await page.getByRole('switch', { name: '必填' }).click()
    await add(page, '下拉选择', '费用归属部门')
    await page.getByRole('button', { name: '添加选项' }).click()
    await page.getByRole('button', { name: '添加选项' }).click()
    await add(page, '明细表', '费用明细')
    await addInto(page, 'subTable1', '日期', '日期')
    await addInto(page, 'subTable1', '数字', '金额')
    await page.getByLabel('字段编码', { exact: true }).fill('amount')
    await page.keyboard.press('Enter')
    await add(page, '计算公式', '合计金额')
    await page.getByRole('combobox', { name: '公式', exact: true }).click()
    await page.getByTitle('费用明细 · 金额 · 合计').click()
    await add(page, '文件上传', '发票与收据')
    await add(page, '多行文本', '备注')
    await page.getByText('已保存').waitFor()

    await page.getByRole('button', { name: '预览', exact: true }).click()
    await page.getByRole('region', { name: '预览' }).getByLabel('报销事由').fill('出差')
    await staysInPhone(page, '费用归属部门')
    await publish(page)
    const seconds = (performance.now() - since) / 1000
    if (seconds > mostSeconds) throw new Error(`Building the form took ${seconds.toFixed(0)} s.`)
    await administrator.leave()
  },
}

/** The sheet of a choice opens inside the phone of the preview, not over the studio. */
async function staysInPhone(page: Page, choice: string): Promise<void> {
  const preview = page.getByRole('region', { name: '预览' })
  await preview.getByLabel(choice).click()
  await settled(preview.getByRole('dialog'))
  const sheet = await preview.getByRole('dialog').boundingBox()
  const phone = await preview.locator('[data-device="phone"]').boundingBox()
  const isInside =
    sheet &&
    phone &&
    sheet.x >= phone.x &&
    sheet.x + sheet.width <= phone.x + phone.width &&
    sheet.y >= phone.y &&
    sheet.y + sheet.height <= phone.y + phone.height
  if (!isInside) throw new Error(`The sheet leaves the phone: ${JSON.stringify({ sheet, phone })}`)
  await page.keyboard.press('Escape')
  await preview.getByRole('dialog').waitFor({ state: 'detached' })
}

/** Waits until a sheet has stopped sliding. */
async function settled(sheet: Locator): Promise<void> {
  await sheet.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
}

async function beginForm(page: Page): Promise<void> {
  await page.getByRole('link', { name: '表单' }).click()
  await page.getByRole('button', { name: '新建表单' }).click()
  await page.getByLabel('表单名称').fill('差旅报销')
  await page.getByLabel('编码').fill('travelClaim')
  await page.getByRole('button', { name: '创建并设计' }).click()
  await page.getByRole('heading', { name: '差旅报销' }).waitFor()
}

/** Drags a kind from the palette to the end of the form and names it. */
async function add(page: Page, kind: string, label: string): Promise<void> {
  await drag(page, kind, page.locator('[data-end="form"]'))
  await page.getByLabel('名称', { exact: true }).fill(label)
}

async function addInto(page: Page, container: string, kind: string, label: string): Promise<void> {
  await drag(page, kind, page.locator(`[data-end="${container}"]`))
  await page.getByLabel('名称', { exact: true }).fill(label)
}

async function drag(page: Page, kind: string, target: Locator): Promise<void> {
  const source = page.getByRole('button', { name: kind, exact: true })
  await source.scrollIntoViewIfNeeded()
  await target.scrollIntoViewIfNeeded()
  await source.dragTo(target)
}

async function publish(page: Page): Promise<void> {
  await publishBySheet(page)
  await page.getByText('已发布').first().waitFor()
}
