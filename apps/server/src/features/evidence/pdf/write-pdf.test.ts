import { expect, test } from 'vitest'
import { textOfPdf } from '../../../../test/text-of-pdf.ts'
import { writePdf } from './write-pdf.ts'

const at = '2026-03-01T00:00:00.000Z'
const inChinese = { title: '差旅报销', locale: 'zh-CN', at } as const
const claim = [
  { text: '差旅费报销单', isHeading: true },
  { text: '申请人：李伟' },
  { text: '金额: ¥1,234.50 / 高铁票', indent: 14 },
] as const

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
    const bytes = await writePdf(
      { title: 'x', locale, at },
      rows.map((text) => ({ text })),
    )
    expect(textOfPdf(bytes)).toBe([...rows, '1 / 1'].join('\n'))
  }
})

test('a character that no font has shows its number', async () => {
  expect(textOfPdf(await writePdf(inChinese, [{ text: '好😀\u0000\u200b김' }]))).toBe(
    '好[U+1F600][U+AE40]\n1 / 1',
  )
})

test('a title cannot break the metadata', async () => {
  const file = Buffer.from(await writePdf({ ...inChinese, title: 'a</x>&\u0007' }, claim)).toString('utf8')
  expect(file).toContain('<rdf:li xml:lang="x-default">a＜/x＞＆ </rdf:li>')
})

test('no row is wider than the page, and pages are counted', async () => {
  const words = `${'W'.repeat(200)} ${'reimbursement '.repeat(40)}`
  const text = textOfPdf(
    await writePdf(inChinese, [{ text: words }, ...Array.from({ length: 90 }, () => ({ text: '报销' }))]),
  )

  const rows = text.split('\n')
  expect(rows.filter((row) => row.includes('W')).every((row) => row.length <= 52)).toBe(true)
  expect(rows.filter((row) => row.includes('reim')).every((row) => row.length <= 110)).toBe(true)
  expect(rows.join('')).toContain(`${'W'.repeat(200)} reimbursement`)
  expect(rows.filter((row) => / \/ 3$/.test(row))).toEqual(['1 / 3', '2 / 3', '3 / 3'])
})
