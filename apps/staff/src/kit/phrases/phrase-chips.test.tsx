import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, launchAs, publishFlow, start } from '../../../../server/test/company-flows.ts'
import { renderStaff } from '../../../test/render-staff.tsx'
import { caseHref } from '../links/case-href.ts'

let office: Office
let flowId: string
beforeAll(async () => {
  office = await openOffice()
  const review = approver(office, 'review', ['li'], { signature: 'required' })
  flowId = (await publishFlow(office, chain([start(), review, end]))).flowId
})
afterEach(cleanup)
afterAll(() => office.close())

async function deciding() {
  const caseId = await launchAs(office, 'employee', flowId)
  const view = await renderStaff(office, 'li', caseHref({ caseId }))
  await view.user.click(await screen.findByRole('button', { name: 'Approve' }))
  await screen.findByLabelText(/Note/)
  return { ...view, caseId }
}
const phrases = async () => within(await screen.findByRole('list', { name: 'Phrases' }))

test('Li saves a text as a phrase, and starts from it the next time', async () => {
  const first = await deciding()
  await first.user.type(screen.getByLabelText(/Note/), '同意，请尽快付款')
  await first.user.click(screen.getByRole('button', { name: 'Save as phrase' }))
  await (await phrases()).findByRole('button', { name: '同意，请尽快付款' })
  expect(screen.queryByRole('button', { name: 'Save as phrase' })).toBeNull()
  cleanup()

  const { user } = await deciding()
  await user.click(await (await phrases()).findByRole('button', { name: '同意，请尽快付款' }))
  expect(screen.getByLabelText(/Note/)).toHaveProperty('value', '同意，请尽快付款')
})

test('Li sorts phrases, and deletes one', async () => {
  const { phrases: kept } = await office.as('li')
  await kept.add({ text: '请补发票' })
  const { user } = await deciding()
  await user.click(await screen.findByRole('button', { name: 'Manage' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Phrases' }))
  await user.click(sheet.getByRole('button', { name: 'Move “请补发票” up' }))
  await user.click(await sheet.findByRole('button', { name: 'Move “同意，请尽快付款” up' }))
  await user.click(await sheet.findByRole('button', { name: 'Delete “同意，请尽快付款”' }))

  await sheet.findByRole('button', { name: 'Delete “请补发票”' })
  await expect.poll(async () => (await kept.list()).list.map(({ text }) => text)).toEqual(['请补发票'])
})

test("the company's phrases come first, are marked, and cannot be changed by Li", async () => {
  await (await office.as('admin')).phrases.add({ text: '符合规定', whose: 'companys' })
  const { user } = await deciding()
  const shown = await phrases()
  const companys = await shown.findByRole('button', { name: 'Company phrase: 符合规定' })
  expect(shown.getAllByRole('button')[0]).toBe(companys)
  await user.click(companys)
  expect(screen.getByLabelText(/Note/)).toHaveProperty('value', '符合规定')

  await user.click(screen.getByRole('button', { name: 'Manage' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Phrases' }))
  const [group] = await sheet.findAllByRole('list')
  expect(group?.textContent).toBe('符合规定')
  expect(sheet.queryByRole('button', { name: 'Delete “符合规定”' })).toBeNull()
})

test('Li signs with a saved signature', async () => {
  const png =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const li = await office.as('li')
  await li.signatures.add({ signImg: png })
  const { user, caseId } = await deciding()
  await user.click(screen.getByRole('button', { name: 'Confirm: Approve' }))
  await screen.findByText('Add your signature', { selector: '[role=alert]' })
  await user.click(await screen.findByRole('button', { name: 'Use signature 1' }))
  await user.click(screen.getByRole('button', { name: 'Confirm: Approve' }))

  await screen.findByText('Approved')
  const { route } = await li.approvals.open({ caseId })
  expect(route.flatMap(({ people }) => people.map(({ signature }) => signature))).toContain(png)
})
