import type { Client } from '@signet/client'
import type { Page } from 'playwright-core'
import type { Journey, World } from '../../journey.ts'
import { readSheets } from '../../pdf-sheets.ts'
import { signIn } from '../../person.ts'
import { clientOf, publishForm } from '../../publish.ts'

const count = 500
/** In CSS pixels: print layout follows the paper and not the width of the screen. */
const a4 = { width: 794, height: 1123 } as const
const labels = { columns: 3, rows: 8, gapX: 2, gapY: 0 } as const
const sheets = Math.ceil(count / (labels.columns * labels.rows))

/**
 * Five hundred labels with their codes print completely on the A4 sheets they need, from a desktop and from a phone.
 */
export const labelSheets: Journey = {
  name: 'label-sheets',
  run: async (world) => {
    const admin = await clientOf(world, 'admin')
    const modelId = await publishForm(admin, {
      name: '资产',
      code: 'asset',
      fields: [{ key: 'title', kind: 'input', label: '名称' }],
    })
    await publishTemplate(admin, modelId)
    const ids = await makeRecords(admin, modelId)

    const wide = { locale: 'zh-CN', theme: 'light', width: 1440, height: 900 } as const
    const narrow = { locale: 'en-US', theme: 'dark' } as const
    const path = `/pages/apply/dynamicModel/print?modelId=${modelId}#${ids.join()}`
    await printFrom(world, wide, path)
    await printFrom(world, narrow, path)
  },
}

async function publishTemplate({ printTemplates }: Client, id: string): Promise<void> {
  const margins = { top: 12, right: 7, bottom: 12, left: 7 }
  const definition = {
    version: 1,
    page: { paper: 'A4', margins, textSize: 8, labels },
    blocks: [
      { kind: 'code', id: 'code', size: 22, width: 'third' },
      { kind: 'text', id: 'text', text: '{title}', width: 'twoThirds' },
    ],
  }
  const { templateId } = await printTemplates.create({ id, name: '标签', definition })
  await printTemplates.publish({ id, templateId })
}

async function makeRecords({ records }: Client, modelId: string): Promise<readonly string[]> {
  const ids: string[] = []
  for (let at = 1; at <= count; at += 1)
    ids.push((await records.create({ modelId, values: { title: `资产 ${at}` } })).id)
  return ids
}

type Look = Parameters<typeof signIn>[2]

async function printFrom(world: World, look: Look, path: string): Promise<void> {
  const person = await signIn(world, 'admin', look)
  const { page } = person
  await page.goto(path)
  await page.getByText(`资产 ${count}`).waitFor()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(a4)
  const drawn = await labelsOn(page)
  const { sizes } = readSheets(await page.pdf({ preferCSSPageSize: true }))
  if (sizes.length !== sheets || sizes.some((size) => size !== '210 × 297'))
    throw new Error(`${count} labels came out on ${sizes.length} sheets: ${[...new Set(sizes)].join(', ')}.`)
  if (drawn.whole !== count || drawn.codes !== count)
    throw new Error(`Of ${count} labels ${drawn.whole} are whole, ${drawn.codes} have their code.`)
  await person.leave()
}

/** Counts labels that fit on their sheet with room for their text, and rendered codes. */
function labelsOn(page: Page) {
  return page.locator('[data-print] article').evaluateAll((all) => {
    const isWhole = (label: Element) => {
      const [own, sheet] = [label, label.parentElement ?? label].map((one) => one.getBoundingClientRect())
      const fits = label.scrollHeight <= label.clientHeight + 1 && label.scrollWidth <= label.clientWidth + 1
      return (
        fits &&
        own !== undefined &&
        sheet !== undefined &&
        own.right <= sheet.right + 1 &&
        own.bottom <= sheet.bottom + 1
      )
    }
    const codes = all.flatMap((label) => Array.from(label.querySelectorAll('img')))
    return {
      whole: all.filter(isWhole).length,
      codes: codes.filter((code) => code.complete && code.naturalWidth > 0).length,
    }
  })
}
