import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openBoard as openBoardOf } from '../../../../test/open-board.tsx'
import { openStudio } from '../../../../test/open-studio.tsx'

let office: Office
let formId: string

beforeAll(async () => {
  office = await openOffice()
  const { formDesign } = await office.as('admin')
  const fields = [
    { key: 'reason', kind: 'input', label: 'Reason', required: true },
    { key: 'amount', kind: 'number', label: 'Amount' },
  ]
  formId = (
    await formDesign.create({
      name: 'Purchase',
      code: 'purchases',
      definition: { version: 1, key: 'purchases', title: 'Purchase', fields },
    })
  ).id
})
afterEach(cleanup)
afterAll(() => office.close())

const openBoard = () => openBoardOf(office, formId)

test('a step is added into a gap, gets a name and assignees, and undo reverts it', async () => {
  const { user, cards, settings, add, saved } = await openBoard()
  await add(0, 'Handling')
  const name = settings().getByLabelText('Name')
  await user.clear(name)
  await user.type(name, 'Order it')
  expect(cards()).toEqual(['Start', 'Order it', 'Approval', 'End'])

  await user.click(settings().getAllByRole('button', { name: 'Add approver' })[0] as HTMLElement)
  await user.click(await screen.findByRole('menuitem', { name: 'Starter' }))
  expect(await screen.findByRole('button', { name: /Order it.*Starter/ })).toBeTruthy()
  await saved((nodes) => nodes.some((node) => node['name'] === 'Order it'))

  const undo = screen.getByRole('button', { name: 'Undo' })
  for (let step = 0; step < 3; step += 1) await user.click(undo)
  expect(cards()).toEqual(['Start', 'Approval', 'End'])
})

test('conditions of a branch are checked while typing, with field suggestions', async () => {
  const { user, canvas, cards, settings, add } = await openBoard()
  await add(1, 'Conditional branch')
  expect(cards()).toEqual(['Start', 'Approval', 'Conditional branch', 'End'])

  await user.click(canvas().getByRole('button', { name: /^Branch 1/ }))
  await user.click(settings().getByRole('button', { name: 'Edit as formula: Condition' }))
  const condition = settings().getByRole('combobox', { name: 'Condition' })
  await user.type(condition, 'amo')
  expect(screen.getByRole('option', { name: /amount/ })).toBeTruthy()
  await user.clear(condition)
  await user.type(condition, 'nothing > 5')
  expect((await settings().findByRole('alert')).textContent).toMatch(/nothing/)
  await user.clear(condition)
  await user.type(condition, 'amount > 500')
  expect(settings().queryByRole('alert')).toBeNull()
  expect(canvas().getByRole('button', { name: /Branch 1.*Amount > 500/ })).toBeTruthy()
})

test('problems are listed, select their step on click, and prevent publishing', async () => {
  const { user, canvas, add } = await openBoard()
  await add(1, 'Handling')
  await user.keyboard('{Escape}')
  const problems = within(screen.getByRole('region', { name: 'Check results' }))
  const nobody = await problems.findByText('The step has no assignee')
  await (await office.as('admin')).formDesign.publish({ id: formId })
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect((await sheet.findAllByText('Fix first')).length).toBeGreaterThan(0)
  expect(sheet.getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', true)
  await user.click(sheet.getByRole('button', { name: 'Cancel' }))

  await user.click(nobody)
  expect(canvas().getByRole('button', { name: /Handling/, pressed: true })).toBeTruthy()
})

test('the keyboard navigates the outline, and moves, copies and removes a step', async () => {
  const { user, cards, add } = await openBoard()
  await add(1, 'Handling')
  const row = screen.getByRole('treeitem', { name: /Handling/ })
  row.focus()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(cards()).toEqual(['Start', 'Handling', 'Approval', 'End'])

  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('treeitem', { name: /Approval/, selected: true })).toBeTruthy()
  await user.keyboard('{Control>}d{/Control}')
  expect(cards()).toEqual(['Start', 'Handling', 'Approval', 'Approval', 'End'])
  await user.keyboard('{Delete}')
  expect(cards()).toEqual(['Start', 'Handling', 'Approval', 'End'])
})

test('names in other languages are filled in by keyboard, and saved with the flow', async () => {
  const { user, id } = await openBoard()
  await user.click(screen.getByRole('button', { name: 'Translations' }))
  const drawer = within(await screen.findByRole('dialog'))
  expect(drawer.getByText('4 texts need translation')).toBeTruthy()

  await user.click(drawer.getByRole('textbox', { name: /^Flow · Name · English/ }))
  await user.keyboard('Trip{Enter}Begin{Enter}Review')
  const { flowDesign } = await office.as('admin')
  await expect
    .poll(async () => (await flowDesign.open({ id })).definition['translations'])
    .toEqual({ 'en-US': { name: 'Trip', nodes: { start: 'Begin', approve: 'Review' } } })
})

test('a draft saved by another administrator is not overwritten', async () => {
  const { user, id, settings } = await openBoard()
  const { flowDesign } = await office.as('admin')
  office.clock.pass(1000)
  const theirs = await flowDesign.open({ id })
  await flowDesign.save({ id, name: 'Theirs', definition: { ...theirs.definition, name: 'Theirs' } })

  await user.type(settings().getByLabelText('Name'), ' of mine')
  expect((await screen.findByRole('alert')).textContent).toMatch(/./)
  expect((await flowDesign.open({ id })).name).toBe('Theirs')
})

test('a flow edited after publishing is shown as changed, before and after saving', async () => {
  const { user, settings } = await openBoard()
  await (await office.as('admin')).formDesign.publish({ id: formId })
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  const sheet = within(await screen.findByRole('dialog'))
  await sheet.findByText(/This is the first version/)
  await user.click(sheet.getByRole('button', { name: 'Publish' }))
  await screen.findByText('Published v1')

  await user.type(settings().getByLabelText('Name'), ' again')
  await screen.findByText('Saving…')
  await screen.findByText('Saved')
  expect(screen.getByText('v1, unpublished changes')).toBeTruthy()
})

test("a flow starts from another tool's file, with a report of the import", async () => {
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/flows' })
  await user.click(await screen.findByRole('button', { name: 'New flow' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByText('A file (BPMN or JSON)'))
  const xml = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" id="defs" targetNamespace="t"><process id="p">
    <startEvent id="s"/><userTask id="look" name="Look at it"/><endEvent id="e"/>
    <sequenceFlow id="a" sourceRef="s" targetRef="look"/><sequenceFlow id="b" sourceRef="look" targetRef="e"/></process></definitions>`
  await user.upload(dialog.getByLabelText('Flow file'), new File([xml], 'claim.bpmn'))

  expect(await dialog.findByText(/3 steps read/)).toBeTruthy()
  expect(dialog.getByText('Choose an assignee for “Look at it”')).toBeTruthy()
})

test('the side information of a step can be edited, and a forbidden address is reported', async () => {
  const { user, settings, add, saved } = await openBoard()
  await add(1, 'Handling')
  await user.click(settings().getByRole('textbox', { name: 'Instructions' }))
  await user.paste('Read the rules')
  await user.click(settings().getByRole('button', { name: 'Add link' }))
  await user.click(settings().getByRole('textbox', { name: 'Address' }))
  await user.paste('javascript:1')
  await settings().findByText('This address can’t be opened')
  await user.clear(settings().getByRole('textbox', { name: 'Address' }))
  await user.paste('https://rules.example')
  expect(settings().queryByText('This address can’t be opened')).toBeNull()
  await saved((nodes) => nodes.some((node) => JSON.stringify(node).includes('https://rules.example')))
})
