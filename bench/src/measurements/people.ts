import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchChromium } from '@signet/e2e/chromium'
import { type Product, startProduct } from '@signet/e2e/product'
import type { CDPSession, Page } from 'playwright-core'
import { openServer } from '../database-server.ts'
import { type Figure, type Measurement, rowsOption } from '../figure.ts'
import { foundLargeCompany } from '../large-company.ts'
import { percentile } from '../timing.ts'

/** More rows than two screens of a phone hold were drawn for no one. */
const mostRows = 60
const longFrame = 50

/** Seconds of scrolling down; back takes as many screens. */
const scrolling = 20
/** People whom so long a scroll must at least pass. */
const fewest = 500

/** Contacts and the picker of people in a large company, on a phone with a four times slower CPU, down and back. */
export const people: Measurement = {
  name: 'people',
  about: `contacts and the people picker of 20,000 people on a page of a phone’s size with a four times slower CPU, ${scrolling} s down and back`,
  run: async (options) => {
    const count = rowsOption(options, 'people', 20_000)
    const server = await openServer(options.database)
    const dataDir = await mkdtemp(join(tmpdir(), 'signet-people-'))
    const product = await startProduct({ databaseUrl: await server.newDatabase('people'), dataDir })
    const browser = await launchChromium()
    try {
      const { token } = await foundLargeCompany(product, count)
      const figures: Figure[] = []
      for (const [list, open] of Object.entries(lists)) {
        const context = await browser.newContext({ viewport: { width: 375, height: 812 }, locale: 'en-US' })
        await context.addInitScript((value) => {
          localStorage.setItem('token', value)
          localStorage.setItem('look', JSON.stringify({ locale: 'en-US' }))
        }, token)
        const page = await context.newPage()
        page.setDefaultTimeout(15_000)
        const session = await context.newCDPSession(page)
        const bytes = await countBytes(session)
        await open(page, product)
        await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
        figures.push(...figuresOf(list, { ...(await scrollThrough(page)), bytes: bytes() }))
        await context.close()
      }
      return figures
    } finally {
      await browser.close()
      await product.stop()
      await server.close()
      await rm(dataDir, { recursive: true, force: true })
    }
  },
}

/** Both lists with everybody: in contacts, a word that the name of every department has. */
const lists: Readonly<Record<string, (page: Page, product: Product) => Promise<unknown>>> = {
  contacts: async (page, { address }) => {
    await page.goto(`${address}/pages/my/contacts/index`)
    await page.getByRole('searchbox').fill('部门')
    await page.locator(row).first().waitFor()
  },
  picker: async (page, { address }) => {
    await page.goto(`${address}/pages/message/chat/index`)
    await page.getByRole('button', { name: 'New group' }).click()
    await page.locator(row).first().waitFor()
  },
}

const row = 'li[data-index]'

/** Counts the bytes of answers as transferred. */
async function countBytes(session: CDPSession): Promise<() => number> {
  const answers = new Set<string>()
  let total = 0
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.includes('/api/permission/Users')) answers.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (answers.has(requestId)) total += encodedDataLength
  })
  await session.send('Network.enable')
  return () => total
}

type Scrolled = Readonly<{ down: readonly number[]; back: readonly number[]; rows: number; last: number }>

/** Scrolls one screen per frame, which fetches page after page, and back. Times of frames are in ms. */
function scrollThrough(page: Page): Promise<Scrolled> {
  return page.evaluate(
    async ({ rowsOf, most }) => {
      const first = document.querySelector(rowsOf)
      let scroller = first?.parentElement ?? null
      while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY))
        scroller = scroller.parentElement
      const body = scroller ?? document.documentElement
      let [rows, last] = [0, 0]
      const look = () => {
        const drawn = [...document.querySelectorAll(rowsOf)]
        rows = Math.max(rows, drawn.length)
        last = Math.max(last, ...drawn.map((one) => Number(one.getAttribute('aria-posinset'))))
      }
      const through = async (step: () => boolean) => {
        const frames: number[] = []
        let before = performance.now()
        let goesOn = true
        while (goesOn) {
          goesOn = step()
          const now = await new Promise<number>((drawn) => {
            requestAnimationFrame(drawn)
          })
          frames.push(now - before)
          before = now
        }
        return frames
      }
      const end = performance.now() + most * 1000
      const down = await through(() => {
        body.scrollTop += body.clientHeight
        look()
        return performance.now() < end
      })
      const back = await through(() => {
        body.scrollTop -= body.clientHeight
        look()
        return body.scrollTop > 0
      })
      return { down, back, rows, last }
    },
    { rowsOf: row, most: scrolling },
  )
}

type Measured = Scrolled & Readonly<{ bytes: number }>

function figuresOf(list: string, { down, back, rows, last, bytes }: Measured): readonly Figure[] {
  if (last < fewest) throw new Error(`Only ${last} people of ${list} were passed.`)
  const alone = { beside: 'alone', ratio: null, aim: '', met: null }
  const of = (frames: readonly number[], way: string): readonly Figure[] => [
    {
      ...{ ...alone, id: `people.${list}.${way}`, value: percentile(frames, 99), aim: 'under 50 ms' },
      ...{ unit: `ms p99 of ${frames.length} frames`, met: percentile(frames, 99) < longFrame },
    },
    {
      ...{
        ...alone,
        id: `people.${list}.${way}.long`,
        value: frames.filter((time) => time > longFrame).length,
      },
      unit: `frames over ${longFrame} ms, the worst ${Math.round(Math.max(...frames))} ms`,
    },
  ]
  return [
    ...of(down, 'down'),
    ...of(back, 'back'),
    {
      ...{
        ...alone,
        id: `people.${list}.rows`,
        value: rows,
        unit: `rows in the page at most, ${last} people passed`,
      },
      ...{ aim: `${mostRows} and less`, met: rows <= mostRows },
    },
    { ...alone, id: `people.${list}.bytes`, value: bytes / 1024, unit: 'KB (wire)' },
  ]
}
