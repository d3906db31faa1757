import {
  createPrintTexts,
  PrintedRecord,
  type PrintTemplateInput,
  paperSheet,
  readTemplate,
} from '@signet/print'
import { expect, test } from 'vitest'
import { textOfPdf } from '../../../../test/text-of-pdf.ts'
import { writePdf } from './write-pdf.ts'

const at = '2026-03-01T00:00:00.000Z'
const inChinese = { title: '差旅报销', locale: 'zh-CN', at } as const
const footer = { end: '{$page} / {$pages}' }
/** A picture of one black pixel with its alpha. */
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

type SheetInput = Readonly<{
  template: Omit<PrintTemplateInput, 'version'>
  record?: object
  address?: string
}>

function sheetOf({ template: input, record: held = {}, address = '' }: SheetInput) {
  const record = PrintedRecord.parse({ id: '1', lines: [], ...held })
  const facts = { $model: '报销', $printedBy: '', $printedAt: '', $proof: '' }
  const printTexts = createPrintTexts(record, { locale: 'zh-CN', facts, formulas: [] })
  return paperSheet(readTemplate({ version: 1, footer, ...input }), {
    record,
    printTexts,
    address,
    t: (key) => key,
  })
}

/** A sheet of a heading and paragraphs. */
const paragraphs = (texts: readonly string[]) =>
  sheetOf({
    template: {
      blocks: texts.map((text, index) => ({
        kind: 'text',
        id: `p${index}`,
        text,
        look: index === 0 ? 'title' : 'body',
      })),
    },
  })
const claim = paragraphs(['差旅费报销单', '申请人：李伟', '金额: ¥1,234.50 / 高铁票'])

test('a page carries the fonts that it needs, is small, and is the same each time', async () => {
  const bytes = await writePdf(inChinese, claim)
  const file = Buffer.from(bytes).toString('latin1')

  expect(file.match(/\/BaseFont \/\w{6}\+NotoSansHans-(Regular|Bold)/g)?.length).toBe(4)
  expect(file.match(/\/FontFile3/g)?.length).toBe(2)
  expect(file).not.toMatch(/Helvetica|STSong/)
  expect(bytes.length).toBeLessThan(20_000)
  expect(Buffer.compare(bytes, await writePdf(inChinese, claim))).toBe(0)
})

test('its text can be extracted in both Chinese scripts and in English', async () => {
  const rows = ['报销单据', '報銷單據 for the 臺灣 office', 'Łukasz, Αθήνα, Москва', 'offer, flight, 1 / 2']
  for (const locale of ['zh-CN', 'zh-TW', 'en-US'] as const) {
    const bytes = await writePdf({ title: 'x', locale, at }, paragraphs(rows))
    expect(textOfPdf(bytes)).toBe([...rows, '1 / 1'].join('\n'))
  }
})

test('a character that no font has shows its number', async () => {
  expect(textOfPdf(await writePdf(inChinese, paragraphs(['好😀\u0000\u200b김'])))).toBe(
    '好[U+1F600][U+AE40]\n1 / 1',
  )
})

test('a title cannot break the metadata', async () => {
  const file = Buffer.from(await writePdf({ ...inChinese, title: 'a</x>&\u0007' }, claim)).toString('utf8')
  expect(file).toContain('<rdf:li xml:lang="x-default">a＜/x＞＆ </rdf:li>')
})

test('no row is wider than the page, and pages are counted', async () => {
  const words = `${'W'.repeat(200)} ${'reimbursement '.repeat(40)}`
  const sheet = paragraphs(['报销', words, ...Array.from({ length: 70 }, () => '报销')])
  const rows = textOfPdf(await writePdf(inChinese, sheet)).split('\n')

  expect(rows.filter((row) => /^W+$/.test(row)).every((row) => row.length <= 56)).toBe(true)
  expect(rows.filter((row) => row.includes('reim')).every((row) => row.length <= 115)).toBe(true)
  expect(rows.join('')).toContain(`${'W'.repeat(200)} reimbursement`)
  const numbers = rows.filter((row) => / \/ \d+$/.test(row))
  expect(numbers.length).toBeGreaterThan(2)
  expect(numbers).toEqual(numbers.map((_, index) => `${index + 1} / ${numbers.length}`))
})

const lines = {
  path: 'lines',
  label: '明细',
  text: '',
  columns: [
    { path: 'lines.item', label: '项目', isNumber: false },
    { path: 'lines.price', label: '单价', isNumber: true },
  ],
  rows: Array.from({ length: 80 }, (_, row) => [
    { path: 'lines.item', label: '项目', text: row === 3 ? '说明'.repeat(2000) : `第${row}项` },
    { path: 'lines.price', label: '单价', text: `${row}.50` },
  ]),
  totals: [{ path: 'lines.price', text: '3,200.00', isShown: true }],
}

test('a sub-table is a grid: its head on every page, rows never lost, sums below', async () => {
  const sheet = sheetOf({ template: { blocks: [{ kind: 'fields', id: 'f' }] }, record: { lines: [lines] } })
  const rows = textOfPdf(await writePdf(inChinese, sheet)).split('\n')
  const pages = rows.filter((row) => / \/ \d+$/.test(row)).length

  expect(pages).toBeGreaterThan(3)
  expect(rows.filter((row) => row === 'print.number项目单价')).toHaveLength(pages)
  for (const row of [0, 4, 79]) expect(rows).toContain(`${row + 1}第${row}项${row}.50`)
  expect(rows.join('').match(/说明|说(?=\d* *$)/g)?.length).toBeGreaterThan(1900)
  expect(rows).toContain('print.total3,200.00')
})

const timeline = (signature: string) => [
  {
    name: '部门审批',
    at: '',
    people: [{ name: '李伟', outcome: '同意', opinion: '快办', at: '3月1日', signature }],
  },
]

test('steps are printed with signatures and the address as a code, beside the title', async () => {
  const blocks = [
    { kind: 'text', id: 'title', text: '{$model}', look: 'title', width: 'half' },
    { kind: 'code', id: 'code', width: 'half', size: 24 },
    { kind: 'timeline', id: 'steps' },
  ] as const
  const signed = { template: { blocks: [...blocks] }, record: { timeline: timeline(pixel) } }
  const bytes = await writePdf(inChinese, sheetOf({ ...signed, address: 'https://oa.example.com/c/1' }))

  expect(textOfPdf(bytes)).toContain('部门审批李伟同意快办3月1日')
  expect(Buffer.from(bytes).toString('latin1')).toMatch(/\/Subtype \/Image\n/)
  const withoutCode = await writePdf(inChinese, sheetOf(signed))
  expect(bytes.length).toBeGreaterThan(withoutCode.length + 200)
})

test.each([
  ['is cut short', `${pixel.slice(0, 80)}AAAA`],
  ['has broken pixels', pixel.replace('2mNk', 'AAAA')],
  ['is no picture', 'data:image/png;base64,AAAA'],
])('a signature that %s leaves its place blank', async (_, signature) => {
  const record = { timeline: timeline(signature) }
  const bytes = await writePdf(
    inChinese,
    sheetOf({ template: { blocks: [{ kind: 'timeline', id: 't' }] }, record }),
  )
  expect(textOfPdf(bytes)).toContain('李伟')
  expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/\/Subtype \/Image\n/)
})
