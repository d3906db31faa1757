import { namespaceOf, type TextsFile } from '../../packages/i18n/src/index.ts'
import { type Locale, locales, type Texts } from '../../packages/std/src/index.ts'

/** One language in the translators' format: texts by full key, `namespace.rest`. */
export type Translation = Readonly<Record<string, string>>

type Files = Readonly<Record<string, TextsFile>>

/** Returns all texts of one language, sorted by key. */
export function exportTexts(files: Files, locale: Locale): Translation {
  const entries = Object.entries(files).flatMap(([path, { texts, studioTexts }]) =>
    Object.entries({ ...texts, ...studioTexts }).map(([key, sentence]) => [
      namespaceOf(path) + key,
      sentence[locale],
    ]),
  )
  return Object.fromEntries(entries.sort(([one = ''], [other = '']) => (one < other ? -1 : 1)))
}

/**
 * Returns the files that an imported translation changes. Keys it leaves out stay as they are. Throws on a key that
 * no file has.
 */
export function importTexts(files: Files, locale: Locale, translation: Translation): Files {
  const known = exportTexts(files, locale)
  const unknown = Object.keys(translation).filter((key) => !Object.hasOwn(known, key))
  if (unknown.length > 0) throw new Error(`No texts.ts has ${unknown.join(', ')}`)

  const changed = Object.entries(files).flatMap(([path, file]) => {
    const apply = (texts: Texts) => translate(texts, (key) => translation[namespaceOf(path) + key], locale)
    const { texts, studioTexts } = file
    const next = { texts: apply(texts), ...(studioTexts && { studioTexts: apply(studioTexts) }) }
    return JSON.stringify(next) === JSON.stringify({ texts, ...(studioTexts && { studioTexts }) })
      ? []
      : [[path, next]]
  })
  return Object.fromEntries(changed)
}

function translate(texts: Texts, sentenceOf: (key: string) => string | undefined, locale: Locale): Texts {
  const entries = Object.entries(texts).map(([key, sentence]) => [
    key,
    { ...sentence, [locale]: sentenceOf(key) ?? sentence[locale] },
  ])
  return Object.fromEntries(entries)
}

/** Returns the source of a `texts.ts`, to be formatted by Biome. The file holds only texts, so no comment is lost. */
export function printTexts({ texts, studioTexts }: TextsFile): string {
  const parts = [printPart('texts', texts)]
  if (studioTexts && Object.keys(studioTexts).length > 0) parts.push(printPart('studioTexts', studioTexts))
  return `import type { Texts } from '@signet/std'\n\n${parts.join('\n')}`
}

function printPart(name: string, texts: Texts): string {
  const lines = Object.entries(texts).map(([key, sentence]) => {
    const said = locales.map((locale) => `${JSON.stringify(locale)}: ${JSON.stringify(sentence[locale])}`)
    return `  ${JSON.stringify(key)}: { ${said.join(', ')} },\n`
  })
  return `export const ${name} = {\n${lines.join('')}} satisfies Texts\n`
}
