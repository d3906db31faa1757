import type { Journey } from '../../journey.ts'
import { patience, signIn } from '../../person.ts'

/** The bars of a page are painted before its modules have loaded, at the position where the page renders them. */
export const firstPaint: Journey = {
  name: 'first paint',
  run: async (world) => {
    const { page, leave } = await signIn(world, 'employee', {
      locale: 'zh-CN',
      theme: 'dark',
      isUnkept: true,
    })
    const drawn = await page.locator('nav').last().boundingBox()

    await page.route('**/assets/*.js', () => undefined)
    await page.goto('/pages/index/index', { waitUntil: 'commit' })
    const bar = page.locator('.first-frame > footer')
    await bar.waitFor({ state: 'visible', timeout: patience })
    const painted = await bar.boundingBox()
    if (JSON.stringify(painted) !== JSON.stringify(drawn))
      throw new Error(
        `The tab bar is painted at ${JSON.stringify(painted)}, drawn at ${JSON.stringify(drawn)}`,
      )

    await page
      .waitForFunction(() => performance.getEntriesByType('paint').length > 0, null, { timeout: patience })
      .catch(() => {
        throw new Error('Nothing was painted before the modules came')
      })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await leave()
  },
}
