import type { FieldDefinitionInput } from '@signet/form'
import { expensePlan } from '@signet/form/testing'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderForm } from '../../../../test/render-form.tsx'
import { scanned } from '../../../../test/scan.ts'

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

    expect(await scanned(await picture('Ticket: No. 报-7'))).toEqual([{ format: 'QRCode', text: 'No. 报-7' }])
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
