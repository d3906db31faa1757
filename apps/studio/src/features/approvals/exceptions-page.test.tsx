import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  agreeAs,
  approver,
  chain,
  end,
  launchAs,
  publishFlow,
  start,
} from '../../../../server/test/company-flows.ts'
import { openStudio } from '../../../test/open-studio.tsx'

let office: Office
let caseId: string
beforeAll(async () => {
  office = await openOffice()
  const lost = approver(office, 'lost', [], { sources: [{ kind: 'role', ids: ['nobody'] }] })
  caseId = await launchAs(office, 'employee', (await publishFlow(office, chain([start(), lost, end]))).flowId)
})
afterEach(cleanup)
afterAll(() => office.close())

test('an exception says its cause and step, what helps and what each action leads to', async () => {
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/exceptions' })
  await user.click(await screen.findByText(/^Step “lost”: No approver found/))

  const trouble = within(await screen.findByRole('region', { name: 'Exception' }))
  expect(trouble.getByText('The request isn’t blocked: approval continues.')).toBeTruthy()
  expect(trouble.getByText(/^Reassign it to an approver/)).toBeTruthy()
  expect((await screen.findByRole('button', { name: 'Reassign: lost' })).nextSibling?.textContent).toBe(
    'The people you choose get the task of this step and are notified',
  )
})

test('a solved exception is under the solved ones', async () => {
  const { approvals } = await office.as('admin')
  await approvals.reassign({ caseId, node: 'lost', userIds: [office.company.people.li], opinion: 'Left' })
  await agreeAs(office, 'li', caseId)
  await openStudio(office, { as: 'admin', at: '/studio/exceptions' })
  expect(await screen.findByText('No exceptions need your attention right now.')).toBeTruthy()
  cleanup()

  await openStudio(office, { as: 'admin', at: '/studio/exceptions?status=ended' })
  expect(await screen.findByText(/^Step “lost”: No approver found/)).toBeTruthy()
})
