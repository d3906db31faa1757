import type { Locator, Page } from 'playwright-core'
import type { World } from '../../journey.ts'
import { type Person, signIn } from '../../person.ts'
import { budget, type Manner } from './budget.ts'
import type { Colleague } from './colleagues.ts'
import { caseIn, countPresses, type Deed, type LedgerEntry, shownAtLast } from './ledger.ts'
import { type Press, recordPresses } from './presses.ts'
import { type Words, wordsIn } from './words.ts'

/** A colleague in front of their screen, with a ledger of what they decided. */
export type AtWork = Readonly<{
  account: string
  topic: string
  words: Words
  page: Page
  ledger: LedgerEntry[]
  /** The presses that each way to decide took. */
  counted: { manner: Manner; presses: number }[]
  /** Taps on a phone, clicks at a desk. */
  press: (target: Locator) => Promise<void>
  /**
   * Decides by `act`, whose last press sends the decision, and writes down what the screen showed then. Nothing is
   * written when `act` answers that somebody else was faster.
   */
  decide: (wish: Wish, act: () => Promise<unknown>) => Promise<void>
  /** Undoes the decision before. */
  undo: (manner: Manner, act: () => Promise<unknown>) => Promise<void>
  leave: Person['leave']
}>

type Wish = Readonly<{ deed: Deed; manner: Manner }>
/** What an action answers when somebody else had decided before. */
export const tooLate = 'tooLate'

export const pending = '/pages/workFlow/flowTodo/index?list=pending'

export async function begin(world: World, { account, topic, look }: Colleague): Promise<AtWork> {
  const { page, leave } = await signIn(world, account, look)
  const takePresses = await recordPresses(page)
  await page.goto(pending)
  await page.getByTestId('case-card').first().waitFor()
  const ledger: LedgerEntry[] = []
  const counted: AtWork['counted'] = []
  /** Returns the presses of an action; undefined when it came too late. */
  const pressesOf = async (
    manner: Manner,
    act: () => Promise<unknown>,
  ): Promise<readonly Press[] | undefined> => {
    await takePresses()
    const outcome = await act()
    const presses = await takePresses()
    if (outcome === tooLate) return undefined
    counted.push({ manner, presses: countPresses(presses) })
    return presses
  }

  return {
    ...{ account, topic, page, ledger, counted, leave },
    words: wordsIn[look.locale],
    press: (target) => (look.isTouch ? target.tap() : target.click()),
    decide: async ({ deed, manner }, act) => {
      const presses = await pressesOf(manner, act)
      if (!presses) return
      const { titles, address } = shownAtLast(presses)
      const caseId = 'isInList' in budget[manner] ? null : caseIn(address)
      for (const title of titles) ledger.push({ account, deed, title, caseId })
    },
    undo: async (manner, act) => {
      const before = ledger.at(-1)
      if (!before) throw new Error(`${account} has nothing to undo.`)
      await pressesOf(manner, act)
      ledger.push({ ...before, deed: 'undo' })
    },
  }
}
