import type { Locator, Page } from 'playwright-core'
import { type AtWork, pending } from './at-work.ts'
import { cardOf, inBar } from './decide.ts'

/** Decisions in the list: by swipe, and on many cases at once. */

/** Shows only the cases of a person's own topic. */
export async function narrow({ page, topic }: AtWork): Promise<void> {
  await page.goto(`${pending}&keyword=${encodeURIComponent(topic)}`)
  await page.getByTestId('case-card').first().waitFor()
}

/** The message with "undo" lasts some seconds, so this does not wait for the card to leave. */
export async function agreeBySwipe(at: AtWork, title: string): Promise<void> {
  await at.decide({ deed: 'agree', manner: 'swipe, approve, confirm' }, async () => {
    await at.press(await swipedTo(at, title, at.words.agree))
    await confirmOnSheet(at)
  })
}

export async function hasLeft(at: AtWork, title: string): Promise<void> {
  await cardOf(at, title).waitFor({ state: 'detached' })
}

export async function rejectBySwipe(at: AtWork, title: string): Promise<void> {
  await at.decide({ deed: 'reject', manner: 'swipe, reject, choose a phrase, confirm' }, async () => {
    await at.press(await swipedTo(at, title, at.words.reject))
    await at.press(at.page.getByRole('dialog').getByRole('button', { name: at.words.rejectPhrase }))
    await confirmOnSheet(at)
    await cardOf(at, title).waitFor({ state: 'detached' })
  })
}

export async function undoInMessage(at: AtWork, title: string): Promise<void> {
  await at.undo('undo in the message', async () => {
    const message = at.page.getByRole('status').getByRole('button', { name: at.words.undo, exact: true })
    await at.press(message)
    await message.waitFor({ state: 'detached' })
    await cardOf(at, title).waitFor()
  })
}

export async function agreeToAll(at: AtWork): Promise<void> {
  await at.decide({ deed: 'agree', manner: 'select all six, approve, confirm' }, async () => {
    await at.press(at.page.getByRole('button', { name: at.words.select, exact: true }))
    await at.press(at.page.getByRole('button', { name: at.words.selectAll }))
    await at.press(inBar(at, at.words.agree))
    await confirmOnSheet(at)
    await at.page.getByTestId('case-card').first().waitFor({ state: 'detached' })
  })
}

/** `j` opens the first case, `x` ticks it; the mouse ticks three more. */
export async function agreeToFour(at: AtWork, titles: readonly string[]): Promise<void> {
  await at.decide({ deed: 'agree', manner: 'j, x, tick three, approve, confirm' }, async () => {
    await at.page.keyboard.press('j')
    await at.page.getByRole('main').locator('h2').waitFor()
    await at.page.keyboard.press('x')
    await tickAndSend(at, titles, at.words.agree)
  })
}

export async function rejectThree(at: AtWork, titles: readonly string[]): Promise<void> {
  await at.decide(
    { deed: 'reject', manner: 'select, tick three, reject, choose a phrase, confirm' },
    async () => {
      await at.press(at.page.getByRole('button', { name: at.words.select, exact: true }))
      await tickAndSend(at, titles, at.words.reject, at.words.rejectPhrase)
    },
  )
}

/** Ticks rows in the pane beside the case and sends a decision on them. */
async function tickAndSend(
  at: AtWork,
  titles: readonly string[],
  action: string,
  phrase?: string,
): Promise<void> {
  for (const title of titles) await at.press(cardOf(at, title).getByRole('checkbox'))
  await at.press(at.page.locator('footer').getByRole('button', { name: action, exact: true }).first())
  if (phrase) await at.press(at.page.getByRole('dialog').getByRole('button', { name: phrase }))
  await confirmOnSheet(at)
  await at.page.getByRole('button', { name: at.words.select, exact: true }).waitFor()
}

async function confirmOnSheet(at: AtWork): Promise<void> {
  const sheet = at.page.getByRole('dialog')
  await at.press(sheet.getByRole('button', { name: at.words.confirm }))
  await sheet.waitFor({ state: 'detached' })
}

/** Swipes a card to the left with one finger. Returns a button behind it. */
async function swipedTo(at: AtWork, title: string, action: string): Promise<Locator> {
  const card = cardOf(at, title)
  const row = card.locator('..')
  await swipeLeft(at.page, card)
  await row.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const look = () => (element.scrollLeft > 40 ? resolve() : requestAnimationFrame(look))
        look()
      }),
  )
  return row.getByRole('button', { name: action, exact: true })
}

const steps = [1, 2, 3, 4, 5, 6, 7, 8]

/** The finger moves at once, since one that rests selects. */
async function swipeLeft(page: Page, card: Locator): Promise<void> {
  const box = await card.evaluate(placeAtRest)
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly number[]) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at.map((step) => ({
        x: box.x + box.width * (0.9 - 0.1 * step),
        y: box.y + box.height / 2,
      })),
    })
  await Promise.all([send('touchStart', [0]), send('touchMove', [1])])
  for (const step of steps) {
    await send('touchMove', [step])
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await send('touchEnd', [])
  await touch.detach()
}

/** Where a card is once it rests: the row above it may just have left. */
async function placeAtRest(card: Element): Promise<DOMRect> {
  let before = card.getBoundingClientRect()
  for (let frames = 0; frames < 3; frames += 1) {
    await new Promise(requestAnimationFrame)
    const now = card.getBoundingClientRect()
    if (now.y !== before.y || now.x !== before.x) frames = -1
    before = now
  }
  return before
}
