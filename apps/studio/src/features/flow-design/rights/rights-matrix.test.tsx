import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openBoard } from '../../../../test/open-board.tsx'

let office: Office
let formId: string
beforeAll(async () => {
  office = await openOffice()
  const { formDesign } = await office.as('admin')
  const fields = Array.from({ length: 200 }, (_, index) => ({
    ...{ key: `field${index}`, kind: 'input', label: `Field ${index}` },
  }))
  const definition = { version: 1, key: 'wide', title: 'Wide', fields }
  formId = (await formDesign.create({ name: 'Wide', code: 'wide', definition })).id
})
afterEach(cleanup)
afterAll(() => office.close())

async function openMatrix() {
  const board = await openBoard(office, formId)
  const { user, canvas, settings } = board
  await user.click(canvas().getByRole('button', { name: /Approval/ }))
  await user.click(settings().getByRole('button', { name: 'Edit for all steps' }))
  const grid = within(await screen.findByRole('table', { name: 'Field permissions' }))
  return { ...board, grid }
}

type Fields = Readonly<Record<string, string>>

test('a key sets a cell, arrows move, and one entry sets a field at all steps', async () => {
  const { user, grid, saved } = await openMatrix()
  await user.click(grid.getByRole('button', { name: /^Field 0, Approval/ }))
  await user.keyboard('1{ArrowDown}3')
  await saved((nodes) =>
    nodes.some(({ kind, fields }) => {
      const { field0, field1 } = (fields ?? {}) as Fields
      return kind === 'approver' && field0 === 'hidden' && field1 === 'write'
    }),
  )

  await user.click(grid.getByRole('button', { name: '“Field 2” at all steps' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Hidden' }))
  await saved((nodes) =>
    nodes
      .filter(({ kind }) => kind === 'approver' || kind === 'start')
      .every(({ fields }) => (fields as Fields)['field2'] === 'hidden'),
  )
})

test('only the fields in sight are drawn, and others are found by name', async () => {
  const { user, grid } = await openMatrix()
  expect(grid.getAllByRole('row').length).toBeLessThan(60)
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('201')

  await user.type(screen.getByRole('searchbox', { name: 'Find fields' }), '199')
  await waitFor(() => expect(grid.getAllByRole('row')).toHaveLength(2))
  expect(grid.getByRole('button', { name: /^Field 199, Approval/ })).toBeTruthy()
})

/** The buttons whose component ran again during an action, by the props that React keeps on an element. */
async function drawnDuring(buttons: readonly HTMLElement[], action: () => Promise<unknown>) {
  const propsOf = (button: HTMLElement): unknown =>
    Reflect.get(button, Object.keys(button).find((key) => key.startsWith('__reactProps$')) ?? '')
  const before = buttons.map(propsOf)
  expect(before.every((props) => typeof props === 'object')).toBe(true)
  await action()
  return buttons.filter((button, at) => propsOf(button) !== before[at])
}

test('a change draws the cells that it changes and no others, however many are in sight', async () => {
  const { user, grid } = await openMatrix()
  const first = grid.getByRole('button', { name: /^Field 0, Approval/ })
  await user.click(first)
  await waitFor(() => expect(document.activeElement).toBe(first))
  const buttons = grid.getAllByRole('button')
  expect(buttons.length).toBeGreaterThan(60)

  const afterKey = await drawnDuring(buttons, async () => {
    await user.keyboard('1')
    await grid.findByRole('button', { name: 'Field 0, Approval: Hidden' })
  })
  expect(afterKey).toEqual([first])

  const afterMove = await drawnDuring(buttons, async () => {
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(document.activeElement).not.toBe(first))
  })
  expect(afterMove).toHaveLength(2)
})
