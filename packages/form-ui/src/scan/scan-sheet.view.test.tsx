import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expensePlan } from '@signet/form/testing'
import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { prepareZXingModule } from 'zxing-wasm/reader'
import {
  prepareZXingModule as prepareWriter,
  type WriteInputBarcodeFormat,
  writeBarcode,
} from 'zxing-wasm/writer'
import { renderForm } from '../../test/render-form.tsx'
import './scan-sheet.view.tsx'
import { readCode } from './scan-sheet.view.tsx'

describe('scan-sheet', () => {
  const { resolve } = createRequire(import.meta.url)
  const wasmOf = (path: string) => Uint8Array.from(readFileSync(resolve(path))).buffer

  beforeAll(() => {
    prepareZXingModule({ overrides: { wasmBinary: wasmOf('zxing-wasm/reader/zxing_reader.wasm') } })
    prepareWriter({ overrides: { wasmBinary: wasmOf('zxing-wasm/writer/zxing_writer.wasm') } })
  })

  const planWith = (scan: boolean) =>
    expensePlan({ fields: [{ key: 'order', kind: 'input', label: 'Order', settings: { scan } }] })

  test.each(['coarse', 'fine'] as const)(
    'without a camera Li reads the code from a photo, under a %s pointer',
    async (pointer) => {
      const { image } = await writeBarcode('PO-1024', { format: 'QRCode', scale: 4 })
      const photo = new File([(await image?.arrayBuffer()) ?? ''], 'code.png', { type: 'image/png' })
      const { store, person } = renderForm(planWith(true), { pointer })
      await person.click(screen.getByRole('button', { name: 'Scan into “Order”' }))
      const sheet = within(await screen.findByRole('dialog', { name: 'Order' }))
      expect(await sheet.findByText('No camera available. Choose a photo instead.')).toBeDefined()

      await person.upload(
        sheet.getByLabelText('Scan from photo'),
        new File(['x'], 'blank.png', { type: 'image/png' }),
      )
      expect(await sheet.findByText('No QR code or barcode found in the photo')).toBeDefined()
      await person.upload(sheet.getByLabelText('Scan from photo'), photo)
      await screen.findByDisplayValue('PO-1024')
      expect(store.values()).toEqual({ order: 'PO-1024' })
      expect(screen.queryByRole('dialog')).toBeNull()
    },
  )

  test('where nothing is to be scanned, no camera is offered', () => {
    renderForm(planWith(false))
    expect(screen.queryByRole('button', { name: /Scan/ })).toBeNull()
  })
})

describe('read-code', () => {
  const { resolve } = createRequire(import.meta.url)
  const wasmOf = (path: string) => Uint8Array.from(readFileSync(resolve(path))).buffer

  /** The test has no server, so both parts are read from their packages. */
  beforeAll(() => {
    prepareZXingModule({ overrides: { wasmBinary: wasmOf('zxing-wasm/reader/zxing_reader.wasm') } })
    prepareWriter({ overrides: { wasmBinary: wasmOf('zxing-wasm/writer/zxing_writer.wasm') } })
  })

  async function picture(text: string, format: WriteInputBarcodeFormat): Promise<Uint8Array> {
    const { image } = await writeBarcode(text, { format, scale: 4 })
    return new Uint8Array((await image?.arrayBuffer()) ?? new ArrayBuffer(0))
  }

  test.each([
    ['QRCode', 'https://example.com/会议?id=1'],
    ['Code128', 'PO-2026-1024'],
    ['EAN13', '6901234567892'],
  ] as const)('a picture of a %s says what was written into it', async (format, text) => {
    expect(await readCode(await picture(text, format))).toBe(text)
  })

  const dot =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

  test('a picture without a code says nothing, and neither does what is no picture', async () => {
    expect(await readCode(Uint8Array.from(Buffer.from(dot, 'base64')))).toBeUndefined()
    expect(await readCode(new TextEncoder().encode('not a picture'))).toBeUndefined()
  })
})
