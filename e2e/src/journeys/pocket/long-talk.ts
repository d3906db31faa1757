import type { Client } from '@signet/client'
import type { Page } from 'playwright-core'

/** Lines that are written; with what was said before they make more than five pages. */
const lines = 200
/** Messages that may be drawn at a time: three stretches of forty. */
const mostDrawn = 120

type LongTalk = Readonly<{ page: Page; writer: Client; id: string; first: string }>

/**
 * Reads a long conversation back to its first message, on a page that has it open. Only what is near is drawn; what comes meanwhile moves nothing and is counted at the button that leads to the end.
 */
export async function readLongTalk({ page, writer, id, first }: LongTalk): Promise<void> {
  for (let line = 1; line <= lines; line += 1)
    await writer.chat.send({ id, clientId: `long-talk-${line}`, kind: 'text', text: `Line ${line}` })
  await page.getByText(`Line ${lines}`, { exact: true }).waitFor()

  const scroller = page.locator('[data-scroller]').last()
  const oldest = page.getByRole('log').getByText(first, { exact: true }).first()
  while (!(await oldest.isVisible()))
    await scroller.evaluate(async (element) => {
      element.scrollTop = 0
      await new Promise((resolve) => requestAnimationFrame(resolve))
    })
  await oldest.scrollIntoViewIfNeeded()
  const drawn = await page.getByRole('log').getByRole('article').count()
  if (drawn > mostDrawn) throw new Error(`${drawn} messages are drawn at a time`)

  await writer.chat.send({ id, clientId: 'long-talk-last', kind: 'text', text: 'The last line' })
  const toEnd = page.getByRole('button', { name: '1 new message', exact: true })
  await toEnd.waitFor()
  if (!(await oldest.isVisible())) throw new Error('A new message moved what was read')
  await toEnd.tap()
  await page.getByText('The last line', { exact: true }).waitFor()
  await toEnd.waitFor({ state: 'detached' })
}
