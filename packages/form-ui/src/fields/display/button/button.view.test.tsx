import { type FieldDefinitionInput, rightsAtStart } from '@signet/form'
import { expensePlan } from '@signet/form/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderForm } from '../../../../test/render-form.tsx'

import type { FlowLaunch, FormActions, InterfaceCall } from '../../../index.ts'

const button = (settings: FieldDefinitionInput['settings']) =>
  expensePlan({
    fields: [
      { key: 'price', kind: 'number', label: 'Price' },
      { key: 'total', kind: 'number', label: 'Total' },
      { key: 'day', kind: 'date', label: 'Day' },
      { key: 'press', kind: 'button', label: 'Work it out', settings },
    ],
  })
const fill = { set: { total: 'price * 3', day: 'today' } }
const pressed = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Work it out' })
const skins = [
  ['phone', 'coarse'],
  ['desktop', 'fine'],
] as const

test.each(skins)(
  'on the %s a button fills fields with what its formulas make of the others',
  async (_name, pointer) => {
    const { store, person, missing } = renderForm(button(fill), { pointer })
    act(() => store.set('price', '1.5'))
    await person.click(pressed())

    await screen.findByText('Filled in 2 fields')
    expect(store.values()).toEqual({ price: '1.5', total: '4.5', day: '2026-11-20' })
    expect(missing).toEqual([])
  },
)

test.each(skins)('on the %s it asks first, and does nothing without a yes', async (_name, pointer) => {
  const confirm = { 'zh-CN': '覆盖？', 'en-US': 'Overwrite what is there?' }
  const { store, person } = renderForm(button({ ...fill, confirm }), { pointer })
  act(() => store.set('price', '2'))
  await person.click(pressed())
  const dialog = screen.getByRole('alertdialog', { name: 'Overwrite what is there?' })
  await person.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(store.values()['total']).toBeNull()

  await person.click(pressed())
  await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Work it out' }))
  await waitFor(() => expect(store.values()['total']).toBe('6'))
})

test('it fills what this person may write, and says so where that is nothing', async () => {
  const { store, person, view } = renderForm(button(fill), { rights: rightsAtStart({ total: 'read' }) })
  act(() => store.set('price', '2'))
  await person.click(pressed())
  await screen.findByText('Filled in 1 field')
  expect(store.values()).toMatchObject({ total: null, day: '2026-11-20' })
  view.unmount()

  renderForm(button(fill), { rights: rightsAtStart({ total: 'read', day: 'hidden' }) })
  expect(pressed().disabled).toBe(true)
  expect(document.getElementById(pressed().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'You can’t edit the fields this button fills in',
  )
})

test('where the form is only read, a button that fills it in is not there', () => {
  renderForm(button(fill), { mode: 'read', values: {} })
  expect(screen.queryByRole('button')).toBeNull()
})

test.each(['openPage', 'openLink', 'callInterface', 'launchFlow'])(
  'what the application cannot do (%s) is not offered, with the reason',
  (action) => {
    const settings = { action, page: '/pages/a', address: 'https://example.com', interface: 'i', flow: 'f' }
    const { view } = renderForm(button(settings))
    expect(pressed().disabled).toBe(true)
    expect(screen.getByText('This button isn’t available here')).toBeDefined()
    view.unmount()
    renderForm(button({ action }))
    expect(screen.getByText('This button has no action yet')).toBeDefined()
  },
)

/** An application that only records its calls. */
function desk(answer: Awaited<ReturnType<NonNullable<FormActions['callInterface']>>> | Error = undefined) {
  const requests: (string | InterfaceCall | FlowLaunch)[] = []
  const actions: FormActions = {
    openPage: (path) => void requests.push(path),
    openLink: (address) => void requests.push(address),
    callInterface: async (call) => {
      requests.push(call)
      if (answer instanceof Error) throw answer
      return answer
    },
    launchFlow: async (launch) => void requests.push(launch),
  }
  return { asked: requests, environs: { actions } }
}

test('pages and links are opened by the application', async () => {
  const { asked: requests, environs } = desk()
  const { person, view } = renderForm(button({ action: 'openPage', page: '/pages/apply/menu/index' }), {
    environs,
  })
  await person.click(pressed())
  view.unmount()
  renderForm(button({ action: 'openLink', address: 'https://example.com' }), { environs, mode: 'read' })
  await person.click(pressed())

  expect(requests).toEqual(['/pages/apply/menu/index', 'https://example.com'])
})

test('a flow begins with what the formulas make of the form', async () => {
  const { asked: requests, environs } = desk()
  const settings = { action: 'launchFlow', flow: 'purchase', parameters: { amount: 'price * 2' } }
  const { store, person } = renderForm(button(settings), { environs })
  act(() => store.set('price', '5'))
  await person.click(pressed())

  await waitFor(() => expect(requests).toEqual([{ flow: 'purchase', values: { amount: '10' } }]))
})

const call = {
  action: 'callInterface',
  interface: 'rate',
  parameters: { on: 'day' },
  fills: [
    { column: 'rate', field: 'price' },
    { column: 'day', field: 'day' },
  ],
}

test('an interface is asked with parameters, and its columns fill the fields', async () => {
  const { asked: requests, environs } = desk({ rate: '7.1', day: '2026-11-19', secret: 'x' })
  const { store, person } = renderForm(button(call), { environs })
  act(() => store.set('day', '2026-11-20'))
  await person.click(pressed())

  await screen.findByText('Filled in 2 fields')
  expect(requests).toEqual([{ interface: 'rate', parameters: { on: '2026-11-20' } }])
  expect(store.values()).toMatchObject({ price: '7.1', day: '2026-11-19' })
})

test('an interface that finds nothing leaves what is there, and one that fails says why', async () => {
  const { person, store, view } = renderForm(button(call), { environs: desk().environs })
  act(() => store.set('price', '5'))
  await person.click(pressed())
  await screen.findByText('Nothing to fill in')
  expect(store.values()['price']).toBe('5')
  view.unmount()

  renderForm(button(call), { environs: desk(new Error('The line is down')).environs })
  await person.click(pressed())
  expect((await screen.findByRole('alert')).textContent).toBe('The line is down')
})
