import { parentPort, workerData } from 'node:worker_threads'

type Trial = Readonly<{ pattern: string; flags: string }>

const letters = 100_000
const mostTexts = 30
const usualLetters = [' ', 'a', '0', '_', '-', '\n', '中', '\ue000']

/** Matches each pattern with its texts, and announces its place before it begins. */
const trials: readonly Trial[] = workerData
for (const [index, { pattern, flags }] of trials.entries()) {
  parentPort?.postMessage(index)
  const expression = new RegExp(pattern, flags.includes('g') ? flags : `${flags}g`)
  for (const text of hostileTexts(pattern)) text.replace(expression, '')
}

/** Long runs of the letters that a pattern names, of neighbours in turn, and of what comes before its last letter. */
function hostileTexts(pattern: string): readonly string[] {
  const named = [...new Set(pattern.replace(/\\[a-zA-Z]\{?/g, '').replace(/\\(.)/g, '$1'))].filter(
    (sign) => !'()|?*'.includes(sign) || pattern.includes(`\\${sign}`),
  )
  const signs = [...new Set([...named.slice(0, 14), ...usualLetters])]
  const pairs = signs.slice(1).map((sign, at) => `${signs[at] ?? ''}${sign}`)
  const [first = ''] = signs
  return [
    ...signs.map((sign) => `${first}${sign.repeat(letters)}\u0001`),
    ...pairs.map((pair) => `${pair.repeat(letters / 2)}\u0001`),
  ].slice(0, mostTexts)
}
