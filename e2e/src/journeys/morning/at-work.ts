import type { Locator, Page } from 'playwright-core'
import type { World } from '../../journey.ts'
import { type Person, signIn } from '../../person.ts'
import { budget, type Manner } from './budget.ts'
import type { Colleague } from './colleagues.ts'
import { caseIn, countPresses, type Deed, type LedgerEntry, shownAtLast } from './ledger.ts'
import { recordPresses } from './presses.ts'
import { type Words, wordsIn } from './words.ts'

/** A colleague in front of their screen, with a ledger of what they decided. */
export type AtWork = Readonly<{
  account: string
  topic: string
  words: Words
  page: Page
  ledger: LedgerEntry[]
  /** Presses of each decision, in the order of the ledger's writing. */
  counted: { manner: Manner; presses: number }[]
  /** Taps on a phone, clicks at a desk. */
  press: (target: Locator) => Promise<void>
  /** Decides by `act`, whose last press sends the decision. Writes down what the screen showed then. */
  decide: (wish: Wish, act: () => Promise<void>) => Promise<void>
  /** Like `decide`, but the decision before is undone. */
  undo: (manner: Manner, act: () => Promise<void>) => Promise<void>
  leave: Person['leave']
}>

type Wish = Readonly<{ deed: Deed; manner: Manner }>

export async function begin(world: World, { account, topic, look }: Colleague): Promise<AtWork> {
  const { page, leave } = await signIn(world, account, look)
  const takePresses = await recordPresses(page)
  await page.goto('/pages/workFlow/flowTodo/index?list=pending')
  await page.getByTestId('case-card').first().waitFor()
  const ledger: LedgerEntry[] = []
  const counted: AtWork['counted'] = []
  const act = async (manner: Manner, deed: () => Promise<void>) => {
    await takePresses()
    await deed()
    const presses = await takePresses()
    counted.push({ manner, presses: countPresses(presses) })
    return shownAtLast(presses)
  }

  return {
    ...{ account, topic, page, ledger, counted, leave },
    words: wordsIn[look.locale],
    press: (target) => (look.isTouch ? target.tap() : target.click()),
    decide: async ({ deed, manner }, run) => {
      const { titles, address } = await act(manner, run)
      const caseId = budget[manner].isInList ? null : caseIn(address)
      for (const title of titles) ledger.push({ account, deed, title, caseId })
    },
    undo: async (manner, run) => {
      const before = ledger.at(-1)
      if (!before) throw new Error(`${account} has nothing to undo.`)
      await act(manner, run)
      ledger.push({ ...before, deed: 'undo' })
    },
  }
}
