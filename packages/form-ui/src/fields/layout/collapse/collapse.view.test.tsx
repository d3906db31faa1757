import type { FieldDefinitionInput } from '@signet/form'
import { expensePlan } from '@signet/form/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderForm } from '../../../../test/render-form.tsx'

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
