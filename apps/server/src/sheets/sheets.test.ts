import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { readSheet, writeCsv, writeXlsx } from './index.ts'
import type { Cell } from './sheet-row.ts'
import { xlsxParts } from './write-xlsx.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signet-sheets-'))
})
afterAll(() => rm(folder, { recursive: true }))

const at = new Date('2026-03-01T00:00:00Z')
async function* batches(...rows: readonly (readonly Cell[])[]) {
  yield rows.slice(0, 2)
  yield rows.slice(2)
}
async function keep(bytes: Buffer | string): Promise<string> {
  const path = join(folder, 'sheet')
  await writeFile(path, bytes)
  return path
}
async function read(bytes: Buffer | string): Promise<(readonly string[])[]> {
  const rows: (readonly string[])[] = []
  for await (const { cells } of readSheet(await keep(bytes))) rows.push(cells)
  return rows
}
async function workbook(sheet: string, parts: Readonly<Record<string, string>> = {}): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [path, part] of Object.entries({
    ...xlsxParts('x', 1),
    'xl/worksheets/sheet1.xml': sheet,
    ...parts,
  }))
    zip.addBuffer(Buffer.from(part), path)
  zip.end()
  return buffer(zip.outputStream)
}
const worksheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`

test('a written sheet is read back, as a workbook and as CSV', async () => {
  const cells = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }).map((one) =>
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot hold them
    one.replace(/[\u0000-\u001f\ufffe\uffff]/g, ' ').toWellFormed(),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(cells, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
      async (rows) => {
        expect(await read(await buffer(writeXlsx(batches(...rows), { name: 'x', at })))).toEqual(rows)
        expect(await read(await buffer(writeCsv(batches(...rows))))).toEqual(rows)
      },
    ),
    { numRuns: 60, examples: [[[['=1+1', '+1', '-1', '@x']]], [[['a,b', 'a"b', "'=x", ';']]]] },
  )
})

test('no cell becomes a formula, and numbers stay numbers', async () => {
  const rows: Cell[][] = [['=cmd()', { number: '-1.50' }, null, { number: '1234567890123456' }]]

  expect((await buffer(writeCsv(batches(...rows)))).toString()).toBe(
    "\ufeff'\u2060=cmd(),-1.50,,1234567890123456\r\n",
  )
  const [row] = await read(await buffer(writeXlsx(batches(...rows), { name: 'x', at })))
  expect(row).toEqual(['=cmd()', '-1.5', '', '1234567890123456'])
})

test('an apostrophe in the CSV file of somebody else stays', async () => {
  expect(await read(Buffer.from("'=1+1,'-5,''@x\r\n"))).toEqual([["'=1+1", "'-5", "''@x"]])
})

test('control characters leave in a workbook as Excel writes them, and come back', async () => {
  const row = ['a\u0008b', '_x0008_', 'plain']
  const book = await buffer(writeXlsx(batches(row), { name: 'x', at }))
  expect(await read(book)).toEqual([row])
})

test('a workbook of Excel is read as displayed: shared text, dates, times, booleans, gaps', async () => {
  const book = await workbook(
    worksheet(`
      <row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><r><t>一</t></r><r><t>二</t></r></is></c></row>
      <row r="3"><c r="A3" s="1"><v>46082</v></c><c r="B3" s="2"><v>46082.395833333336</v></c><c r="C3" s="3"><v>0.75</v></c>
        <c r="D3" t="b"><v>1</v></c><c r="E3"><v>1.1000000000000001</v></c><c r="F3" t="e"><v>#REF!</v></c><c r="G3" t="str"><f>A1</f><v>x</v></c></row>
      <row r="4"><c r="A4"/></row>`),
    {
      'xl/sharedStrings.xml':
        '<sst><si><r><t>名</t></r><r><t>称</t></r><rPh><t>mingcheng</t></rPh></si></sst>',
      'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy&quot;年&quot;m"/><numFmt numFmtId="165" formatCode="[Red]0.00"/></numFmts>
        <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="165"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="20"/></cellXfs></styleSheet>`,
    },
  )

  expect(await read(book)).toEqual([
    ['名称', '', '一二'],
    ['2026-03-01', '2026-03-01T09:30', '18:00', 'true', '1.1', '', 'x'],
  ])
})

test.each([
  ['utf-8 with semicolons', Buffer.from('名称;金额\r\n"a;b";1\r\n')],
  ['utf-16', Buffer.from('\ufeff名称\t金额\n"a;b"\t1\n', 'utf16le')],
  [
    'gb18030',
    Buffer.from([0xc3, 0xfb, 0xb3, 0xc6, 0x2c, 0xbd, 0xf0, 0xb6, 0xee, 0x0a, ...Buffer.from('a;b,1')]),
  ],
])('CSV in %s is read', async (_name, bytes) => {
  expect(await read(bytes)).toEqual([
    ['名称', '金额'],
    ['a;b', '1'],
  ])
})

const laughs = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>${worksheet('<row><c t="str"><v>&b;</v></c></row>')}`
test.each([
  ['an old workbook', async () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
  ['a zip that is no workbook', async () => buffer(emptyZip())],
  ['a zip that is cut off', async () => (await workbook(worksheet(''))).subarray(0, 300)],
  ['XML that laughs', () => workbook(laughs)],
  ['XML that is broken', () => workbook('<worksheet><row></worksheet>')],
  ['bytes that are no text', async () => Buffer.from([0x61, 0xff, 0xff, 0xff, 0x0a])],
] as const)('%s is refused with a sentence', async (_name, make) => {
  await expect(read(await make())).rejects.toMatchObject({ code: 'sheets.unreadable' })
})

function emptyZip() {
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from('x'), 'readme.txt')
  zip.end()
  return zip.outputStream
}

test('a quote inside an unquoted cell is a quote, and rows may differ in length', async () => {
  expect(await read('13" screen,"a ""b"""\r\n\nx,y,z')).toEqual([
    ['13" screen', 'a "b"'],
    [''],
    ['x', 'y', 'z'],
  ])
})

test('an unclosed quote is refused instead of read as one long cell', async () => {
  await expect(read('name,amount\n"Li,1\nWang,2\n')).rejects.toMatchObject({ code: 'sheets.unreadable' })
})

test('an endless row is refused', async () => {
  await expect(read(`a${','.repeat(600)}\n`)).rejects.toMatchObject({ code: 'sheets.tooWide' })
  await expect(read(`a\n"${'x,\n'.repeat(6_000_000)}`)).rejects.toMatchObject({ code: 'sheets.tooWide' })
  await expect(read(`"${'x'.repeat(40_000)}"\n`)).rejects.toMatchObject({ code: 'sheets.tooWide' })
  await expect(read(await workbook(worksheet('<row><c r="XFD1"><v>1</v></c></row>')))).rejects.toMatchObject({
    code: 'sheets.tooWide',
  })
})

test('a hundred thousand rows are written and read with little memory', async () => {
  async function* many() {
    for (let from = 0; from < 100_000; from += 1000)
      yield Array.from({ length: 1000 }, (_, at): Cell[] => [
        `第 ${from + at} 行`,
        { number: String(from + at) },
        'x'.repeat(50),
      ])
  }
  const path = join(folder, 'large.xlsx')
  await pipeline(writeXlsx(many(), { name: 'x', at }), createWriteStream(path))
  let rows = 0
  let last: readonly string[] = []
  for await (const { cells } of readSheet(path)) {
    rows += 1
    last = cells
  }

  expect(rows).toBe(100_000)
  expect(last.slice(0, 2)).toEqual(['第 99999 行', '99999'])
})

test('invisible and full-width signs, and separators of other regions, make no formula in CSV', async () => {
  const hazards = [' =1', '\u00a0+1', '\ufeff@x', '＝1', '\n=1', '\t=1']
  const csv = (await buffer(writeCsv(batches(hazards, ['x;=1+1'])))).toString().slice(1)

  expect(csv).toBe(
    `'~ =1,'~\u00a0+1,'~\ufeff@x,'~＝1,"'~\n=1","'~\t=1"\r\n"x;=1+1"\r\n`.replaceAll('~', '\u2060'),
  )
  expect(await read(csv)).toEqual([hazards, ['x;=1+1']])
})

test('formats with a million open brackets are read at once and are no dates', async () => {
  const book = await workbook(worksheet('<row><c s="0"><v>46082</v></c></row>'), {
    'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${'['.repeat(1_000_000)}"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs></styleSheet>`,
  })
  expect(await read(book)).toEqual([['46082']])
})

const words = (content: string) =>
  workbook(worksheet('<row><c t="s"><v>0</v></c></row>'), {
    'xl/sharedStrings.xml': `<sst>${content}</sst>`,
  })
test.each([
  ['more shared texts than cells make sense', () => words('<si/>'.repeat(1_000_001))],
  ['one text of megabytes', () => words(`<si><t>${'x'.repeat(3_000_000)}</t></si>`)],
  ['a shared text longer than a cell', () => words(`<si><t>${'x'.repeat(40_000)}</t></si>`)],
  ['a million empty rows', () => workbook(worksheet('<row/>'.repeat(1_048_577)))],
  ['a row beyond the last', () => workbook(worksheet('<row r="1048577"/>'))],
  ['tags a thousand deep', () => workbook('<a>'.repeat(1000))],
  ['a tag with endless attributes', () => workbook(`<a ${'b'.repeat(3_000_000)}`)],
  ['a CSV of empty lines', async () => Buffer.alloc(1_100_000, '\n')],
] as const)('%s are refused as too much', async (_name, make) => {
  await expect(read(await make())).rejects.toMatchObject({ code: 'sheets.tooLarge' })
})

test('a cell longer than a cell of Excel is refused', async () => {
  const cell = `<row><c t="str"><v>${'x'.repeat(40_000)}</v></c></row>`
  await expect(read(await workbook(worksheet(cell)))).rejects.toMatchObject({ code: 'sheets.tooWide' })
})

test.each(['x', '0', '-1', '1.5', '1e999'])('a row with the number %s is refused', async (number) => {
  await expect(read(await workbook(worksheet(`<row r="${number}"/>`)))).rejects.toMatchObject({
    code: 'sheets.unreadable',
  })
})

test('two rows with one number are refused', async () => {
  const rows = '<row r="2"><c><v>1</v></c></row><row r="2"><c><v>2</v></c></row>'
  await expect(read(await workbook(worksheet(rows)))).rejects.toMatchObject({ code: 'sheets.unreadable' })
})
