import type { Locale, ParsedCatalogue } from '@signet/i18n'

type Loaders = Readonly<Record<Locale, () => Promise<Readonly<{ catalogue: ParsedCatalogue }>>>>

/** Sentences of the home page and its frame, further ones of the case page, and all others. The build splits them. */
const parts = {
  first: {
    'zh-CN': () => import('virtual:texts/zh-CN'),
    'zh-TW': () => import('virtual:texts/zh-TW'),
    'en-US': () => import('virtual:texts/en-US'),
  },
  case: {
    'zh-CN': () => import('virtual:texts/zh-CN/case'),
    'zh-TW': () => import('virtual:texts/zh-TW/case'),
    'en-US': () => import('virtual:texts/en-US/case'),
  },
  later: {
    'zh-CN': () => import('virtual:texts/zh-CN/later'),
    'zh-TW': () => import('virtual:texts/zh-TW/later'),
    'en-US': () => import('virtual:texts/en-US/later'),
  },
} satisfies Readonly<Record<string, Loaders>>

type Part = keyof typeof parts

let spoken: Locale | undefined
const needed = new Set<Part>()

/** Loads the sentences of the first page, and all others that a page already needed. */
export async function loadCatalogue(locale: Locale): Promise<ParsedCatalogue> {
  spoken = locale
  return complete(locale)
}

/** Adds the sentences of a part, which its pages wait for. */
export async function addTexts(...more: readonly Part[]): Promise<void> {
  for (const part of more) needed.add(part)
  if (spoken) await complete(spoken)
}

/** Returns what was loaded, once all sentences are there to show it. */
export async function withAllTexts<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  return (await Promise.all([loading, addTexts('case', 'later')]))[0]
}

async function complete(locale: Locale): Promise<ParsedCatalogue> {
  const [{ catalogue }, ...others] = await Promise.all([
    parts.first[locale](),
    ...Array.from(needed, (part) => parts[part][locale]()),
  ])
  return Object.assign(catalogue, ...others.map((other) => other.catalogue))
}
