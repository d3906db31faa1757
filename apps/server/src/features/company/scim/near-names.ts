import { readingsOf } from '@signet/i18n/pinyin'

/** Letters that may be wrong in a short and in a long name. */
const fewestLetters = 4
const longName = 8

/**
 * Whether a name is probably meant to be another: both are the same but for case, spaces and punctuation, for an ending
 * such as 部, for Chinese characters that sound the same, or for one or two letters. Numbers and single letters tell
 * teams apart, so that “Sales 1” is not near “Sales 2”. Names have 100 letters.
 */
export function isNearName(name: string, other: string): boolean {
  const [one, two] = [plain(name), plain(other)]
  if (one === two) return true
  if (/[\u3400-\u9fff]/.test(one + two))
    return soundsLike(one, two) || one === withoutEnding(two) || two === withoutEnding(one)
  if (marksOf(name) !== marksOf(other) || one.length < fewestLetters) return false
  return isWithin(one, two, one.length < longName ? 1 : 2)
}

function plain(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** What departments are called is left out by some. */
function withoutEnding(name: string): string {
  return name.length > 2 ? name.replace(/(部门|中心|部|处|科|室|组)$/, '') : name
}

/** Typed by sound, a wrong character is the usual mistake. */
function soundsLike(one: string, other: string): boolean {
  const [letters, others] = [[...one], [...other]]
  return (
    letters.length === others.length && letters.every((letter, at) => isSameSound(letter, others[at] ?? ''))
  )
}

function isSameSound(one: string, other: string): boolean {
  const readings = readingsOf(one)
  return readingsOf(other).some((reading) => readings.includes(reading))
}

/** Numbers and single letters, which tell teams of one name apart. */
function marksOf(name: string): string {
  const words =
    name
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{L}+|\p{N}+/gu) ?? []
  return words.filter((word) => word.length === 1 || /^\p{N}/u.test(word)).join(' ')
}

/** Whether one text becomes the other by at most so many letters that are added, left out, changed or swapped. */
function isWithin(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false
  let above: readonly number[] = []
  let row: readonly number[] = Array.from({ length: other.length + 1 }, (_, to) => to)
  for (let at = 1; at <= one.length; at++) {
    const next = nextRow({ one, other, at, row, above })
    if (Math.min(...next) > most) return false
    above = row
    row = next
  }
  return (row.at(-1) ?? 0) <= most
}

type Step = Readonly<{
  one: string
  other: string
  at: number
  row: readonly number[]
  above: readonly number[]
}>

/** The fewest changes from the first letters of one text to every beginning of the other (Damerau and Levenshtein). */
function nextRow({ one, other, at, row, above }: Step): readonly number[] {
  const next = [at]
  for (let to = 1; to <= other.length; to++) {
    const changed = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1)
    const isSwap = one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1]
    const swapped = isSwap ? (above[to - 2] ?? Number.POSITIVE_INFINITY) + 1 : changed
    next.push(Math.min(changed, swapped, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1))
  }
  return next
}
