import { expensePlan } from '@signet/form/testing'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderForm } from '../../../../test/render-form.tsx'

const plan = expensePlan({
  fields: [
    { key: 'place', kind: 'input', label: 'Place' },
    {
      key: 'map',
      kind: 'iframe',
      label: 'Map',
      settings: { formula: "'https://example.com/' + place", height: 240 },
    },
  ],
})

test('a page from elsewhere is locked in its frame, named, and can be seen alone', () => {
  const { store, missing } = renderForm(plan)
  act(() => store.set('place', 'hangzhou'))
  const frame = screen.getByTitle<HTMLIFrameElement>('Map')
  expect(frame.getAttribute('src')).toBe('https://example.com/hangzhou')
  expect(frame.getAttribute('sandbox')).not.toContain('allow-same-origin')
  expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer')
  expect(frame.getAttribute('allow')).toBe('')
  expect(frame.style.height).toBe('240px')

  const alone = screen.getByRole('link', { name: 'Open separately' })
  expect(alone.getAttribute('rel')).toBe('noopener noreferrer')
  expect(missing).toEqual([])
})

test('without a page that may be shown there is a sentence and no frame', () => {
  const fields = [
    { key: 'map', kind: 'iframe', label: 'Map', settings: { formula: "'java' + 'script:alert(1)'" } },
  ]
  renderForm(expensePlan({ fields }))
  expect(screen.queryByTitle('Map')).toBeNull()
  expect(screen.getByText('“Map” has no page to show yet')).toBeDefined()
})
