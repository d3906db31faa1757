import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { approver, chain, end, publishFlow, start } from '../../../../../server/test/company-flows.ts'
import { contractForm, publishModel, recordOf } from '../../../../../server/test/company-models.ts'
import { openStudio } from '../../../../test/open-studio.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})
afterAll(() => office.close())

async function opened(flow: string) {
  const model = await publishModel(office, { tabs: undefined, group: undefined, tree: undefined }, (key) => ({
    ...contractForm(key),
    fields: [
      ...contractForm(key).fields,
      {
        key: 'claim',
        kind: 'button',
        label: 'Claim it',
        settings: { action: 'launchFlow', flow, parameters: { subject: "'For ' + title" } },
      },
    ],
  }))
  await recordOf(office, 'admin', model, { title: 'Printer' })
  const studio = await openStudio(office, { as: 'admin', at: `/studio/lists/${model.modelId}?part=records` })
  const records = await screen.findByRole('region', { name: 'Records' })
  await studio.user.click(await within(records).findByText('Printer'))
  return studio
}

test('a button that begins a flow keeps what it worked out as a draft and opens that beside the desk', async () => {
  const { flowId } = await publishFlow(office, chain([start(), approver(office, 'review', ['manager']), end]))
  const opening = vi.spyOn(window, 'open').mockReturnValue(null)
  const { user } = await opened(flowId)
  await user.click(await screen.findByRole('button', { name: 'Claim it' }))

  await expect.poll(() => opening.mock.calls.length).toBe(1)
  const address = new URL(String(opening.mock.calls[0]?.[0]), 'http://localhost')
  expect(address.pathname).toBe('/pages/workFlow/flowBefore/index')
  const config = JSON.parse(atob(address.searchParams.get('config') ?? ''))
  const { approvals } = await office.as('admin')
  expect((await approvals.open({ caseId: config.id })).values['subject']).toBe('For Printer')
})

test('whoever may not launch the flow is told so beside the button, and nothing opens', async () => {
  const launchers = [{ kind: 'group' as const, ids: [office.company.groups.committee] }]
  const flow = chain([start({ launchers }), approver(office, 'review', ['manager']), end])
  const { flowId } = await publishFlow(office, flow)
  const opening = vi.spyOn(window, 'open').mockReturnValue(null)
  const { user } = await opened(flowId)
  await user.click(await screen.findByRole('button', { name: 'Claim it' }))

  expect(await screen.findByText('You don’t have permission to start this flow.')).toBeTruthy()
  expect(opening).not.toHaveBeenCalled()
})
