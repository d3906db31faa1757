import { readingsOf } from './readings.ts'
import { syllables } from './syllables.ts'

const isChinese = (letter: string): boolean => letter >= '一' && letter <= '龥'

/**
 * What a text can be found by without reading it: each pair of neighbouring letters, the same pair in initials and in
 * whole syllables, each Chinese letter and each syllable. A word is in a text only if the text has all grams of one of
 * the `spellingsOf` the word.
 */
export function gramsOf(text: string): ReadonlySet<string> {
  const grams = new Set<string>()
  let before = ''
  for (const letter of text.toLowerCase()) {
    if (/\s/.test(letter)) continue
    for (const gram of singlesOf(letter)) grams.add(gram)
    for (const gram of before === '' ? [] : pairsOf(before, letter)) grams.add(gram)
    before = letter
  }
  return grams
}

function singlesOf(letter: string): readonly string[] {
  return isChinese(letter) ? [letter, ...readingsOf(letter).map(syllableGram)] : []
}

function pairsOf(before: string, letter: string): readonly string[] {
  const written = before + letter
  if (!(isChinese(before) || isChinese(letter))) return [written]
  return [
    written,
    ...readingsOf(before).flatMap((first) =>
      readingsOf(letter).flatMap((second) => [
        initialOf(first) + initialOf(second),
        syllablesGram(first, second),
      ]),
    ),
  ]
}

const syllableGram = (syllable: string): string => `${syllable} `
const syllablesGram = (first: string, second: string): string => `${first} ${second}`
const initialOf = (unit: string): string => unit.slice(0, 1)

/** More ways to read a word than these are hardly meant. */
const mostSpellings = 12
const longestSpelled = 60

/**
 * The ways to look for some words, each as the grams that a text must all have; none for words that are too short to
 * have grams. Latin letters are also read as pinyin: whole syllables, initials, or both.
 */
export function spellingsOf(words: string): readonly (readonly string[])[] {
  const letters = [...words.toLowerCase()].filter((letter) => !/\s/.test(letter))
  const [only = ''] = letters
  const written = letters.length === 1 && isChinese(only) ? [only] : pairs(letters, (a, b) => a + b)
  const latin = letters.join('').replaceAll("'", '').replaceAll('v', 'u')
  const isSpelling = /^[a-z0-9]+$/.test(latin) && latin.length <= longestSpelled
  const spelled = isSpelling ? unitsOf(latin).map(gramsOfUnits) : []
  const found = [written, ...spelled].filter((grams) => grams.length > 0)
  return [...new Map(found.map((grams) => [grams.join('\n'), grams])).values()]
}

function pairs(units: readonly string[], join: (first: string, second: string) => string): readonly string[] {
  return [...new Set(units.slice(1).map((unit, at) => join(units[at] ?? '', unit)))]
}

const known: ReadonlySet<string> = new Set(syllables.match(/[a-z]+/g))
const longestSyllable = 6

/** The ways to cut letters into syllables and initials, those with the fewest pieces first, and all initials last. */
function unitsOf(latin: string): readonly (readonly string[])[] {
  const cuts: (readonly (readonly string[])[])[] = [[[]]]
  for (let end = 1; end <= latin.length; end += 1) cuts.push(fewest(cutsUpTo(latin, end, cuts)))
  return [...(cuts[latin.length] ?? []), [...latin]]
}

function cutsUpTo(latin: string, end: number, cuts: readonly (readonly (readonly string[])[])[]) {
  const starts = Array.from({ length: Math.min(longestSyllable, end) }, (_, back) => end - back - 1)
  return starts.flatMap((start) => {
    const unit = latin.slice(start, end)
    const isUnit = unit.length === 1 || known.has(unit) || (end === latin.length && begins(unit))
    return isUnit ? (cuts[start] ?? []).map((cut) => [...cut, unit]) : []
  })
}

function fewest(cuts: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return cuts.toSorted((a, b) => a.length - b.length).slice(0, mostSpellings)
}

/** Whether letters are the beginning of a syllable, as the last ones of what is being typed. */
function begins(letters: string): boolean {
  for (const syllable of known) if (syllable.startsWith(letters)) return true
  return false
}

function gramsOfUnits(units: readonly string[]): readonly string[] {
  const [only = ''] = units
  if (units.length === 1) return known.has(only) && only.length > 1 ? [syllableGram(only)] : []
  return pairs(units, gramOfPair)
}

/** Two whole syllables, or two initials where one of the units is no more than that. */
function gramOfPair(first: string, second: string): string {
  const areWhole = [first, second].every((unit) => unit.length > 1 && known.has(unit))
  return areWhole ? syllablesGram(first, second) : initialOf(first) + initialOf(second)
}
