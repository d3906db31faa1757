import { expensePlan } from '@signet/form/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { layOut, renderForm } from '../../../../test/render-form.tsx'

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
    screen.getAllByRole('textbox').map(({ id }) => document.querySelector(`label[for="${id}"]`)?.textContent),
  ).toEqual(['First', 'Last'])
})
