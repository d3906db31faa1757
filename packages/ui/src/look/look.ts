import { defaultLocale, type Locale, locales } from '@signet/i18n'

export const themes = ['light', 'dark', 'system'] as const
export const textSizes = ['normal', 'large', 'larger'] as const

/** The display preferences of a person on this device. Dark is off by default (spec section 9). */
export type Look = Readonly<{
  theme: (typeof themes)[number]
  text: (typeof textSizes)[number]
  locale: Locale
}>

const plain: Look = { theme: 'light', text: 'normal', locale: defaultLocale }
const key = 'look'

/** Reads the stored preferences; missing or invalid ones get their defaults. */
export function readLook(store: Pick<Storage, 'getItem'>): Look {
  const kept = parse(store.getItem(key))
  return {
    theme: themes.find((theme) => theme === kept.theme) ?? plain.theme,
    text: textSizes.find((size) => size === kept.text) ?? plain.text,
    locale: locales.find((locale) => locale === kept.locale) ?? plain.locale,
  }
}

/** Whether somebody has chosen preferences on this device. */
export function hasLook(store: Pick<Storage, 'getItem'>): boolean {
  return store.getItem(key) !== null
}

export function keepLook(store: Pick<Storage, 'setItem'>, look: Look) {
  store.setItem(key, JSON.stringify(look))
}

/** Applies the preferences to <html>, as `theme.js` does before the first paint. */
export function applyLook({ theme, text, locale }: Look, root: HTMLElement, { prefersDark = false } = {}) {
  root.dataset.theme = theme === 'dark' || (theme === 'system' && prefersDark) ? 'dark' : 'light'
  root.dataset.text = text
  root.lang = locale
}

function parse(text: string | null): Partial<Record<keyof Look, unknown>> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}
