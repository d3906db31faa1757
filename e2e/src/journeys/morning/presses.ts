import type { Page } from 'playwright-core'

/** A touch, a click or a key, with what the screen showed at that moment. */
export type Press = Readonly<{
  kind: 'tap' | 'click' | 'key'
  /** The titles that the screen gives to what is being decided: of the page, of the card or of the ticked rows. */
  titles: readonly string[]
  address: string
}>

/** Counts what a person presses on a page, from its next load on. Returns the presses so far, and forgets them. */
export async function recordPresses(page: Page): Promise<() => Promise<readonly Press[]>> {
  let presses: Press[] = []
  await page.exposeFunction('tellPress', (press: Press) => presses.push(press))
  await page.addInitScript(listenToPresses)
  return async () => {
    // A round trip: all that the page told before has arrived by then.
    await page.evaluate(() => true)
    const taken = presses
    presses = []
    return taken
  }
}

/** Runs in the page, before its own listeners see the press. */
function listenToPresses(): void {
  const { tellPress } = globalThis as unknown as { tellPress: (press: Press) => void }
  const ownWords = (element: Element | null | undefined) => element?.textContent?.trim() ?? ''
  const tell = (kind: Press['kind']) => tellPress({ kind, titles: titlesOnScreen(), address: location.href })
  const isModifier = (key: string) => ['Control', 'Meta', 'Shift', 'Alt'].includes(key)

  addEventListener('pointerdown', ({ isTrusted }) => isTrusted && tell('tap'), true)
  addEventListener('click', ({ isTrusted }) => isTrusted && tell('click'), true)
  addEventListener('keydown', ({ key, repeat }) => !repeat && !isModifier(key) && tell('key'), true)

  function titlesOnScreen(): readonly string[] {
    const ticks = document.querySelectorAll<HTMLInputElement>('[data-testid=case-card] input:checked')
    if (ticks.length > 0) return Array.from(ticks, (tick) => tick.getAttribute('aria-label') ?? '')
    const dialog = document.querySelector('dialog[open]')
    return [ownWords(dialog?.querySelector('p') ?? document.querySelector('[role=main] h2'))]
  }
}
