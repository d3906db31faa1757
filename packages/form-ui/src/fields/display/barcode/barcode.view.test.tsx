import { expensePlan } from '@signet/form/testing'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderForm } from '../../../../test/render-form.tsx'
import { scanned } from '../../../../test/scan.ts'

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
