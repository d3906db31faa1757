import { expensePlan } from '@signet/form/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderForm } from '../../../../test/render-form.tsx'
import type { SavedSignature } from '../../../index.ts'
import { boxOf, fitStrokes, rotateStrokes, rotateStrokesBack } from './signature-pad.view.tsx'

const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const other = dot.replace('mNk', 'mNg')
const saved: readonly SavedSignature[] = [
  { id: 's1', image: other, isDefault: false },
  { id: 's2', image: dot, isDefault: true },
]
const signatures = { mine: async () => saved }
const planWith = (settings: Record<string, boolean>) =>
  expensePlan({ fields: [{ key: 'sign', kind: 'signature', label: 'Approval', settings }] })

test('Li signs with a signature drawn before, the default one offered first', async () => {
  const { store, person } = renderForm(planWith({}), { environs: { signatures } })
  await person.click(screen.getByRole('button', { name: 'Use a saved signature' }))
  const offered = within(screen.getByRole('dialog', { name: 'My signatures' }))
  const [first] = await offered.findAllByRole('button', { name: /^Signature \d/ })
  expect(first?.textContent).toContain('Default')
  if (first) await person.click(first)

  expect(store.values()).toMatchObject({ sign: dot })
  expect(screen.queryByRole('dialog')).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Remove the signature in “Approval”' }))
  expect(store.values()).toMatchObject({ sign: '' })
})

test('a person without a signature learns where to draw one, and a failed request can be repeated', async () => {
  let requests = 0
  const mine = async () => {
    requests += 1
    if (requests === 1) throw new Error('away')
    return []
  }
  const { person } = renderForm(planWith({}), { environs: { signatures: { mine } } })
  await person.click(screen.getByRole('button', { name: 'Use a saved signature' }))
  await person.click(await screen.findByRole('button', { name: 'Try again' }))

  expect(await screen.findByText('No saved signatures yet')).toBeDefined()
})

test('a new form is signed with the default at once where that is wished, a stored one never', async () => {
  const plan = planWith({ startWithDefault: true })
  const fresh = renderForm(plan, { environs: { signatures } })
  await waitFor(() => expect(fresh.store.values()).toMatchObject({ sign: dot }))
  fresh.view.unmount()

  let requests = 0
  const counting = {
    mine: async () => {
      requests += 1
      return saved
    },
  }
  renderForm(plan, { environs: { signatures: counting }, values: { sign: '' } })
  expect(requests).toBe(0)
})

test('where each signature is drawn anew, no saved one is offered', () => {
  renderForm(planWith({ useSaved: false }), { environs: { signatures } })
  expect(screen.queryByRole('button', { name: 'Use a saved signature' })).toBeNull()
})

test('a signature reads as a picture with a name', () => {
  renderForm(planWith({}), { mode: 'read', values: { sign: dot } })
  expect(screen.getByRole('img', { name: 'Signature in “Approval”' }).getAttribute('src')).toBe(dot)
})

const strokes = [
  {
    penColor: 'black',
    points: [
      { x: 10, y: 100, time: 1 },
      { x: 30, y: 180, time: 2 },
    ],
  },
]

test('what is written on an upright screen reads from left to right once it is turned', () => {
  expect(rotateStrokes(strokes, 300)[0]?.points).toEqual([
    { x: 100, y: 290, time: 1 },
    { x: 180, y: 270, time: 2 },
  ])
  expect(rotateStrokesBack(rotateStrokes(strokes, 300), 300)).toEqual(strokes)
})

test('a picture holds the ink and a margin, however it lay on the screen', () => {
  const box = boxOf(strokes)
  expect(box).toEqual({ left: 10, top: 100, width: 20, height: 80 })
  expect(fitStrokes(strokes, box, { scale: 2, margin: 8 })[0]?.points).toEqual([
    { x: 8, y: 8, time: 1 },
    { x: 48, y: 168, time: 2 },
  ])
})
