import { type BarcodeFormat, barcode, fitsBarcode, writtenBelow } from '@signet/form/kinds'
import { kindTest } from '@signet/form/testing'
import { expect, test } from 'vitest'
import { scanned } from '../../../../test/scan.ts'
import { barcodeSvg } from './barcode-svg.view.tsx'

const of = (raw: object = {}) => kindTest(barcode, raw).settings

test.each<[BarcodeFormat, string, string, string]>([
  ['code128', 'EXP-2026-000123', 'Code128', 'EXP-2026-000123'],
  ['code128', '{"a": 1} ~', 'Code128', '{"a": 1} ~'],
  ['code128', '12345678901234567890', 'Code128', '12345678901234567890'],
  ['ean13', '690123456789', 'EAN13', '6901234567892'],
  ['ean13', '6901234567892', 'EAN13', '6901234567892'],
  ['code39', 'A-1 B.2', 'Code39', 'A-1 B.2'],
])('a scanner reads %s %s', async (format, said, read, text) => {
  expect(await scanned(barcodeSvg(said, of({ format })))).toEqual([{ format: read, text }])
  expect(writtenBelow(said, format)).toBe(text)
})

test('every character that a format may have is read back', async () => {
  const printable = Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place)).join('')
  for (const half of [printable.slice(0, 48), printable.slice(48)]) {
    expect(fitsBarcode(half, 'code128')).toBe(true)
    expect(await scanned(barcodeSvg(half, of()))).toMatchObject([{ text: half }])
  }
})
