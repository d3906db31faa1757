import { findBarriers } from '../../find-barriers.ts'
import type { Journey } from '../../journey.ts'
import { type Look, type Person, signIn } from '../../person.ts'

const everyLook: readonly Look[] = (['zh-CN', 'zh-TW', 'en-US'] as const).flatMap((locale) =>
  (['light', 'dark'] as const).map((theme) => ({ locale, theme, width: 1440, height: 900 })),
)

/**
 * Shows every field kind on phone and desktop in every state, in three languages and both themes: no missing text, no
 * accessibility problem.
 */
export const gallery: Journey = {
  name: 'gallery',
  run: async (world) => {
    for (const look of everyLook) {
      const person = await signIn(world, 'admin', look, '/studio/')
      await inspect(person, look)
      await person.leave()
    }
  },
}

async function inspect({ page }: Person, look: Look): Promise<void> {
  const where = `The gallery (${look.locale}, ${look.theme})`
  await page.goto('/studio/gallery')
  await page.locator('[data-kind="rich-text"] [contenteditable="true"]').first().waitFor()
  await page.locator('[data-kind="qr-code"] svg').first().waitFor()
  const keys = await page.evaluate(
    () => document.body.innerText.match(/\b[a-z][a-zA-Z-]+\.[a-z][\w-]*\.[a-zA-Z][\w.]*\b/g) ?? [],
  )
  const below = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
  const barriers = await findBarriers(page, 'main')
  if (keys.length > 0) throw new Error(`${where} shows keys instead of words: ${keys.join(', ')}`)
  if (below > 0) throw new Error(`${where} goes on for ${below} px below what scrolls in it.`)
  if (barriers.length > 0) throw new Error(`${where} has barriers:\n${barriers.join('\n')}`)
}
