import { type ReadonlySignal, signal } from '@preact/signals-core'
import type { Store } from '@signet/client'
import { createLanguage, type Language } from '@signet/i18n'
import { applyLook, keepLook, type Look, readLook } from '@signet/ui'
import { loadCatalogue } from './catalogues.ts'

export type Looks = Awaited<ReturnType<typeof createLooks>>

type Appearance = Readonly<{ look: Look; language: Language }>

/** Language, theme and text size of this device, kept and applied to the page. */
export async function createLooks(store: Store, root: HTMLElement = document.documentElement) {
  const darkness = matchMedia('(prefers-color-scheme: dark)')
  const first = readLook(store)
  const appearance = signal<Appearance>({ look: first, language: await speak(first) })
  const readable: ReadonlySignal<Appearance> = appearance
  const apply = (look = appearance.peek().look) => {
    applyLook(look, root, { prefersDark: darkness.matches })
    colourTheBar(root)
  }

  apply()
  darkness.addEventListener('change', () => apply())
  return {
    appearance: readable,
    /** Loads the language first, so that no page is half one and half the other. */
    async change(part: Partial<Look>) {
      const before = appearance.peek()
      const look = { ...before.look, ...part }
      const isSpoken = look.locale === before.language.locale
      const language = isSpoken ? before.language : await speak(look)
      keepLook(store, look)
      apply(look)
      appearance.value = { look, language }
    },
  }
}

/** Gives the browser's bar above the page our colour. */
function colourTheBar(root: HTMLElement) {
  const color = getComputedStyle(root).getPropertyValue('--surface').trim()
  if (color) document.querySelector('meta[name=theme-color]')?.setAttribute('content', color)
}

async function speak({ locale }: Look): Promise<Language> {
  return createLanguage({ locale, catalogue: await loadCatalogue(locale) })
}
