import type { TextsFile } from '../../packages/i18n/src/index.ts'
import { locales, type Texts } from '../../packages/std/src/index.ts'

/** Returns the source of a `texts.ts`, to be formatted by Biome. It holds nothing but sentences, so no comment is lost. */
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
