import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { approver, chain, end, publishFlow, start } from '../../../../../server/test/company-flows.ts'
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

let made = 0
async function previewWithLaunch(flow: string) {
  const { formDesign } = await office.as('admin')
  made += 1
  const definition = {
    version: 1,
    key: `claims${made}`,
    fields: [
      { key: 'title', kind: 'input', label: 'Title' },
      {
        key: 'claim',
        kind: 'button',
        label: 'Claim it',
        settings: { action: 'launchFlow', flow, parameters: { subject: "'For ' + title" } },
      },
    ],
  }
  const { id } = await formDesign.create({ name: 'Claims', code: definition.key, definition })
  const studio = await openStudio(office, { as: 'admin', at: `/studio/forms/${id}` })
  await studio.user.click(await screen.findByRole('button', { name: 'Preview' }))
  const preview = within(await screen.findByRole('region', { name: 'Preview' }))
  await studio.user.type(await preview.findByLabelText('Title'), 'Printer')
  return { ...studio, preview }
}

test('a button that starts a flow saves its values as a draft and opens the draft beside the studio', async () => {
  const { flowId } = await publishFlow(office, chain([start(), approver(office, 'review', ['manager']), end]))
  const opening = vi.spyOn(window, 'open').mockReturnValue(null)
  const { user, preview } = await previewWithLaunch(flowId)
  await user.click(await preview.findByRole('button', { name: 'Claim it' }))

  await expect.poll(() => opening.mock.calls.length).toBe(1)
  const address = new URL(String(opening.mock.calls[0]?.[0]), 'http://localhost')
  expect(address.pathname).toBe('/pages/workFlow/flowBefore/index')
  const config = JSON.parse(atob(address.searchParams.get('config') ?? ''))
  const { approvals } = await office.as('admin')
  expect((await approvals.open({ caseId: config.id })).values['subject']).toBe('For Printer')
})

test('an administrator who may not start the flow sees a message beside the button, and nothing opens', async () => {
  const launchers = [{ kind: 'group' as const, ids: [office.company.groups.committee] }]
  const flow = chain([start({ launchers }), approver(office, 'review', ['manager']), end])
  const { flowId } = await publishFlow(office, flow)
  const opening = vi.spyOn(window, 'open').mockReturnValue(null)
  const { user, preview } = await previewWithLaunch(flowId)
  await user.click(await preview.findByRole('button', { name: 'Claim it' }))

  expect(await screen.findByText('You don’t have permission to start this flow.')).toBeTruthy()
  expect(opening).not.toHaveBeenCalled()
})
