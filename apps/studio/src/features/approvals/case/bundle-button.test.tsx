import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import {
  approver,
  chain,
  end,
  launchAs,
  publishFlow,
  start,
} from '../../../../../server/test/company-flows.ts'
import { openStudio } from '../../../../test/open-studio.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
})
afterAll(() => office.close())

test('an administrator takes the proofs of a case along: the browser is sent to a link of its own', async () => {
  const { flowId } = await publishFlow(office, chain([start(), approver(office, 'review', ['li']), end]))
  const caseId = await launchAs(office, 'employee', flowId)
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/cases?open=${caseId}` })
  await user.click(await screen.findByRole('button', { name: 'Download evidence package' }))

  await expect.poll(() => leave.mock.calls.length).toBe(1)
  expect(leave.mock.calls[0]?.[0]).toMatch(/^\/api\/file\/Evidence\/demo\/.{20}/)
})
