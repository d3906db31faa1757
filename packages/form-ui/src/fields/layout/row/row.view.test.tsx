import { expensePlan } from '@signet/form/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderForm } from '../../../../test/render-form.tsx'

const fields = ['From', 'To'].map((label) => ({ key: label, kind: 'input', label, width: 12 }))
const plan = expensePlan({
  fields: [{ key: 'line', kind: 'row', label: 'Line', settings: { gap: 'large', align: 'end' }, fields }],
})

test('a row tells the grid its gap and where its fields stand, and each field its width', () => {
  const { view } = renderForm(plan, { pointer: 'fine' })
  const widths = [...view.container.querySelectorAll<HTMLElement>('[style*="--width"]')].map((place) =>
    place.style.getPropertyValue('--width'),
  )
  expect(widths).toEqual(['24', '12', '12'])
  expect(view.container.querySelector<HTMLElement>('[style*="--places-gap"]')?.getAttribute('style')).toMatch(
    /--places-gap: var\(--space-6\).*--places-align: end/,
  )
  expect(screen.getAllByRole('textbox')).toHaveLength(2)
})
