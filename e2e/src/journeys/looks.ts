import type { Journey } from '../journey.ts'
import { type Look, type Person, signIn } from '../person.ts'

const everyLook: readonly Look[] = [
  { locale: 'zh-CN', theme: 'light' },
  { locale: 'zh-TW', theme: 'dark' },
  { locale: 'en-US', theme: 'light', width: 1440, height: 900 },
  { locale: 'zh-CN', theme: 'dark', width: 320, height: 640 },
]

const pages = [
  '/pages/index/index',
  '/pages/index/dashboard',
  '/pages/index/message',
  '/pages/index/my',
  '/pages/workFlow/index',
  '/pages/workFlow/flowTodo/index?list=launched',
  '/pages/workFlow/flowTodo/index?list=circulated',
  '/pages/workFlow/allAppWorkFlow/index',
  '/pages/my/settings/index',
  '/pages/my/personalSetting/index',
]

/** Checks every main page in every look: no horizontal overflow, no missing text, no console error. */
export const looks: Journey = {
  name: 'looks',
  run: async (world) => {
    for (const look of everyLook) {
      const person = await signIn(world, 'employee', look)
      for (const page of pages) await inspect(person, page, look)
      await inspectDays(person, look)
      await inspectFilter(person, look)
      await person.leave()
    }
  },
}

/** The days of a month are large enough for fingers on a phone of the usual width. */
async function inspectDays({ page }: Person, { width = 375 }: Look): Promise<void> {
  await page.goto('/pages/workFlow/schedule/index')
  const days = page.getByRole('main').locator('button[aria-pressed]')
  await days.first().waitFor()
  const narrowest = await days.evaluateAll((all) =>
    Math.min(...all.map((day) => day.getBoundingClientRect().width)),
  )
  if (width >= 375 && narrowest < 44) throw new Error(`A day of the calendar is ${narrowest} px wide.`)
}

/** The filters of a list fit side by side on the screen. */
async function inspectFilter({ page }: Person, { locale, width = 375 }: Look): Promise<void> {
  if (locale !== 'zh-CN') return
  await page.goto('/pages/workFlow/flowTodo/index?list=done')
  await page.getByRole('button', { name: '筛选' }).click()
  const days = page.locator('dialog [data-mode=edit] [data-box]')
  await days.first().waitFor()
  const edges = await days.evaluateAll((all) => all.map((day) => day.getBoundingClientRect().right))
  if (Math.max(...edges) > width - 16) throw new Error(`The days of a filter end at ${edges.join(' and ')}.`)
}

async function inspect({ page }: Person, path: string, look: Look): Promise<void> {
  await page.goto(path)
  await page.getByRole('main').first().waitFor()
  await page.waitForFunction(() => document.querySelector('[role=status] + [aria-hidden]') === null)
  const found = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    keys: document.body.innerText.match(/\b[a-z][a-zA-Z-]+\.[a-z][\w-]*\.[a-zA-Z][\w.]*\b/g) ?? [],
    title: document.title,
  }))
  const where = `${path} (${look.locale}, ${look.theme}, ${look.width ?? 375} px)`
  if (found.overflow > 0) throw new Error(`${where} is ${found.overflow} px wider than the screen.`)
  if (found.keys.length > 0) throw new Error(`${where} shows keys instead of words: ${found.keys.join(', ')}`)
  if (found.title.trim() === '') throw new Error(`${where} has no title.`)
}
