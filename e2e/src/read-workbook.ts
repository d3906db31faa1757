import { inflateRawSync } from 'node:zlib'

/** The rows of the first sheet of a workbook, as its cells read: enough for sheets that hold their texts in the cells. */
export function readWorkbook(file: Buffer): readonly (readonly string[])[] {
  const sheet = partOf(file, 'xl/worksheets/sheet1.xml')
  return Array.from(sheet.matchAll(/<row[^>]*>(.*?)<\/row>/gs), ([, row = '']) => cellsOf(row))
}

function cellsOf(row: string): string[] {
  const cells: string[] = []
  for (const [, letters = '', inside = ''] of row.matchAll(/<c r="([A-Z]+)\d+"[^>]*?(?:\/>|>(.*?)<\/c>)/gs)) {
    const column = Array.from(letters).reduce((at, letter) => at * 26 + letter.charCodeAt(0) - 64, 0) - 1
    while (cells.length < column) cells.push('')
    cells[column] = plain(inside.replace(/<[^>]+>/g, ''))
  }
  return cells
}

function plain(text: string): string {
  const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
  return text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => signs[name] ?? '')
}

const centralHeader = 0x02014b50

/** A part of a zip, found by its central directory (APPNOTE.TXT 4.3.12). */
function partOf(file: Buffer, wanted: string): string {
  for (let at = file.readUInt32LE(endOf(file) + 16); file.readUInt32LE(at) === centralHeader; ) {
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => file.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ]
    if (file.toString('utf8', at + 46, at + 46 + nameLength) === wanted) {
      const local = file.readUInt32LE(at + 42)
      const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
      const bytes = file.subarray(start, start + file.readUInt32LE(at + 20))
      return (file.readUInt16LE(at + 10) === 0 ? bytes : inflateRawSync(bytes)).toString('utf8')
    }
    at += 46 + nameLength + extra + comment
  }
  throw new Error(`The workbook has no ${wanted}`)
}

function endOf(file: Buffer): number {
  const at = file.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  if (at < 0) throw new Error('This is no workbook')
  return at
}
