import { PassThrough, pipeline, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { escapeMarkup } from '@signet/std'
import { ZipFile } from 'yazl'
import { type Cell, isCountable, isHazardous } from './sheet-row.ts'
import type { SheetRows } from './write-csv.ts'

/** Limits of one sheet: rows that Excel reads, and letters below the four gigabytes of older readers. */
const mostRows = 1_048_576
const mostLetters = 1_000_000_000
const longestText = 32_767
/** Rows per chunk; small, so that little is in memory and other calls get their turn. */
const atOnce = 50

type WorkbookProperties = Readonly<{ name: string; at: Date }>

/**
 * Streams rows as a workbook. The first row is the heading of each sheet; rows beyond the limits continue on the next
 * sheet. Only one batch is in memory.
 */
export function writeXlsx(batches: SheetRows, { name, at }: WorkbookProperties): Readable {
  const zip = new ZipFile()
  const sent = new PassThrough()
  zip.on('error', (error) => sent.destroy(error as Error))
  pipeline(zip.outputStream, sent, () => undefined)
  fill(zip, batches, { name, at }).catch((error: Error) => sent.destroy(error))
  return sent
}

async function fill(zip: ZipFile, batches: SheetRows, { name, at }: WorkbookProperties): Promise<void> {
  const rows = openRows(batches)
  let sheets = 0
  do {
    sheets += 1
    const sheet = Readable.from(sheetOf(rows), { objectMode: false, highWaterMark: 64 * 1024 })
    // The low level is nearly as small, and much faster.
    zip.addReadStream(sheet, `xl/worksheets/sheet${sheets}.xml`, {
      mtime: at,
      compressionLevel: 2,
    })
    await finished(sheet)
  } while (!rows.isAtEnd())

  for (const [path, part] of Object.entries(xlsxParts(name, sheets)))
    zip.addBuffer(Buffer.from(part), path, { mtime: at })
  zip.end()
}

type Rows = ReturnType<typeof openRows>

/** Splits batches into chunks of at most `most` rows and keeps the heading for the next sheet. */
function openRows(batches: SheetRows) {
  const source = batches[Symbol.asyncIterator]()
  let rest: readonly (readonly Cell[])[] = []
  let heading: readonly Cell[] | undefined
  let isDone = false

  return {
    isAtEnd: () => isDone && rest.length === 0,
    heading: () => heading,
    take: async (most: number): Promise<readonly (readonly Cell[])[]> => {
      while (rest.length === 0 && !isDone) {
        const next = await source.next()
        if (next.done) isDone = true
        else rest = next.value
      }
      const taken = rest.slice(0, most)
      rest = rest.slice(most)
      heading ??= taken[0]
      return taken
    },
  }
}

async function* sheetOf(rows: Rows): AsyncGenerator<string> {
  yield sheetStart
  const again = rows.heading()
  if (again) yield rowXml(again, 1)
  let count = again ? 1 : 0
  let length = 0
  while (count < mostRows && length < mostLetters) {
    const taken = await rows.take(Math.min(mostRows - count, atOnce))
    if (taken.length === 0) break

    const start = count
    const xml = taken.map((row, at) => rowXml(row, start + at + 1)).join('')
    count += taken.length
    length += xml.length
    yield xml
  }
  yield sheetEnd
}

function rowXml(row: readonly Cell[], number: number): string {
  const style = number === 1 ? styles.bold : styles.plain
  const cells = row.map((cell, at) => cellXml(cell, { place: `${columnLetters(at)}${number}`, style }))
  return `<row r="${number}">${cells.join('')}</row>`
}

type CellPosition = Readonly<{ place: string; style: number }>

function cellXml(cell: Cell, { place, style }: CellPosition): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'string')
    return textXml(cell.slice(0, longestText), { place, style: isHazardous(cell) ? styles.quoted : style })
  return isCountable(cell.number)
    ? `<c r="${place}" s="${style}"><v>${cell.number}</v></c>`
    : textXml(cell.number, { place, style })
}

function textXml(text: string, { place, style }: CellPosition): string {
  return `<c r="${place}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapeXml(escapeControls(text))}</t></is></c>`
}

const letters: string[] = []

/** Returns the letters of a column; index 27 is `AB`. */
function columnLetters(at: number): string {
  const known = letters[at]
  if (known !== undefined) return known
  const last = String.fromCharCode(65 + (at % 26))
  const made = at < 26 ? last : `${columnLetters(Math.floor(at / 26) - 1)}${last}`
  letters[at] = made
  return made
}

const header = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Returns the fixed parts of a workbook (ECMA-376) with this number of sheets, by path. */
export function xlsxParts(name: string, sheets: number): Readonly<Record<string, string>> {
  const places = Array.from({ length: sheets }, (_, at) => at + 1)
  return {
    '[Content_Types].xml': `${header}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>${places.map((at) => `<Override PartName="/xl/worksheets/sheet${at}.xml" ContentType="${types}.worksheet+xml"/>`).join('')}</Types>`,
    '_rels/.rels': `${header}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${header}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${places.map((at) => `<sheet name="${escapeXml(sheetName(name, at))}" sheetId="${at}" r:id="rId${at}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${header}<Relationships xmlns="${relations}">${places.map((at) => `<Relationship Id="rId${at}" Type="${office}/worksheet" Target="worksheets/sheet${at}.xml"/>`).join('')}<Relationship Id="styles" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${header}<styleSheet xmlns="${main}"><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" quotePrefix="1"/></cellXfs></styleSheet>`,
  }
}

/** Indexes of the styles above: `bold` for headings, `quoted` for text that must stay text. */
const styles = { plain: 0, bold: 1, quoted: 2 } as const

const sheetStart = `${header}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`
const sheetEnd = '</sheetData></worksheet>'

/** Returns a valid sheet name: at most 31 characters, none of `[]:*?/\`. */
function sheetName(name: string, at: number): string {
  const plain =
    name
      .replace(/[[\]:*?/\\']/g, ' ')
      .trim()
      .slice(0, 25) || 'Sheet'
  return at === 1 ? plain : `${plain} ${at}`
}

/** Writes characters that XML cannot hold as `_x0008_`, as Excel does, and text that looks like that with one more. */
function escapeControls(text: string): string {
  return (
    text
      .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, escapeOf)
  )
}

const escapeOf = (sign: string) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`

/** Escapes text for XML and drops characters that XML forbids. */
function escapeXml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids
  const allowed = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').toWellFormed()
  return escapeMarkup(allowed)
}
