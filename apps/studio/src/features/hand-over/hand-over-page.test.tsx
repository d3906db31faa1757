import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  approver,
  chain,
  claim,
  end,
  launchAs,
  publishFlow,
  start,
} from '../../../../server/test/company-flows.ts'
import { openStudio } from '../../../test/open-studio.tsx'

let office: Office
let flowId: string
beforeAll(async () => {
  office = await openOffice()
  flowId = (await publishFlow(office, chain([start(), approver(office, 'review', ['li']), end]))).flowId
})
afterEach(cleanup)
afterAll(() => office.close())

test('an administrator sees what Li holds, hands it over to Zhao with a reason, and nothing is left', async () => {
  await launchAs(office, 'employee', flowId)
  await (await office.as('li')).approvals.saveDraft({ flowId, values: claim })
  const { li, zhao } = office.company.people
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/hand-over?open=${li}` })
  expect(await screen.findByText('1 in 1 request')).toBeTruthy()
  expect(await screen.findByRole('link', { name: '测试流程' })).toBeTruthy()
  const form = await screen.findByRole('form', { name: 'Hand over work' })
  const send = within(form).getByRole<HTMLButtonElement>('button', { name: 'Hand over everything' })
  expect(send.disabled).toBe(true)

  await user.type(within(form).getByLabelText('Reason'), 'Li leaves')
  await user.click(within(form).getByLabelText('Hand over to'))
  await user.click(await screen.findByText(/^赵敏 · /))
  await user.click(send)
  const question = await screen.findByRole('alertdialog', { name: 'Hand over all of 李伟’s work?' })
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(document.activeElement).toBe(send))
  await user.click(send)
  const again = await screen.findByRole('alertdialog')
  await user.click(within(again).getByRole('button', { name: 'Hand over everything' }))

  expect(
    await screen.findByText('Handed over 2 requests, 0 not handed over, 0 delegations ended'),
  ).toBeTruthy()
  const results = screen.getByRole('region', { name: 'Hand-over results' })
  await waitFor(() => expect(document.activeElement).toBe(results))
  expect(within(results).getByText(/\(draft\)/)).toBeTruthy()
  expect(await screen.findByText('李伟 has no tasks, drafts or delegations to hand over.')).toBeTruthy()
  const { handOver } = await office.as('admin')
  expect(await handOver.preview({ personId: zhao })).toMatchObject({ openTasks: 1 })
})
