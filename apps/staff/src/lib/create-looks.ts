import type { Store } from '@signet/client'
import { createLanguage, type Language, type Locale, type ParsedCatalogue } from '@signet/i18n'
import { applyLook, keepLook, type Look, readLook } from '@signet/ui'

export type Looks = Awaited<ReturnType<typeof createLooks>>

type Appearance = Readonly<{ look: Look; language: Language }>

/** Language, theme and text size of this device: kept, put on the page, and told to whoever listens. */
export async function createLooks(store: Store, root: HTMLElement = document.documentElement) {
  const darkness = matchMedia('(prefers-color-scheme: dark)')
  const first = readLook(store)
  let appearance: Appearance = { look: first, language: await speak(first) }
  const listeners = new Set<() => void>()
  const put = () => {
    applyLook(appearance.look, root, { prefersDark: darkness.matches })
    colourTheBar(root)
  }

  put()
  darkness.addEventListener('change', put)
  return {
    now: () => appearance,
    /** Loads the language first, so that no page is half one and half the other. */
    async change(part: Partial<Look>) {
      const look = { ...appearance.look, ...part }
      const isSpoken = look.locale === appearance.language.locale
      appearance = { look, language: isSpoken ? appearance.language : await speak(look) }
      keepLook(store, look)
      put()
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** The browser's own bar above the page takes the colour of ours. */
function colourTheBar(root: HTMLElement) {
  const color = getComputedStyle(root).getPropertyValue('--surface').trim()
  if (color) document.querySelector('meta[name=theme-color]')?.setAttribute('content', color)
}

async function speak({ locale }: Look): Promise<Language> {
  return createLanguage({ locale, catalogue: await loadCatalogue(locale) })
}

const loaders: Readonly<Record<Locale, () => Promise<{ catalogue: ParsedCatalogue }>>> = {
  'zh-CN': () => import('virtual:texts/zh-CN'),
  'zh-TW': () => import('virtual:texts/zh-TW'),
  'en-US': () => import('virtual:texts/en-US'),
}

/** Loads all sentences of one language; the other languages stay on the server. */
async function loadCatalogue(locale: Locale): Promise<ParsedCatalogue> {
  return (await loaders[locale]()).catalogue
}
