import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { z } from 'zod'

const Barrier = z.object({
  id: z.string(),
  impact: z.string().nullable(),
  help: z.string(),
  nodes: z.array(z.object({ target: z.array(z.unknown()), html: z.string() })),
})

/** What keeps people with a disability out, as axe finds it: serious and critical findings only. */
export async function findBarriers(page: Page, within = 'body'): Promise<string[]> {
  await page.waitForFunction(isAtRest)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Page.setBypassCSP', { enabled: true })
  await page.evaluate(axe.source)
  const found: unknown = await page.evaluate(async (selector) => {
    const { axe } = window as unknown as { axe: { run: (where: object, how: object) => Promise<unknown> } }
    const result = await axe.run({ include: [[selector]] }, { resultTypes: ['violations'] })
    return (result as { violations: unknown }).violations
  }, within)
  await cdp.detach()

  return z
    .array(Barrier)
    .parse(found)
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id}: ${help} (${nodes.length}×, ${nodes[0]?.html.slice(0, 160)})`)
}

/** What fades in has another contrast on its way. Whatever turns without end may go on. */
function isAtRest(): boolean {
  return document
    .getAnimations()
    .every(
      ({ playState, effect }) =>
        playState !== 'running' || effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
    )
}
