import type { Client } from '@signet/client'
import type { Page } from 'playwright-core'
import type { Journey, World } from '../../journey.ts'
import { readSheets } from '../../pdf-sheets.ts'
import { type Person, signIn } from '../../person.ts'

const look = { locale: 'zh-CN', theme: 'light', width: 1440, height: 900 } as const
/** Eight equal letters give the same eight glyphs on every sheet, in any font. */
const heading = 'ZZZZZZZZ'

/**
 * An order of sixty rows prints on A4 with its header on every sheet, and as a roll of labels, from a desktop and
 * from a phone.
 */
export const print: Journey = {
  name: 'print',
  run: async (world) => {
    const administrator = await signIn(world, 'admin', look)
    const client = await clientOf(world, administrator)
    const { modelId, ids } = await makeOrders(client)
    const [long, ...short] = ids

    await printLongOrder(administrator.page, modelId, long ?? '')
    await printLabels(administrator.page, modelId, short)
    await administrator.leave()
    await printOnPhone(world, modelId, short)
  },
}

async function clientOf({ product }: World, { page }: Person): Promise<Client> {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  return product.client(token ?? '')
}

async function makeOrders({ formDesign, listDesign, printTemplates, records }: Client) {
  const definition = {
    version: 1,
    fields: [
      { key: 'basics', kind: 'group-title', label: '基本信息' },
      { key: 'title', kind: 'input', label: '名称' },
      { key: 'story', kind: 'rich-text', label: '说明' },
      {
        key: 'lines',
        kind: 'sub-table',
        label: '明细',
        settings: { totals: ['price'] },
        fields: [
          { key: 'item', kind: 'input', label: heading },
          { key: 'price', kind: 'number', label: '单价', settings: { precision: 2 } },
        ],
      },
    ],
  }
  const { id } = await formDesign.create({
    name: '送货单',
    code: 'delivery',
    definition: { ...definition, key: 'delivery' },
  })
  await formDesign.publish({ id })
  await listDesign.save({ id, definition: { version: 1, columns: [{ field: 'title' }] } })
  await listDesign.publish({ id, reason: 'Test' })
  await publishLabels(printTemplates, id)
  const lines = Array.from({ length: 60 }, (_, at) => ({
    id: `r${at}`,
    item: `第 ${at + 1} 行`,
    price: '0.1',
  }))
  const story = `<p>${'一段很长的说明。'.repeat(200)}</p>`
  const made = [await records.create({ modelId: id, values: { title: '长单', story, lines } })]
  for (let at = 1; at <= 5; at += 1)
    made.push(await records.create({ modelId: id, values: { title: `货品 ${at}` } }))
  return { modelId: id, ids: made.map((record) => record.id) }
}

async function publishLabels(printTemplates: Client['printTemplates'], id: string): Promise<void> {
  const definition = {
    version: 1,
    page: {
      paper: 'label60x40',
      margins: { top: 2, right: 2, bottom: 2, left: 2 },
      textSize: 8,
      labels: { columns: 1, rows: 1 },
    },
    blocks: [
      { kind: 'code', id: 'code', size: 20, width: 'third' },
      { kind: 'text', id: 'text', text: '{title}\n{$author}', width: 'twoThirds' },
    ],
  }
  const { templateId } = await printTemplates.create({ id, name: '标签', definition })
  await printTemplates.publish({ id, templateId })
}

async function printLongOrder(page: Page, modelId: string, id: string): Promise<void> {
  await page.goto(`/pages/apply/dynamicModel/print?modelId=${modelId}#${id}`)
  await page.getByRole('tab', { name: '完整内容（A4）' }).click()
  await page.getByText('基本信息').waitFor()
  const { sizes, glyphs } = await printed(page)
  if (sizes.length < 3 || sizes.some((size) => size !== '210 × 297'))
    throw new Error(`Sixty lines and a long text were printed on ${sizes.join(', ')}.`)
  const withHead = glyphs.filter((run) => /(?!00)([0-9A-F]{2}|[0-9A-F]{4})\1{7}/.test(run)).length
  if (withHead < 2) throw new Error(`The head of the table stands on ${withHead} of ${sizes.length} sheets.`)
}

async function printLabels(page: Page, modelId: string, ids: readonly string[]): Promise<void> {
  await page.goto(`/pages/apply/dynamicModel/print?modelId=${modelId}#${ids.join()}`)
  // Only the hash of the address differs, so the open page and the chosen template would be kept.
  await page.reload()
  await page.getByText('货品 5').waitFor()
  const { sizes } = await printed(page)
  if (sizes.join() !== ids.map(() => '60 × 40').join())
    throw new Error(`Five labels came out as ${sizes.join(', ')}.`)
}

/** Prints the same sheets as staff, on a screen smaller than the paper. */
async function printOnPhone(world: World, modelId: string, ids: readonly string[]): Promise<void> {
  const person = await signIn(world, 'employee', { locale: 'en-US', theme: 'dark' })
  await person.page.goto(`/pages/apply/dynamicModel/print?modelId=${modelId}#${ids.join()}`)
  await person.page.getByRole('button', { name: 'Print (5)' }).waitFor()
  const wider = await person.page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  if (wider > 0) throw new Error(`The sheets are ${wider} px wider than the phone.`)
  const { sizes } = await printed(person.page)
  if (sizes.length !== 5) throw new Error(`Five labels came out on ${sizes.length} sheets.`)
  await person.leave()
}

async function printed(page: Page) {
  return readSheets(await page.pdf({ preferCSSPageSize: true }))
}
