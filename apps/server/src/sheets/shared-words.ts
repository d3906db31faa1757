import type { Archive } from './open-archive.ts'
import { parsePart } from './parse-part.ts'
import { refuseUnreadable } from './refuse-sheet.ts'

const path = 'xl/sharedStrings.xml'
const megabyte = 1024 * 1024
const mostBytes = 256 * megabyte
const mostLetters = 64 * megabyte

/** The texts that cells share, by their number. How they are pronounced is left out. */
export async function sharedWords(archive: Archive): Promise<readonly string[]> {
  const words: string[] = []
  if (!archive.has(path)) return words

  let word = ''
  let letters = 0
  const inside = new Set<string>()
  const open = (tag: string) => {
    inside.add(tag)
    if (tag === 'si') word = ''
  }
  const text = (piece: string) => {
    if (inside.has('t') && !inside.has('rPh')) word += piece
  }
  const close = (tag: string) => {
    inside.delete(tag)
    if (tag !== 'si') return
    letters += word.length
    if (letters > mostLetters) refuseUnreadable()
    words.push(word)
  }
  await parsePart(archive, path, { open, text, close }, mostBytes)
  return words
}
