import { expect, test } from 'vitest'
import { type BarcodeFormat, fitsBarcode } from './barcode.ts'

test.each<[BarcodeFormat, string]>([
  ['code128', '报销'],
  ['code128', 'é'],
  ['code128', 'a\nb'],
  ['code128', ''],
  ['code128', 'x'.repeat(81)],
  ['ean13', '6901234567893'],
  ['ean13', '69012345678'],
  ['ean13', '69012345678901'],
  ['ean13', '６９０１２３４５６７８９'],
  ['code39', 'abc'],
  ['code39', 'A*B'],
  ['code39', 'A_B'],
])('%s cannot say %j, and that is known before', (format, said) => {
  expect(fitsBarcode(said, format)).toBe(false)
})
