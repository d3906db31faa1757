import { IntlMessageFormat } from 'intl-messageformat'
import type { Catalogue } from './catalogue.ts'
import type { Locale } from './locale.ts'

export type TranslateParams = Readonly<Record<string, string | number | boolean | Date>>

/** Gives the sentence of a key, `namespace.rest`, filled with named parameters. An unknown key is returned as it is. */
export type Translate = (key: string, params?: TranslateParams) => string

type TranslateOptions = Readonly<{ locale: Locale; catalogue: Catalogue; onMissing?: (key: string) => void }>

/** A message is parsed when it is first asked for, and only then; plain sentences are never parsed. */
export function createTranslate({ locale, catalogue, onMissing }: TranslateOptions): Translate {
  const parsed = new Map<string, IntlMessageFormat>()

  return (key, params) => {
    const sentence = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined
    if (sentence === undefined) {
      onMissing?.(key)
      return key
    }
    if (!/[{'<]/.test(sentence)) return sentence

    const known = parsed.get(key)
    const message = known ?? new IntlMessageFormat(sentence, locale, undefined, { ignoreTag: true })
    if (!known) parsed.set(key, message)
    return String(message.format(params))
  }
}
