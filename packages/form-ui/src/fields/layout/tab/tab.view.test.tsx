import { type FieldDefinitionInput, rightsAtStart } from '@signet/form'
import { expensePlan } from '@signet/form/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { layOut, renderForm } from '../../../../test/render-form.tsx'

const input = (key: string, more: Partial<FieldDefinitionInput> = {}): FieldDefinitionInput => ({
  key,
  kind: 'input',
  label: `Field ${key}`,
  ...more,
})
const parts = (...ids: string[]) => ids.map((id) => ({ id, title: `Part ${id}` }))
const tabs = (fields: FieldDefinitionInput[], more: Partial<FieldDefinitionInput> = {}) =>
  expensePlan({
    fields: [
      input('first'),
      {
        key: 'tabs',
        kind: 'tab',
        label: 'Details',
        settings: { slots: parts('a', 'b', 'c') },
        fields,
        ...more,
      },
    ],
  })
const three = tabs([input('one'), input('two', { slot: 'b', required: true }), input('three', { slot: 'c' })])
const chosen = () => screen.getByRole('tab', { selected: true }).textContent
const skins = [
  ['phone', 'coarse'],
  ['desktop', 'fine'],
] as const

test.each(skins)(
  'on the %s arrows go from tab to tab, round and round, and the pane follows',
  async (_name, pointer) => {
    const { person, missing } = renderForm(three, { pointer })
    expect(screen.getByRole('tablist', { name: 'Details' })).toBeDefined()
    await person.click(screen.getByRole('tab', { name: 'Part a' }))
    await person.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Part b' }))
    expect(screen.getByRole('tabpanel', { name: 'Part b' })).toBeDefined()

    await person.keyboard('{End}{ArrowRight}')
    expect(chosen()).toBe('Part a')
    await person.keyboard('{ArrowLeft}')
    expect(chosen()).toBe('Part c')
    expect(within(screen.getByRole('tabpanel')).getByLabelText('Field three')).toBeDefined()
    expect(missing).toEqual([])
  },
)

test('a pane keeps what was typed and how it was left; one that was never seen is not drawn', async () => {
  const { store, person } = renderForm(three)
  expect(screen.queryByLabelText(/Field two/)).toBeNull()
  await person.type(screen.getByLabelText('Field one'), 'half')
  await person.click(screen.getByRole('tab', { name: 'Part b' }))
  const box = document.querySelector('input[value="half"]')
  await person.type(screen.getByLabelText(/Field two/), 'done')
  await person.click(screen.getByRole('tab', { name: 'Part a' }))

  expect(screen.getByLabelText('Field one')).toBe(box)
  expect(store.values()).toMatchObject({ one: 'half', two: 'done' })
})

test.each(skins)('on the %s the summary leads into a pane that was never open', async (_name, pointer) => {
  const { store, person } = renderForm(three, { pointer })
  act(() => void store.attempt())
  expect(screen.getByRole('tab', { name: /Part b/ }).textContent).toContain('1 field needs attention')
  await person.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Fill in “Field two”' }))

  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Field two/)))
  await person.keyboard('x')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Part b')
})

test('the summary leads back into a pane that was open before', async () => {
  const { store, person } = renderForm(three)
  await person.click(screen.getByRole('tab', { name: 'Part b' }))
  await person.click(screen.getByRole('tab', { name: 'Part a' }))
  act(() => void store.attempt())
  for (const _again of [1, 2]) {
    await person.click(screen.getByRole('button', { name: 'Fill in “Field two”' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Field two/)))
    await person.click(screen.getByRole('tab', { name: 'Part a' }))
  }
})

test.each(skins)(
  'on the %s the summary leads through sections in panes into a row',
  async (_name, pointer) => {
    layOut(400)
    const lines = {
      key: 'lines',
      kind: 'sub-table',
      label: 'Lines',
      slot: 'y',
      fields: [input('what', { required: true })],
    }
    const sections = {
      key: 'sections',
      kind: 'collapse',
      label: 'Sections',
      slot: 'b',
      settings: { slots: parts('x', 'y') },
      fields: [lines],
    }
    const { store, person } = renderForm(tabs([input('one'), sections]), {
      pointer,
      values: { lines: [{ id: 'r1', what: '' }] },
    })
    act(() => void store.attempt())
    expect(screen.getByRole('tab', { name: /Part b/ }).textContent).toContain('1 field needs attention')
    await person.click(screen.getByRole('button', { name: /Lines, row 1: Field what/ }))

    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Field what/)))
    expect(screen.getByRole('button', { name: /Part y/ }).getAttribute('aria-expanded')).toBe('true')
  },
)

test('a tab counts what is wrong as soon as it shows, until it is put right', async () => {
  const { person } = renderForm(three)
  await person.click(screen.getByRole('tab', { name: 'Part b' }))
  await person.type(screen.getByLabelText(/Field two/), 'x')
  await person.clear(screen.getByLabelText(/Field two/))
  await person.click(screen.getByRole('tab', { name: 'Part a' }))
  expect(screen.getByRole('tab', { name: /Part b/ }).textContent).toContain('1')

  await person.click(screen.getByRole('tab', { name: /Part b/ }))
  await person.type(screen.getByLabelText(/Field two/), 'x')
  expect(chosen()).toBe('Part b')
})

test('a pane that rules or rights leave empty has no tab, and with the last one all are gone', async () => {
  const plan = tabs([input('one'), input('two', { slot: 'b', visible: "first != 'x'" })])
  const { person, store } = renderForm(plan, { rights: rightsAtStart({ one: 'hidden' }) })
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Part b'])

  await person.type(screen.getByLabelText('Field first'), 'x')
  expect(screen.queryByRole('tablist')).toBeNull()
  act(() => store.set('first', 'y'))
  expect(chosen()).toBe('Part b')
})

test('rights that hide what is not named hide no layout around what they name', () => {
  const rights = { otherwise: 'hidden', fields: { two: 'write' } } as const
  renderForm(three, { rights })
  expect(screen.getByLabelText(/Field two/)).toBeDefined()
  expect(screen.getAllByRole('tab')).toHaveLength(1)
})

test('beside the panes the tabs stand one below the other, on a desktop only', () => {
  const beside = tabs([input('one')], { settings: { slots: parts('a'), position: 'start' } })
  layOut(400, 960)
  const { view } = renderForm(beside, { pointer: 'fine' })
  expect(screen.getByRole('tablist').getAttribute('aria-orientation')).toBe('vertical')
  view.unmount()
  layOut(400, 375)
  renderForm(beside)
  expect(screen.getByRole('tablist').getAttribute('aria-orientation')).toBe('horizontal')
})

test('where there is nothing to fill in, the pane itself is reached by the keyboard', async () => {
  const { person } = renderForm(three, { mode: 'read', values: { one: 'read me' } })
  await person.tab()
  await person.tab()
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Part a' }))
})
