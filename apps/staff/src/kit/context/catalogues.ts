import type { Locale, ParsedCatalogue } from '@signet/i18n'

type Loaders = Readonly<Record<Locale, () => Promise<Readonly<{ catalogue: ParsedCatalogue }>>>>

const first: Loaders = {
  'zh-CN': () => import('virtual:texts/zh-CN'),
  'zh-TW': () => import('virtual:texts/zh-TW'),
  'en-US': () => import('virtual:texts/en-US'),
}

const later: Loaders = {
  'zh-CN': () => import('virtual:texts/zh-CN/later'),
  'zh-TW': () => import('virtual:texts/zh-TW/later'),
  'en-US': () => import('virtual:texts/en-US/later'),
}

let spoken: Locale | undefined
let isWhole = false

/** Loads the sentences of the first pages, and all others when a page already needed them. */
export async function loadCatalogue(locale: Locale): Promise<ParsedCatalogue> {
  spoken = locale
  const { catalogue } = await first[locale]()
  if (isWhole) await complete(locale)
  return catalogue
}

/** Adds the sentences that the tabs and the case page do without; every other page waits for them. */
export async function completeCatalogue(): Promise<void> {
  isWhole = true
  if (spoken) await complete(spoken)
}

async function complete(locale: Locale): Promise<void> {
  const [{ catalogue }, more] = await Promise.all([first[locale](), later[locale]()])
  Object.assign(catalogue, more.catalogue)
}
