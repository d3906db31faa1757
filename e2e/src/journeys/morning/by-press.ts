import type { Locator } from 'playwright-core'
import { type AtWork, tooLate } from './at-work.ts'
import { cardOf, confirm, inBar, open, thenNext } from './decide.ts'
import { hasLeft } from './in-list.ts'

/** Decisions by finger or mouse, on the page of the case. */

export async function agreeFirst(at: AtWork, title: string): Promise<void> {
  await at.decide({ deed: 'agree', manner: 'open, approve, confirm' }, async () => {
    await open(at, title)
    await at.press(inBar(at, at.words.agree))
    await confirm(at)
  })
}

export async function agreeNext(at: AtWork): Promise<void> {
  await at.decide({ deed: 'agree', manner: 'approve the next case, confirm' }, async () => {
    await at.press(inBar(at, at.words.agree))
    await confirm(at)
  })
}

export async function rejectNext(at: AtWork): Promise<void> {
  await at.decide({ deed: 'reject', manner: 'reject, choose a phrase, confirm' }, async () => {
    await at.press(inBar(at, at.words.reject))
    await choosePhrase(at, at.words.rejectPhrase)
    await confirm(at)
  })
}

export async function returnNext(at: AtWork): Promise<void> {
  await at.decide({ deed: 'return', manner: 'more, send back, choose a phrase, confirm' }, async () => {
    await chooseAction(at, at.words.return)
    await choosePhrase(at, at.words.returnPhrase)
    await confirm(at)
  })
}

type Receiver = Readonly<{ name: string; initials: string }>

export async function transferNext(at: AtWork, { name, initials }: Receiver): Promise<void> {
  await at.decide(
    { deed: 'transfer', manner: 'more, transfer, search by three initials, confirm' },
    async () => {
      await chooseAction(at, at.words.transfer)
      await at.press(at.page.getByRole('searchbox', { name: at.words.searchPerson }))
      await at.page.keyboard.type(initials)
      await at.press(at.page.getByRole('button', { name }))
      await confirm(at)
    },
  )
}

export async function addSigner(at: AtWork, { name, initials }: Receiver): Promise<void> {
  await at.decide(
    { deed: 'addSigners', manner: 'more, add approvers, search by three initials, confirm' },
    async () => {
      const { page, words } = at
      await chooseAction(at, words.addSigners)
      await at.press(page.getByRole('button', { name: words.addPeople }))
      const sheet = page.getByRole('dialog')
      await at.press(sheet.getByRole('searchbox'))
      await page.keyboard.type(initials)
      await at.press(sheet.getByRole('checkbox', { name }))
      await at.press(sheet.getByRole('button', { name: words.done }))
      await at.press(page.getByRole('button', { name: words.confirm }))
      // The case stays open; the added person may have decided before it is drawn again.
      await page.waitForURL(({ pathname }) => pathname === '/pages/workFlow/flowBefore/index')
    },
  )
}

export async function undoLast(at: AtWork): Promise<void> {
  await at.undo('undo, confirm', async () => {
    await at.press(at.page.getByRole('button', { name: at.words.undo, exact: true }))
    await at.press(at.page.getByRole('alertdialog').getByRole('button', { name: at.words.takeBack }))
    await at.page.waitForURL((url) => !url.searchParams.has('decided'))
  })
}

/** The network is away while the decision is sent: it is kept on the device, and sent when the network is back. */
export async function agreeOffline(at: AtWork): Promise<void> {
  const { page, words } = at
  await at.decide({ deed: 'agree', manner: 'approve, confirm offline' }, async () => {
    const title = await topicOf(at, page.locator('[role=main] h2'))
    await at.press(inBar(at, words.agree))
    const send = page.getByRole('button', { name: words.confirm })
    await send.waitFor()
    await page.context().setOffline(true)
    await at.press(send)
    await cardOf(at, title).waitFor()
    await page.context().setOffline(false)
    await hasLeft(at, title)
  })
}

/** The server decides, but its answers are lost: what is sent again must not decide twice. */
export async function agreeWithoutAnswer(at: AtWork): Promise<void> {
  const { page, words } = at
  await at.decide({ deed: 'agree', manner: 'open, approve, confirm, lose the answer' }, async () => {
    const path = '**/api/workflow/tasks/*/agree'
    let lost = 0
    await page.route(path, async (route) => {
      await route.fetch()
      lost += 1
      await route.abort('connectionreset')
    })
    const title = await firstTopic(at)
    await open(at, title)
    await at.press(inBar(at, words.agree))
    await at.press(page.getByRole('button', { name: words.confirm }))
    await page.getByTestId('case-card').first().waitFor()
    if (lost === 0) throw new Error('No answer was lost.')
    await page.unroute(path)
    await hasLeft(at, title)
  })
}

/** Opens the first case of the list and agrees. */
export async function agreeFirstOfAll(at: AtWork): Promise<void> {
  await agreeFirst(at, await firstTopic(at))
}

function firstTopic(at: AtWork): Promise<string> {
  return topicOf(at, at.page.getByTestId('case-card').filter({ hasText: at.topic }).first())
}

/** The topic and number of a case in a text that is shown. */
async function topicOf({ topic }: AtWork, place: Locator): Promise<string> {
  const [title] = new RegExp(`${topic} \\d+`).exec((await place.textContent()) ?? '') ?? []
  if (title === undefined) throw new Error(`The text is not about ${topic}.`)
  return title
}

async function choosePhrase({ page, press }: AtWork, phrase: string): Promise<void> {
  await press(page.getByRole('button', { name: phrase, exact: true }))
}

/** Opens an action under "more". */
async function chooseAction(at: AtWork, action: string): Promise<void> {
  await at.press(inBar(at, at.words.more))
  await at.press(at.page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${action}`) }))
}

/** Meets another person on the page of the decision and confirms at the same moment; one of the two is too late. */
export async function raceFor(at: AtWork, meet: () => Promise<void>, send: () => Promise<void>) {
  await meet()
  const decided = thenNext(at, send).then(() => undefined)
  const refused = at.page
    .getByRole('button', { name: at.words.seeCase })
    .waitFor()
    .then(() => tooLate)
  const outcome = await Promise.race([decided, refused])
  // The other wait goes on until its page is left.
  for (const left of [decided, refused]) left.catch(() => undefined)
  return outcome
}
