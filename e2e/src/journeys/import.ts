import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import type { Journey } from '../journey.ts'
import { signIn } from '../person.ts'
import { readWorkbook } from '../read-workbook.ts'

const heading = '客户名称,订单状态,下单日期,商品明细-商品,商品明细-单价,商品明细-数量'
const sound = '晨光文具店,备货中,2026-11-20,A4 复印纸 70g,128,2\n,,,中性笔 0.5mm 黑,18,10'

/**
 * An employee brings orders in a sheet: the one with a mistake is named, leaves in a sheet of errors, is corrected there
 * and brought again; a page that is loaded anew goes on where it was.
 */
export const importSheet: Journey = {
  name: 'import',
  run: async (world) => {
    const { page, leave } = await signIn(world, 'employee', { locale: 'zh-CN', theme: 'light' })
    await page.goto('/pages/apply/menu/index')
    await page.getByRole('link', { name: '客户订单' }).click()
    await page.getByRole('button', { name: '更多操作' }).click()
    await page.getByRole('button', { name: '导入数据' }).click()

    await choose(page, '订单.csv', `${heading}\n${sound}\n远山茶社,已发货,2026-13-40,G1003,9.5,1\n`)
    await page.getByText('有问题：1 条，不会导入').waitFor()
    await page.reload()
    await page.getByText('“下单日期”的内容无法识别，请重新填写').waitFor()
    const errors = await errorSheet(page)
    const at = errors.findIndex((row) => row.includes('远山茶社'))
    if (!errors[at]?.at(-1)?.includes('“下单日期”的内容无法识别'))
      throw new Error(`The sheet of errors does not say what is wrong: ${JSON.stringify(errors)}`)

    await page.getByRole('button', { name: '导入 1 条' }).click()
    await page.getByText('导入完成').first().waitFor()
    await page.getByRole('button', { name: '再导入一个文件' }).click()
    const corrected = errors.map((row) => row.map((cell) => cell.replace('2026-13-40', '2026-11-21')))
    await choose(page, '订单 改.csv', corrected.map((row) => row.map(quoted).join()).join('\n'))
    await page.getByRole('button', { name: '导入 1 条' }).click()
    await page.getByText('导入完成').first().waitFor()
    await page.getByRole('button', { name: '查看数据' }).click()
    for (const customer of ['远山茶社', '晨光文具店']) await page.getByText(customer).first().waitFor()
    await page.getByText('436.00').first().waitFor()
    await leave()
  },
}

async function choose(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('button', { name: '选择文件' }).waitFor()
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${text}`) })
}

async function errorSheet(page: Page): Promise<readonly (readonly string[])[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载有问题的数据' }).click(),
  ])
  return readWorkbook(await readFile(await download.path()))
}

function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`
}
