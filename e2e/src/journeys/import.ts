import { readFile } from 'node:fs/promises'
import { inflateRawSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import type { Journey } from '../journey.ts'
import { signIn } from '../person.ts'

const heading = '客户名称,订单状态,下单日期,商品明细-商品,商品明细-单价,商品明细-数量'
const sound = '晨光文具店,备货中,2026-11-20,A4 复印纸 70g,128,2\n,,,中性笔 0.5mm 黑,18,10'

/**
 * An employee imports orders from a sheet: the row with a mistake is reported, exported to a sheet of errors,
 * corrected there and imported again; a reloaded page continues where it was.
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

/** Reads the rows of the first sheet of a workbook; only inline texts are supported. */
function readWorkbook(file: Buffer): readonly (readonly string[])[] {
  const sheet = partOf(file, 'xl/worksheets/sheet1.xml')
  return Array.from(sheet.matchAll(/<row[^>]*>(.*?)<\/row>/gs), ([, row = '']) => cellsOf(row))
}

function cellsOf(row: string): string[] {
  const cells: string[] = []
  for (const [, letters = '', inside = ''] of row.matchAll(/<c r="([A-Z]+)\d+"[^>]*?(?:\/>|>(.*?)<\/c>)/gs)) {
    const column = Array.from(letters).reduce((at, letter) => at * 26 + letter.charCodeAt(0) - 64, 0) - 1
    while (cells.length < column) cells.push('')
    cells[column] = plain(inside.replace(/<[^>]+>/g, ''))
  }
  return cells
}

function plain(text: string): string {
  const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
  return text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => signs[name] ?? '')
}

const centralHeader = 0x02014b50

/** Returns a part of a zip archive, found by its central directory (APPNOTE.TXT 4.3.12). */
function partOf(file: Buffer, wanted: string): string {
  for (let at = file.readUInt32LE(endOf(file) + 16); file.readUInt32LE(at) === centralHeader; ) {
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => file.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ]
    if (file.toString('utf8', at + 46, at + 46 + nameLength) === wanted) {
      const local = file.readUInt32LE(at + 42)
      const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
      const bytes = file.subarray(start, start + file.readUInt32LE(at + 20))
      return (file.readUInt16LE(at + 10) === 0 ? bytes : inflateRawSync(bytes)).toString('utf8')
    }
    at += 46 + nameLength + extra + comment
  }
  throw new Error(`The workbook has no ${wanted}`)
}

function endOf(file: Buffer): number {
  const at = file.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  if (at < 0) throw new Error('This is no workbook')
  return at
}
