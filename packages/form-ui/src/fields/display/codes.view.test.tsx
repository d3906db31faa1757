import type { FieldDefinitionInput } from '@signet/form'
import {
  type BarcodeFormat,
  barcode,
  captionOfBarcode,
  fitsBarcode,
  fitsQrCode,
  qrCode,
} from '@signet/form/kinds'
import { expensePlan, kindTest } from '@signet/form/testing'
import { act, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderForm } from '../../../test/render-form.tsx'
import { scanned } from '../../../test/scan.ts'
import { barcodeSvg } from './barcode/barcode-svg.view.tsx'
import { qrSvg } from './qr-code/qr-svg.view.tsx'

describe('barcode', () => {
  const plan = expensePlan({
    fields: [
      { key: 'goods', kind: 'input', label: 'Goods' },
      {
        key: 'code',
        kind: 'barcode',
        label: 'Label',
        settings: { source: 'formula', formula: 'goods', format: 'ean13', height: 48 },
      },
    ],
  })

  test('a barcode follows its field, and says in words what it cannot say in bars', async () => {
    const { store, missing } = renderForm(plan)
    act(() => store.set('goods', '123'))
    expect(screen.getByRole('status').textContent).toBe(
      '“Label” can’t be turned into a barcode. Use 12 digits, or 13 with a valid check digit.',
    )
    act(() => store.set('goods', '690123456789'))
    const image = await screen.findByRole<HTMLImageElement>('img', { name: 'Label: 6901234567892' })
    expect(await scanned(decodeURIComponent(image.src.replace('data:image/svg+xml,', '')))).toEqual([
      { format: 'EAN13', text: '6901234567892' },
    ])
    expect(image.style.height).toBe('48px')
    expect(screen.getByText('6901234567892')).toBeDefined()
    expect(missing).toEqual([])
  })
})

describe('barcode-svg', () => {
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
    expect(captionOfBarcode(said, format)).toBe(text)
  })

  test('every character that a format may have is read back', async () => {
    const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
    for (const half of [printable.slice(0, 48), printable.slice(48)]) {
      expect(fitsBarcode(half, 'code128')).toBe(true)
      expect(await scanned(barcodeSvg(half, of()))).toMatchObject([{ text: half }])
    }
  })
})

describe('qr-code', () => {
  const code = (settings: FieldDefinitionInput['settings']) =>
    expensePlan({
      fields: [
        { key: 'number', kind: 'input', label: 'Number' },
        { key: 'code', kind: 'qr-code', label: 'Ticket', settings },
      ],
    })

  async function picture(name: string): Promise<string> {
    const image = await screen.findByRole<HTMLImageElement>('img', { name })
    return decodeURIComponent(image.src.replace('data:image/svg+xml,', ''))
  }

  test.each([
    ['phone', 'coarse'],
    ['desktop', 'fine'],
  ] as const)(
    'on the %s the code says what its formula makes of the fields, once there is something',
    async (_name, pointer) => {
      const { store, missing } = renderForm(
        code({ source: 'formula', formula: "number == '' ? '' : 'No. ' + number" }),
        { pointer },
      )
      expect(screen.getByRole('status').textContent).toBe('Fill in the related fields to generate “Ticket”')
      act(() => store.set('number', '报-7'))

      expect(await scanned(await picture('Ticket: No. 报-7'))).toEqual([
        { format: 'QRCode', text: 'No. 报-7' },
      ])
      expect(screen.getByRole('link', { name: 'Save image Ticket' }).getAttribute('download')).toBe(
        'Ticket.svg',
      )
      expect(missing).toEqual([])
    },
  )

  test('a record says where it is found, once it is saved', async () => {
    const recordAddress = 'https://product.example/pages/apply/dynamicModel/detail?id=7'
    const { view } = renderForm(code({ source: 'record', caption: 'hidden' }))
    expect(screen.getByRole('status').textContent).toBe('Save to generate “Ticket”')
    view.unmount()
    renderForm(code({ source: 'record', caption: 'hidden' }), { mode: 'read', environs: { recordAddress } })

    expect(await scanned(await picture(`Ticket: ${recordAddress}`))).toMatchObject([{ text: recordAddress }])
    expect(screen.queryByText(recordAddress)).toBeNull()
  })

  test('what is too long for a code gets a sentence', () => {
    renderForm(code({ text: '字'.repeat(1000) }))
    expect(screen.getByRole('status').textContent).toBe('“Ticket” is too long for a QR code')
  })
})

describe('qr-svg', () => {
  const of = (raw: object = {}) => kindTest(qrCode, raw).settings

  test.each(['https://example.com/pages/apply?id=1&x=报销', '报销单 2026-11', '0123456789', '🧾', 'A'])(
    'a scanner reads %s as it is',
    async (said) => {
      expect(await scanned(qrSvg(said, of()))).toEqual([{ format: 'QRCode', text: said }])
    },
  )

  test('as much as fits is read, and what does not fit is known before', async () => {
    for (const [correction, bytes] of Object.entries({
      low: 2953,
      medium: 2331,
      quartile: 1663,
      high: 1273,
    })) {
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
})
