import { IntlMessageFormat } from 'intl-messageformat'
import { type Catalogue, isPlain, needsParser, type ParsedCatalogue } from './catalogue.ts'
import type { Locale } from './locale.ts'

export type TranslateParams = Readonly<Record<string, string | number | boolean | Date>>

/**
 * Returns the sentence of a key, `namespace.rest`, with named parameters filled in; an unknown key is
 * returned unchanged.
 */
export type Translate = (key: string, params?: TranslateParams) => string

/** Hears of a key without a text, and of a text that lacks a parameter or cannot be formatted. */
export type OnMissing = (key: string, cause?: unknown) => void

type TranslateOptions = Readonly<{
  locale: Locale
  catalogue: Catalogue | ParsedCatalogue
  onMissing?: OnMissing
}>

/**
 * Parses a message at first use. Messages with plain parameters, and messages parsed at build time, need no
 * parsing. Without `onMissing` a message that lacks a parameter throws; with it, the key is shown.
 */
export function createTranslate({ locale, catalogue, onMissing }: TranslateOptions): Translate {
  const parsed = new Map<string, IntlMessageFormat>()
  const parse = (key: string, sentence: ParsedCatalogue[string]) => {
    const known = parsed.get(key)
    const message =
      known ??
      new IntlMessageFormat(typeof sentence === 'string' ? sentence : [...sentence], locale, undefined, {
        ignoreTag: true,
      })
    if (!known) parsed.set(key, message)
    return message
  }

  return (key, params) => {
    const sentence = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined
    if (sentence === undefined) {
      onMissing?.(key)
      return key
    }
    try {
      return unparsed(sentence, params) ?? String(parse(key, sentence).format(params))
    } catch (error) {
      if (!onMissing) throw error
      onMissing(key, error)
      return key
    }
  }
}

function unparsed(sentence: ParsedCatalogue[string], params: TranslateParams | undefined): string | null {
  if (typeof sentence !== 'string') return null
  if (isPlain(sentence)) return sentence
  if (!params || needsParser(sentence)) return null

  const texts = sentence.split(/\{(\w+)\}/).map((part, at) => (at % 2 === 0 ? part : textOf(params[part])))
  return texts.includes(null) ? null : texts.join('')
}

function textOf(value: TranslateParams[string] | undefined): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}
