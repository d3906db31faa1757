export type Locale = Readonly<{ locale: string; words: Readonly<Record<string, string>> | undefined }>

/**
 * What is wrong with the words of one folder, a sentence each. The first locale is the source: the others must have
 * its keys and its parameters, no fewer and no more.
 */
export function localeFaults(folder: string, [source, ...others]: readonly Locale[]): string[] {
  if (!source?.words) return [`${folder}: ${source?.locale ?? 'the source'} is missing or is not JSON`]

  const words = source.words
  return [...emptyOnes(folder, source), ...others.flatMap((other) => compare(folder, words, other))]
}

function compare(
  folder: string,
  source: Readonly<Record<string, string>>,
  { locale, words }: Locale,
): string[] {
  if (!words) return [`${folder}: ${locale} is missing or is not JSON`]

  const missing = Object.keys(source).filter((key) => !(key in words))
  const extra = Object.keys(words).filter((key) => !(key in source))
  const others = Object.keys(source).filter(
    (key) => key in words && parameters(source[key]) !== parameters(words[key]),
  )
  return [
    ...missing.map((key) => `${folder}: ${locale} lacks "${key}"`),
    ...extra.map((key) => `${folder}: ${locale} has "${key}", which the source does not know`),
    ...others.map((key) => `${folder}: "${key}" has other parameters in ${locale}`),
    ...emptyOnes(folder, { locale, words }),
  ]
}

function emptyOnes(folder: string, { locale, words = {} }: Locale): string[] {
  return Object.entries(words)
    .filter(([, text]) => typeof text !== 'string' || text.trim() === '')
    .map(([key]) => `${folder}: "${key}" says nothing in ${locale}`)
}

/** The names in `{name}` and `{count, plural, …}`, sorted. */
function parameters(text: string | undefined): string {
  return [...new Set(String(text).match(/(?<=\{)[a-zA-Z]\w*(?=[,}])/g))].sort().join()
}
