import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openBoard } from '../../../../test/open-board.tsx'

let office: Office
let formId: string

beforeAll(async () => {
  office = await openOffice()
  const { formDesign } = await office.as('admin')
  const fields = [{ key: 'reason', kind: 'input', label: 'Reason' }]
  formId = (
    await formDesign.create({
      name: 'Claim',
      code: 'claims',
      definition: { version: 1, key: 'claims', title: 'Claim', fields },
    })
  ).id
})
afterEach(cleanup)
afterAll(() => office.close())

async function openGraph() {
  const board = await openBoard(office, formId)
  const { user, canvas } = board
  await user.click(canvas().getByText('Free canvas'))
  await canvas().findByRole('button', { name: /^Approval/ })
  const { flowDesign } = await office.as('admin')
  const stored = async () => (await flowDesign.open({ id: board.id })).definition as unknown as Drawn
  return {
    ...board,
    stored,
    steps: () =>
      canvas()
        .getAllByRole('button', { description: /arrow keys/ })
        .map((step) => within(step).getByText(/./, { selector: 'strong' }).textContent),
    lines: () =>
      canvas()
        .queryAllByRole('button', { name: /^Transition from/ })
        .map((line) => line.getAttribute('aria-label')),
    choose: async (name: RegExp) => {
      canvas().getByRole('button', { name }).focus()
      await user.keyboard(' ')
      await canvas().findByRole('button', { name, pressed: true })
    },
    /** Closed menus stay in the document, so the last item belongs to the open one. */
    pick: async (button: string, item: string) => {
      const items = () => screen.queryAllByRole('menuitem', { name: item })
      const before = items().length
      await user.click(canvas().getByRole('button', { name: button }))
      await waitFor(() => expect(items()).toHaveLength(before + 1))
      await user.click(items().at(-1) as HTMLElement)
    },
  }
}
type Drawn = Readonly<{
  nodes: readonly Readonly<{ id: string; place?: Readonly<{ x: number; y: number }> }>[]
  lines: readonly Readonly<{ from: string; to: string }>[]
}>

test('a new step is added after the selected one, and a transition back is drawn', async () => {
  const { choose, pick, steps, lines, stored } = await openGraph()
  await choose(/^Approval/)
  await pick('Add step', 'Handling')
  expect(steps()).toEqual(['Start', 'Approval', 'End', 'Handling'])
  expect(lines()).toContain('Transition from “Approval” to “Handling”')

  await pick('Add transition', 'Approval')
  expect(lines()).toContain('Transition from “Handling” to “Approval”')
  await expect
    .poll(async () => (await stored()).lines.map(({ from, to }) => `${from} ${to}`))
    .toEqual(['start approve', 'approve end', 'approve handler1', 'handler1 approve'])
})

test('the arrow keys move a step, and undo reverts the whole move', async () => {
  const { user, choose, stored } = await openGraph()
  await choose(/^Approval/)
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
  const moved = { id: 'approve', place: { x: 330, y: 140 } }
  await expect.poll(async () => (await stored()).nodes).toContainEqual(expect.objectContaining(moved))

  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await expect
    .poll(async () => (await stored()).nodes.map(({ place }) => place))
    .toEqual([undefined, undefined, undefined])
})

test('a removed step leaves a gap, which the problem list reports', async () => {
  const { user, choose, steps, lines } = await openGraph()
  await choose(/^Approval/)
  await user.keyboard('{Delete}')
  expect(steps()).toEqual(['Start', 'End'])
  expect(lines()).toEqual([])

  await choose(/^Start/)
  await user.keyboard('{Delete}')
  expect(steps()).toEqual(['Start', 'End'])
  const problems = within(screen.getByRole('region', { name: 'Check results' }))
  expect(await problems.findAllByText(/./, { selector: 'button *' })).not.toEqual([])
})

test('a branch added into the selected transition brings its merge', async () => {
  const { choose, pick, steps } = await openGraph()
  await choose(/^Transition from “Approval”/)
  await pick('Add step', 'Conditional branch')
  expect(steps()).toEqual(['Start', 'Approval', 'End', 'Conditional branch', 'Merge'])
})
