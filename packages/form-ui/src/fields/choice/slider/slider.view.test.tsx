import { expensePlan } from '@signet/form/testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderForm } from '../../../../test/render-form.tsx'

const marks = [{ at: '0.5', label: 'Medium' }]
const share = {
  key: 'share',
  kind: 'slider',
  label: 'Share',
  settings: { max: 1, step: '0.1', unit: 'parts', marks },
}

test('nothing is chosen until Li moves it; then the place is said with its unit and its mark', () => {
  const { store, missing } = renderForm(expensePlan({ fields: [share] }))
  const slider = screen.getByRole('slider', { name: 'Share' })
  expect(slider.getAttribute('aria-valuetext')).toBe('Not filled in')
  expect(store.values()).toEqual({ share: null })
  fireEvent.change(slider, { target: { value: '0.5' } })

  expect(store.values()).toEqual({ share: '0.5' })
  expect(slider.getAttribute('aria-valuetext')).toBe('0.5 parts (Medium)')
  expect(missing).toEqual([])
})

test('a press on the beginning chooses the beginning, and it can be cleared again', async () => {
  const { store, person } = renderForm(expensePlan({ fields: [share] }))
  await person.click(screen.getByRole('slider', { name: 'Share' }))
  expect(store.values()).toEqual({ share: '0' })
  await person.click(screen.getByRole('button', { name: 'Clear “Share”' }))
  expect(store.values()).toEqual({ share: null })
  expect(document.activeElement).toBe(screen.getByRole('slider'))

  await person.keyboard('{Enter}')
  expect(store.values()).toEqual({ share: '0' })
})
