import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expensePlan } from '@signet/form/testing'
import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { prepareZXingModule } from 'zxing-wasm/reader'
import { prepareZXingModule as prepareWriter, writeBarcode } from 'zxing-wasm/writer'
import { renderForm } from '../../test/render-form.tsx'
import './scan-sheet.view.tsx'

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
