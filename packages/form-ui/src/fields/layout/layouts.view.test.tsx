import type { FieldDefinitionInput } from '@signet/form'
import { expensePlan } from '@signet/form/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { layOut, renderForm } from '../../../test/render-form.tsx'

describe('row', () => {
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
    expect(
      view.container.querySelector<HTMLElement>('[style*="--places-gap"]')?.getAttribute('style'),
    ).toMatch(/--places-gap: var\(--space-6\).*--places-align: end/)
    expect(screen.getAllByRole('textbox')).toHaveLength(2)
  })
})

describe('card', () => {
  const card = (settings: FieldDefinitionInput['settings']) =>
    expensePlan({
      fields: [
        {
          key: 'frame',
          kind: 'card',
          label: 'Travel',
          help: 'By train where there is one',
          settings,
          fields: [{ key: 'from', kind: 'input', label: 'From' }],
        },
      ],
    })

  test.each([
    ['phone', 'coarse'],
    ['desktop', 'fine'],
  ] as const)('on the %s a card is a group with its title and its help', (_name, pointer) => {
    renderForm(card({}), { pointer })
    const region = screen.getByRole('group', { name: 'Travel' })
    expect(within(region).getByRole('heading', { name: 'Travel' })).toBeDefined()
    expect(within(region).getByText('By train where there is one')).toBeDefined()
    expect(within(region).getByLabelText('From')).toBeDefined()
  })

  test('without its title a card is named all the same', () => {
    renderForm(card({ title: 'hidden' }))
    expect(screen.queryByRole('heading', { name: 'Travel' })).toBeNull()
    expect(screen.getByRole('group', { name: 'Travel' })).toBeDefined()
  })
})

describe('collapse', () => {
  const sections = (settings: FieldDefinitionInput['settings']) =>
    expensePlan({
      fields: [
        {
          key: 'sections',
          kind: 'collapse',
          label: 'Sections',
          settings: {
            slots: [
              { id: 'a', title: { 'zh-CN': '基本', 'en-US': 'Basic' } },
              { id: 'b', title: { 'zh-CN': '其他', 'en-US': 'More' } },
            ],
            ...settings,
          },
          fields: [
            { key: 'one', kind: 'input', label: 'One' },
            { key: 'two', kind: 'input', label: 'Two', slot: 'b', required: true },
          ],
        },
      ],
    })
  const head = (name: RegExp) => screen.getByRole('button', { name })
  const isOpen = (name: RegExp) => head(name).getAttribute('aria-expanded') === 'true'
  const skins = [
    ['phone', 'coarse'],
    ['desktop', 'fine'],
  ] as const

  test.each(skins)('on the %s sections open and close by mouse and keyboard', async (_name, pointer) => {
    const { person, missing } = renderForm(sections({ open: ['a'] }), { pointer })
    expect([isOpen(/Basic/), isOpen(/More/)]).toEqual([true, false])
    expect(screen.getByRole('heading', { name: 'Basic', level: 3 })).toBeDefined()
    expect(screen.queryByLabelText(/Two/)).toBeNull()

    await person.type(screen.getByLabelText('One'), 'kept')
    await person.click(head(/More/))
    head(/Basic/).focus()
    await person.keyboard('{Enter}')
    expect([isOpen(/Basic/), isOpen(/More/)]).toEqual([false, true])
    expect(screen.getByRole('group', { name: 'More' })).toBeDefined()
    await person.keyboard(' ')
    expect(screen.getByLabelText<HTMLInputElement>('One').value).toBe('kept')
    expect(missing).toEqual([])
  })

  test('of an accordion one is open, and it can be closed', async () => {
    const { person } = renderForm(sections({ accordion: true }))
    await person.click(head(/Basic/))
    await person.click(head(/More/))
    expect([isOpen(/Basic/), isOpen(/More/)]).toEqual([false, true])
    await person.click(head(/More/))
    expect(isOpen(/More/)).toBe(false)
  })

  test.each(skins)('on the %s the summary opens the section that it leads into', async (_name, pointer) => {
    const { store, person } = renderForm(sections({ accordion: true, open: ['a'] }), { pointer })
    act(() => void store.attempt())
    expect(head(/More/).textContent).toContain('1 field needs attention')
    await person.click(screen.getByRole('button', { name: 'Fill in “Two”' }))

    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Two/)))
    expect([isOpen(/Basic/), isOpen(/More/)]).toEqual([false, true])
  })

  test('titles are in the language of the reader', () => {
    renderForm(sections({}), { locale: 'zh-CN' })
    expect(isOpen(/基本/)).toBe(false)
  })
})

describe('table-grid', () => {
  const plan = expensePlan({
    fields: [
      {
        key: 'grid',
        kind: 'table-grid',
        label: 'Grid',
        settings: {
          rows: [
            [{ id: 'head', rowspan: 2, look: 'head' }, { id: 'b' }, { id: 'c' }],
            [{ id: 'd', colspan: 2 }],
          ],
        },
        fields: [
          { key: 'last', kind: 'input', label: 'Last', slot: 'd' },
          { key: 'what', kind: 'text', label: 'What it is about' },
          { key: 'first', kind: 'input', label: 'First', slot: 'b' },
        ],
      },
    ],
  })

  test('on a desktop the cells are those of a table that is none to a screen reader', () => {
    layOut(400, 960)
    const { view } = renderForm(plan, { pointer: 'fine' })
    const cells = [...view.container.querySelectorAll('td')]
    expect(cells.map((cell) => [cell.colSpan, cell.rowSpan])).toEqual([
      [1, 2],
      [1, 1],
      [1, 1],
      [2, 1],
    ])
    expect(cells[0]?.textContent).toBe('What it is about')
    expect(cells[2]?.children).toHaveLength(0)
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByRole('presentation')).toBeDefined()
  })

  test('on the phone the cells follow each other in the order of the table', () => {
    const { view } = renderForm(plan)
    expect(view.container.querySelector('table')).toBeNull()
    expect(
      screen
        .getAllByRole('textbox')
        .map(({ id }) => document.querySelector(`label[for="${id}"]`)?.textContent),
    ).toEqual(['First', 'Last'])
  })
})
