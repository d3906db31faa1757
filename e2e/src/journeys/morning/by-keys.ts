import type { AtWork } from './at-work.ts'
import type { Manner } from './budget.ts'
import { inBar, open, otherTitle, thenNext, titleOf } from './decide.ts'

/** Decisions by keyboard, at a desk. */

export async function agreeByKeys(at: AtWork): Promise<void> {
  await at.decide({ deed: 'agree', manner: 'a, Ctrl Enter' }, () => agreeOnPage(at))
}

export async function agreeToCard(at: AtWork, title: string): Promise<void> {
  await at.decide({ deed: 'agree', manner: 'click a card, a, Ctrl Enter' }, async () => {
    await open(at, title)
    await agreeOnPage(at)
  })
}

type Walk = Readonly<{ keys: readonly ('j' | 'k')[]; manner: Manner }>

export async function walkAndAgree(at: AtWork, { keys, manner }: Walk): Promise<void> {
  await at.decide({ deed: 'agree', manner }, async () => {
    for (const key of keys) await walk(at, key)
    await agreeOnPage(at)
  })
}

export async function rejectByKeys(at: AtWork): Promise<void> {
  await at.decide({ deed: 'reject', manner: 'r, nine letters, Ctrl Enter' }, async () => {
    await inBar(at, at.words.reject).waitFor()
    await at.page.keyboard.press('r')
    await written(at)
    await at.page.keyboard.type('no budget')
    await thenNext(at, () => at.page.keyboard.press('Control+Enter'))
  })
}

export async function undoByKeys(at: AtWork): Promise<void> {
  await at.undo('u, Tab, Enter', async () => {
    const { page, words } = at
    await page.getByRole('button', { name: words.undo, exact: true }).waitFor()
    await page.keyboard.press('u')
    await page.getByRole('alertdialog').waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => !url.searchParams.has('decided'))
  })
}

/** Keys work once the bar that shows them is there. */
export async function pressA(at: AtWork): Promise<void> {
  await inBar(at, at.words.agree).waitFor()
  await at.page.keyboard.press('a')
  await written(at)
}

async function agreeOnPage(at: AtWork): Promise<void> {
  await pressA(at)
  await thenNext(at, () => at.page.keyboard.press('Control+Enter'))
}

/** Typing goes into the opinion. */
async function written({ page }: AtWork): Promise<void> {
  await page.locator('#operate-opinion:focus').waitFor()
}

/** Opens the next or previous case of the list. */
async function walk({ page }: AtWork, key: 'j' | 'k'): Promise<void> {
  const before = await titleOf(page)
  await page.keyboard.press(key)
  await otherTitle(page, before)
}
