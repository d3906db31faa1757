import type { Catalogue, Locale } from '@signet/i18n'

const loaders: Readonly<Record<Locale, () => Promise<{ catalogue: Catalogue }>>> = {
  'zh-CN': () => import('./zh-cn.ts'),
  'zh-TW': () => import('./zh-tw.ts'),
  'en-US': () => import('./en-us.ts'),
}

/** All sentences of one language; the other languages stay on the server. */
export async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  return (await loaders[locale]()).catalogue
}
