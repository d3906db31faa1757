import { join } from 'node:path'
import { createLanguage, type Language, type Locale } from './index.ts'
import { readCatalogues } from './node.ts'

const catalogues = readCatalogues(join(import.meta.dirname, '../../..'))

/** Reads the product's sentences from disk, in one language. */
export async function speak(locale: Locale, timeZone = 'Asia/Shanghai'): Promise<Language> {
  return createLanguage({ locale, catalogue: (await catalogues)[locale], timeZone })
}
