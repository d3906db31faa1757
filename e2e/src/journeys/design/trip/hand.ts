import type { Locator, Page } from 'playwright-core'
import { recordPresses } from '../../morning/presses.ts'

/** What one step of a work costs. */
export type Cost = Readonly<{ clicks: number; keys: number }>

/**
 * Mouse and keyboard of a person, and the only way to use the page: every click counts, and every key. A Chinese
 * character counts as one key.
 */
export type Hand = Readonly<{
  /** Counts under this name from here on. */
  begin: (step: string) => void
  click: (target: Locator, at?: Readonly<{ x: number; y: number }>) => Promise<void>
  type: (text: string) => Promise<void>
  press: (key: 'Enter' | 'Escape') => Promise<void>
  /** The cost of each step. Throws if the page saw fewer clicks than these; one that met a moving page is seen twice. */
  costs: () => Promise<ReadonlyMap<string, Cost>>
}>

/** Loads a page anew, and counts from there on. */
export async function takeInHand(page: Page): Promise<Hand> {
  const takePresses = await recordPresses(page)
  await page.reload()
  const costs = new Map<string, Cost>()
  let step = ''
  let seen = 0
  const count = (more: Partial<Cost>) => {
    const { clicks, keys } = costs.get(step) ?? { clicks: 0, keys: 0 }
    costs.set(step, { clicks: clicks + (more.clicks ?? 0), keys: keys + (more.keys ?? 0) })
  }

  return {
    begin: (next) => {
      step = next
    },
    click: async (target, at) => {
      await target.click(at && { position: at })
      count({ clicks: 1 })
    },
    type: async (text) => {
      await page.keyboard.type(text)
      count({ keys: Array.from(text).length })
    },
    press: async (key) => {
      await page.keyboard.press(key)
      count({ keys: 1 })
    },
    costs: async () => {
      seen += (await takePresses()).filter(({ kind }) => kind === 'tap').length
      const { clicks } = totalOf(costs)
      if (seen < clicks) throw new Error(`The page saw ${seen} clicks, ${clicks} were counted.`)
      return costs
    },
  }
}

export function totalOf(costs: ReadonlyMap<string, Cost>): Cost {
  return [...costs.values()].reduce(
    (sum, { clicks, keys }) => ({ clicks: sum.clicks + clicks, keys: sum.keys + keys }),
    { clicks: 0, keys: 0 },
  )
}

/** The cost of each step in lines, with the sum. */
export function tableOf(costs: ReadonlyMap<string, Cost>): string {
  return [...costs, ['total', totalOf(costs)] as const]
    .map(
      ([step, { clicks, keys }]) =>
        `${step.padEnd(40)}${String(clicks).padStart(5)} clicks${String(keys).padStart(5)} keys`,
    )
    .join('\n')
}
