import { lettersOfText, lettersOfWords } from '@signet/i18n/pinyin'
import { openAtlas } from '../../../outside/places/atlas.ts'
import { matchesText } from '../../../people/directory/index.ts'
import { createTurns } from '../../../workers/index.ts'
import type { CompanyArea, CompanyAtlas } from './company-atlas.ts'

/**
 * Finds areas of all levels by a part of their name, its pinyin or its initials, or by the beginning of their code.
 * Takes time in proportion to the areas, a few milliseconds at once.
 */
export async function findAreas(atlas: CompanyAtlas, keyword: string): Promise<readonly CompanyArea[]> {
  const words = keyword.trim().toLowerCase()
  const letters = lettersOfWords(words)
  const isLatin = /^[\x20-\x7e]+$/.test(words)
  const spellings = isLatin ? await openSpellings() : undefined
  return atlas.matching(({ id, name }, position) => {
    if (id.toLowerCase().startsWith(words)) return true
    const known = position === undefined ? undefined : spellings?.[position]
    if (known !== undefined && (known & letters) !== letters) return false
    return matchesText(name, words)
  })
}

let opened: Promise<Uint32Array> | undefined

/** The letters of the bundled names, read once for all companies. */
function openSpellings(): Promise<Uint32Array> {
  opened ??= readSpellings()
  return opened
}

const readAtOnce = 1000

async function readSpellings(): Promise<Uint32Array> {
  const { all } = await openAtlas()
  const letters = new Uint32Array(all.length)
  const turns = createTurns(readAtOnce)
  for (const [position, { name }] of all.entries()) {
    letters[position] = lettersOfText(name)
    if (position % readAtOnce === 0) await turns.after(readAtOnce)
  }
  return letters
}
