import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openStudio } from '../../../../test/open-studio.tsx'

let office: Office
let id: string
const nodes = (people: readonly string[]) => [
  { id: 'start', kind: 'start', name: 'Start' },
  { id: 'approve', kind: 'approver', name: 'Approval', sources: [{ kind: 'people', people }] },
  { id: 'boss', kind: 'approver', name: 'Boss', sources: [{ kind: 'manager' }] },
  { id: 'end', kind: 'end', name: 'End' },
]
const lines = [
  { id: 'l1', from: 'start', to: 'approve' },
  { id: 'l2', from: 'approve', to: 'boss' },
  { id: 'l3', from: 'boss', to: 'end' },
]

beforeAll(async () => {
  office = await openOffice()
  const { formDesign, flowDesign } = await office.as('admin')
  const fields = [{ key: 'amount', kind: 'number', label: 'Amount' }]
  const definition = { version: 1, key: 'reviewed', title: 'Reviewed', fields }
  const form = await formDesign.create({ name: 'Reviewed', code: 'reviewed', definition })
  await formDesign.publish({ id: form.id })
  const flow = { version: 1, name: 'Reviewed', lines }
  const { li, wang } = office.company.people
  const made = { name: 'Reviewed', code: 'reviewedFlow', formId: form.id }
  id = (await flowDesign.create({ ...made, definition: { ...flow, nodes: nodes([li]) } })).id
  await flowDesign.publish({ id, reason: 'Test' })
  await flowDesign.save({ id, name: 'Reviewed', definition: { ...flow, nodes: nodes([wang]) } })
})
afterEach(cleanup)
afterAll(() => office.close())

async function openReview(tab: string, flow = id) {
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/flows/${flow}` })
  await screen.findByRole('region', { name: 'Flowchart' })
  await user.click(screen.getByRole('button', { name: 'Pre-publish check' }))
  const drawer = within(await screen.findByRole('dialog'))
  await user.click(await drawer.findByRole('tab', { name: tab }))
  return { user, drawer }
}

test('a step without assignees lists the affected starters, and selects the step on click', async () => {
  const { user, drawer } = await openReview('Approver coverage')
  expect(await drawer.findByText(/^No approver found for \d+ starters$/)).toBeTruthy()
  expect(drawer.getByText(/^Example starters: .*周总监/)).toBeTruthy()

  expect(drawer.getByText(/^Separation of duties: 1 person can approve .* “Approval”: 王芳$/)).toBeTruthy()
  await user.click(drawer.getByRole('button', { name: 'Boss' }))
  const canvas = within(screen.getByRole('region', { name: 'Flowchart' }))
  expect(canvas.getByRole('button', { name: /Boss/, pressed: true })).toBeTruthy()
})

test('a flow test runs as soon as it is written, and reports the differences', async () => {
  const { user, drawer } = await openReview('Tests')
  await user.click(await drawer.findByRole('button', { name: 'Add test' }))
  expect(drawer.getByLabelText('Name')).toHaveProperty('value', 'Test 1')
  await user.clear(drawer.getByLabelText('Name'))
  await user.type(drawer.getByLabelText('Name'), 'The usual one')
  await user.type(drawer.getByLabelText('Starter'), '李伟')
  await user.click(await screen.findByTitle(/^李伟/))
  await user.click(drawer.getByRole('button', { name: 'Save' }))

  expect(await drawer.findByText('The usual one')).toBeTruthy()
  expect(await drawer.findByText('Failed: different route')).toBeTruthy()
  expect(drawer.getByText(/Actual: Approval \(王芳\) → Boss \(孙经理\) → Approved/)).toBeTruthy()
})

test('the values of a test are filled in with the form itself, and unreadable ones are not saved', async () => {
  const { formDesign, flowDesign, flowReview } = await office.as('admin')
  const fields = [
    { key: 'day', kind: 'date', label: 'Day' },
    { key: 'friend', kind: 'user-select', label: 'Friend' },
    {
      key: 'lines',
      kind: 'sub-table',
      label: 'Lines',
      fields: [{ key: 'price', kind: 'number', label: 'Price' }],
    },
  ]
  const form = await formDesign.create({
    ...{ name: 'Typed', code: 'typed' },
    definition: { version: 1, key: 'typed', title: 'Typed', fields },
  })
  const { id: flow } = await flowDesign.create({
    ...{ name: 'Typed', code: 'typedFlow', formId: form.id },
    definition: { version: 1, name: 'Typed', lines, nodes: nodes([office.company.people.li]) },
  })
  const { user, drawer } = await openReview('Tests', flow)
  await user.click(await drawer.findByRole('button', { name: 'Add test' }))
  await user.clear(drawer.getByLabelText('Name'))
  await user.type(drawer.getByLabelText('Name'), 'A day')
  await user.type(drawer.getByLabelText('Starter'), '李伟')
  await user.click(await screen.findByTitle(/^李伟/))
  expect(await drawer.findByRole('group', { name: /Lines/ })).toBeTruthy()

  await user.type(drawer.getByLabelText('Day'), '12月1日到3日')
  await user.click(drawer.getByRole('button', { name: 'Save' }))
  expect(await drawer.findByText(/can’t be read/)).toBeTruthy()
  expect((await flowReview.tests({ id: flow })).tests).toEqual([])

  await user.clear(drawer.getByLabelText('Day'))
  await user.type(drawer.getByLabelText('Day'), '2026-12-1')
  await user.click(drawer.getByRole('button', { name: 'Save' }))
  await drawer.findByText('A day')
  const [stored] = (await flowReview.tests({ id: flow })).tests
  expect(stored?.values).toMatchObject({ day: '2026-12-01', friend: null, lines: [] })
})

test('versions show their differences to the draft, and an older one can be restored', async () => {
  const { user, drawer } = await openReview('Versions')
  expect(await drawer.findByText('Changed step “Approval”: Approvers from 李伟 to 王芳')).toBeTruthy()
  await user.click(drawer.getByRole('button', { name: 'Restore to draft' }))

  const { flowDesign } = await office.as('admin')
  const sources = async () =>
    JSON.stringify((await flowDesign.open({ id })).definition['nodes']).includes(office.company.people.li)
  await expect.poll(sources).toBe(true)
})

test('a back-test without cases finishes immediately', async () => {
  const { user, drawer } = await openReview('Back-test')
  await user.click(await drawer.findByRole('button', { name: 'Start back-test' }))
  expect(await drawer.findByText(/0 of 0 requests/)).toBeTruthy()
})

test('two versions are compared in words: added, removed and renamed steps, and the number of cases', async () => {
  const { flowDesign } = await office.as('admin')
  const { li } = office.company.people
  const { formId } = await flowDesign.open({ id })
  const made = { name: 'Filled', code: 'filledFlow', formId }
  const first = { version: 1, name: 'Filled', lines, nodes: nodes([li]) }
  const { id: filled } = await flowDesign.create({ ...made, definition: first })
  await flowDesign.publish({ id: filled, reason: 'Test' })
  const second = {
    ...first,
    nodes: nodes([li]).map((node) => (node.id === 'boss' ? { ...node, id: 'audit', name: 'Audit' } : node)),
    lines: [lines[0], { id: 'l4', from: 'approve', to: 'audit' }, { id: 'l5', from: 'audit', to: 'end' }],
  }
  await flowDesign.save({ id: filled, name: 'Filled', definition: second })
  await flowDesign.publish({ id: filled, reason: 'Test' })

  const { user, drawer } = await openReview('Versions', filled)
  await user.click(await drawer.findByLabelText('Compare from'))
  await user.click((await screen.findAllByTitle('Version 1')).at(-1) as HTMLElement)
  expect(await drawer.findByText('Added step “Audit”')).toBeTruthy()
  expect(drawer.getByText('Removed step “Boss”')).toBeTruthy()
  await user.click(drawer.getByRole('button', { name: 'Show on the flowchart' }))
  const drawing = within(await screen.findByRole('application', { name: 'Version comparison' }))
  const cards = async () =>
    (await drawing.findAllByText(/./, { selector: 'strong' })).map(
      (name) => `${name.textContent}: ${name.parentElement?.dataset['change'] ?? 'same'}`,
    )
  await drawing.findByText('Boss')
  expect(await cards()).toEqual([
    'Start: same',
    'Approval: same',
    'Audit: added',
    'End: same',
    'Boss: removed',
  ])
  expect(drawing.getAllByText('Deleted')).toHaveLength(3)
})

test('publishing shows the change from old to new, asks for a reason, and keeps it with the version', async () => {
  const { li, wang } = office.company.people
  const { flowDesign } = await office.as('admin')
  const flow = (people: readonly string[]) => ({ version: 1, name: 'Told', lines, nodes: nodes(people) })
  const { formId } = await flowDesign.open({ id })
  const made = { name: 'Told', code: 'told', formId }
  const told = (await flowDesign.create({ ...made, definition: flow([li]) })).id
  await flowDesign.publish({ id: told, reason: 'Test' })
  await flowDesign.save({ id: told, name: 'Told', definition: flow([wang]) })
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/flows/${told}` })
  await user.click(await screen.findByRole('button', { name: 'Publish' }))
  const sheet = within(await screen.findByRole('dialog'))

  expect(await sheet.findByText('Changed step “Approval”: Approvers from 李伟 to 王芳')).toBeTruthy()
  expect(sheet.getByText('Needs a reason')).toBeTruthy()
  expect(sheet.getByText('Can start requests').nextSibling?.textContent).toMatch(/^Everyone \(\d+\)$/)
  const publish = sheet.getByRole('button', { name: 'Publish' })
  expect(publish).toHaveProperty('disabled', true)
  await user.type(sheet.getByLabelText('Reason to publish anyway'), 'The board signs by hand')
  await user.click(publish)
  await screen.findByText('Published v2')

  await user.click(screen.getByRole('button', { name: 'Pre-publish check' }))
  await user.click(await screen.findByRole('tab', { name: 'Versions' }))
  expect(await screen.findByText(/The board signs by hand/)).toBeTruthy()
})
