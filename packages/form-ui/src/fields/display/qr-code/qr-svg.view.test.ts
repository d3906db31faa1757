import { fitsQrCode, qrCode } from '@signet/form/kinds'
import { kindTest } from '@signet/form/testing'
import { expect, test } from 'vitest'
import { scanned } from '../../../../test/scan.ts'
import { qrSvg } from './qr-svg.view.tsx'

const of = (raw: object = {}) => kindTest(qrCode, raw).settings

test.each(['https://example.com/pages/apply?id=1&x=报销', '报销单 2026-11', '0123456789', '🧾', 'A'])(
  'a scanner reads %s as it is',
  async (said) => {
    expect(await scanned(qrSvg(said, of()))).toEqual([{ format: 'QRCode', text: said }])
  },
)

test('as much as fits is read, and what does not fit is known before', async () => {
  for (const [correction, bytes] of Object.entries({ low: 2953, medium: 2331, quartile: 1663, high: 1273 })) {
    const settings = of({ correction })
    const longest = 'x'.repeat(bytes)
    expect([
      fitsQrCode(longest, settings.correction),
      fitsQrCode(`${longest}x`, settings.correction),
    ]).toEqual([true, false])
    expect(() => qrSvg(longest, settings)).not.toThrow()
  }
  expect(fitsQrCode('字'.repeat(778), 'medium')).toBe(false)
})

test('it has its own quiet zone and whole pixels, however much it says', () => {
  const side = (said: string, size: number) => Number(/width="(\d+)"/.exec(qrSvg(said, of({ size })))?.[1])
  expect(side('A', 160)).toBe(145)
  expect(side('x'.repeat(2000), 80)).toBeGreaterThan(300)
  expect(qrSvg('A', of())).toContain('fill="white" d="M0 0h29')
})
