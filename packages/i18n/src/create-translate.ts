import { IntlMessageFormat } from 'intl-messageformat'
import type { Catalogue } from './catalogue.ts'
import type { Locale } from './locale.ts'

export type TranslateParams = Readonly<Record<string, string | number | boolean | Date>>

/** Gives the sentence of a key, `namespace.rest`, filled with named parameters. An unknown key is returned as it is. */
export type Translate = (key: string, params?: TranslateParams) => string

type TranslateOptions = Readonly<{ locale: Locale; catalogue: Catalogue; onMissing?: (key: string) => void }>

/** A message is parsed when it is first asked for, and only then; what only names parameters is never parsed. */
export function createTranslate({ locale, catalogue, onMissing }: TranslateOptions): Translate {
  const parsed = new Map<string, IntlMessageFormat>()
  const parse = (key: string, sentence: string) => {
    const known = parsed.get(key)
    const message = known ?? new IntlMessageFormat(sentence, locale, undefined, { ignoreTag: true })
    if (!known) parsed.set(key, message)
    return message
  }

  return (key, params) => {
    const sentence = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined
    if (sentence === undefined) {
      onMissing?.(key)
      return key
    }
    return unparsed(sentence, params) ?? String(parse(key, sentence).format(params))
  }
}

/** Neither plurals nor choices nor quotes: to parse such a sentence costs a slow phone more than to say it. */
const namesOnly = /^[^{}'<]*(?:\{\w+\}[^{}'<]*)+$/

function unparsed(sentence: string, params: TranslateParams | undefined): string | null {
  if (!/[{'<]/.test(sentence)) return sentence
  if (!params || !namesOnly.test(sentence)) return null

  const texts = sentence.split(/\{(\w+)\}/).map((part, at) => (at % 2 === 0 ? part : textOf(params[part])))
  return texts.includes(null) ? null : texts.join('')
}

function textOf(value: TranslateParams[string] | undefined): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}
