import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { z } from 'zod'

const Barrier = z.object({
  id: z.string(),
  impact: z.string().nullable(),
  help: z.string(),
  nodes: z.array(z.object({ target: z.array(z.unknown()), html: z.string() })),
})

/** Returns the serious and critical accessibility problems that axe finds. */
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

/** Whether fades have ended, since contrast differs during a fade. Endless animations are ignored. */
function isAtRest(): boolean {
  return document
    .getAnimations()
    .every(
      ({ playState, effect }) =>
        playState !== 'running' || effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
    )
}
