import { type Archive, parsePart } from './open-archive.ts'
import { refuseLarge, refuseUnreadable, sheetLimits } from './sheet-row.ts'

const stylesPath = 'xl/styles.xml'
/** More than Excel writes: formats and styles of a workbook, sheets, and letters of one format. */
const mostFormats = 65_536
const mostSheets = 10_000
const longestFormat = 255

/** Returns the cell styles that show a number as a date or time. */
export async function dateStyles(archive: Archive): Promise<ReadonlySet<number>> {
  if (!archive.has(stylesPath)) return new Set()

  const codes = new Map<number, string>()
  const formats: number[] = []
  const inside = new Set<string>()
  await parsePart(archive, stylesPath, {
    open: (tag, { numFmtId = '0', formatCode = '' }) => {
      inside.add(tag)
      if (tag === 'numFmt') codes.set(Number(numFmtId), formatCode)
      if (tag === 'xf' && inside.has('cellXfs')) formats.push(Number(numFmtId))
      if (codes.size > mostFormats || formats.length > mostFormats) refuseLarge()
    },
    close: (tag) => inside.delete(tag),
  })
  return new Set([...formats.keys()].filter((at) => isDateFormat(formats[at] ?? 0, codes)))
}

/** Recognises built-in formats by number (ECMA-376, 18.8.30), others by their date and time letters. */
function isDateFormat(id: number, codes: ReadonlyMap<number, string>): boolean {
  const code = codes.get(id)
  if (code === undefined) return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58)
  if (code.length > longestFormat) return false
  // A quote or bracket that nothing closes is taken too, since looking for its end again and again takes hours.
  const bare = code.replace(/"[^"]*"?|\\.|\[[^[\]]*\]?/g, '')
  return /[ymdhs]/i.test(bare) && !/general/i.test(bare)
}

/** Returns the path of the first sheet, and whether dates count from 1904. */
export async function firstSheet(archive: Archive): Promise<Readonly<{ path: string; is1904: boolean }>> {
  const ids: string[] = []
  let is1904 = false
  await parsePart(archive, 'xl/workbook.xml', {
    open: (tag, attributes) => {
      if (tag === 'workbookPr') is1904 = ['1', 'true'].includes(attributes['date1904'] ?? '')
      if (tag === 'sheet') ids.push(relationOf(attributes))
      if (ids.length > mostSheets) refuseLarge()
    },
  })
  const targets = new Map<string, string>()
  await parsePart(archive, 'xl/_rels/workbook.xml.rels', {
    open: (tag, { Id = '', Target = '' }) => {
      if (tag === 'Relationship') targets.set(Id, Target)
      if (targets.size > mostSheets) refuseLarge()
    },
  })
  const target = targets.get(ids[0] ?? '') ?? ''
  const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
  return archive.has(path) ? { path, is1904 } : refuseUnreadable()
}

/** Returns the `id` attribute with any prefix, usually `r:id`. */
function relationOf(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? ''
}

const stringsPath = 'xl/sharedStrings.xml'
const megabyte = 1024 * 1024
const mostBytes = 256 * megabyte
const mostLetters = 32 * megabyte
const mostWords = 1_000_000

/** Returns the texts shared by cells, by index, without phonetic hints. */
export async function sharedWords(archive: Archive): Promise<readonly string[]> {
  const words: string[] = []
  if (!archive.has(stringsPath)) return words

  let word = ''
  let letters = 0
  const inside = new Set<string>()
  const open = (tag: string) => {
    inside.add(tag)
    if (tag === 'si') word = ''
  }
  const text = (piece: string) => {
    if (!inside.has('t') || inside.has('rPh')) return
    if (word.length + piece.length > sheetLimits.cellLetters) refuseLarge()
    word += piece
  }
  const close = (tag: string) => {
    inside.delete(tag)
    if (tag !== 'si') return
    letters += word.length
    words.push(word)
    // Empty entries take memory too.
    if (letters > mostLetters || words.length > mostWords) refuseLarge()
  }
  await parsePart(archive, stringsPath, { open, text, close }, mostBytes)
  return words
}
