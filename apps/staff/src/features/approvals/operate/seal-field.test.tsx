import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  approver,
  chain,
  end,
  launchAs,
  publishFlow,
  start,
  statusOf,
} from '../../../../../server/test/company-flows.ts'
import { renderStaff } from '../../../../test/render-staff.tsx'
import { caseHref } from '../../../kit/links/case-href.ts'
import { operateHref } from './operate-href.ts'

const icon = `data:image/png;base64,${'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='}`

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

const sealOf = async (name: string, more: object = {}) => {
  const keepers = [{ kind: 'person' as const, id: office.company.people.li }]
  const settings = {
    fullName: name,
    enCode: name.replaceAll(' ', '-'),
    kind: 'company' as const,
    icon,
    keepers,
  }
  return (await (await office.as('admin')).seals.create({ ...settings, ...more })).id
}
const caseWith = async (seal: { rule: 'may' | 'must'; seals: string[] }) => {
  const { flowId } = await publishFlow(
    office,
    chain([start(), approver(office, 'review', ['li'], { seal }), end]),
  )
  return launchAs(office, 'employee', flowId)
}
const usesOf = async (sealId: string) =>
  (await (await office.as('admin')).seals.ledger({ sealId })).list.map(({ reason }) => reason)

test('the only seal of a step is chosen at once, and the request shows it afterwards', async () => {
  const sealId = await sealOf('Company seal')
  const caseId = await caseWith({ rule: 'must', seals: [sealId] })
  const { user } = await renderStaff(office, 'li', operateHref({ caseId }, 'agree'))
  const choice = await screen.findByRole<HTMLInputElement>('radio', { name: 'Company seal' })
  expect(choice.checked).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Confirm: Approve' }))
  await expect.poll(() => statusOf(office, caseId)).toBe('approved')
  expect(await usesOf(sealId)).toEqual([''])
  cleanup()

  await renderStaff(office, 'employee', caseHref({ caseId }))
  await screen.findByText('Sealed: Company seal')
})

test('of several seals one must be chosen, and one that asks for a reason gets it', async () => {
  const plain = await sealOf('Plain seal')
  const strict = await sealOf('Strict seal', { asksReason: true })
  const caseId = await caseWith({ rule: 'must', seals: [plain, strict] })
  const { user } = await renderStaff(office, 'li', operateHref({ caseId }, 'agree'))
  const seals = within(await screen.findByRole('radiogroup', { name: 'Seal' }))
  const confirm = screen.getByRole('button', { name: 'Confirm: Approve' })
  await user.click(confirm)
  await screen.findByText('Choose a seal')
  await user.click(seals.getByRole('radio', { name: 'Strict seal' }))
  await user.click(confirm)
  await screen.findByText('Say why you use this seal')
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Two copies')
  await user.click(confirm)
  await expect.poll(() => statusOf(office, caseId)).toBe('approved')
  expect(await usesOf(strict)).toEqual(['Two copies'])
  expect(await usesOf(plain)).toEqual([])
})

test('an optional seal is left out, and rejecting asks for none', async () => {
  const sealId = await sealOf('Spare seal')
  const caseId = await caseWith({ rule: 'may', seals: [sealId] })
  await renderStaff(office, 'li', operateHref({ caseId }, 'agree'))
  const none = await screen.findByRole<HTMLInputElement>('radio', { name: 'No seal' })
  expect(none.checked).toBe(true)
  cleanup()

  await renderStaff(office, 'li', operateHref({ caseId }, 'reject'))
  await screen.findByRole('button', { name: 'Confirm: Reject' })
  expect(screen.queryByRole('radiogroup', { name: 'Seal' })).toBeNull()
})

test('a person without a right on the demanded seal reads what to do', async () => {
  const keepers = [{ kind: 'person' as const, id: office.company.people.wang }]
  const sealId = await sealOf('Foreign seal', { keepers })
  const caseId = await caseWith({ rule: 'must', seals: [sealId] })
  await renderStaff(office, 'li', operateHref({ caseId }, 'agree'))
  await screen.findByText(/Ask a keeper, or transfer the task/)
})
