import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import {
  approver,
  chain,
  end,
  launchAs,
  publishFlow,
  start,
} from '../../../../../server/test/company-flows.ts'
import { renderStaff } from '../../../../test/render-staff.tsx'

let office: Office
let flowId: string
beforeAll(async () => {
  office = await openOffice({ linkHosts: ['*.weather.example'] })
  const launchers = [{ kind: 'people' as const, ids: [office.company.people.employee ?? ''] }]
  const flow = chain([start({ launchers }), approver(office, 'review', ['li']), end])
  flowId = (await publishFlow(office, flow)).flowId
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})
afterAll(() => office.close())

const scanned = (config: unknown) =>
  `/pages/workFlow/scanForm/index?config=${encodeURIComponent(JSON.stringify(config))}`

test('the code of a flow shows its empty form to a person who may start it, with a link', async () => {
  const { user, history } = await renderStaff(office, 'employee', scanned({ t: 'WFP', flowId }))
  await screen.findByText('This is a blank form. Fill it in when you start the request.')
  await screen.findByText('事由')
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Start request' }))
  await waitFor(() => expect(history.location.pathname).toBe('/pages/workFlow/flowBefore/index'))
})

test('a person who may not start the flow does not see its form', async () => {
  await renderStaff(office, 'wang', scanned({ flowId }))
  await screen.findByRole('alert')
  expect(screen.queryByText('事由')).toBeNull()
})

test('the code of a case shows it to its people and to no one else', async () => {
  const caseId = await launchAs(office, 'employee', flowId)
  const { user, history } = await renderStaff(office, 'li', scanned({ id: caseId }))
  await screen.findByText('出差')
  await user.click(screen.getByRole('button', { name: 'Open request' }))
  await waitFor(() => expect(history.location.pathname).toBe('/pages/workFlow/flowBefore/index'))
  cleanup()

  await renderStaff(office, 'wang', scanned({ id: caseId }))
  await screen.findByRole('alert')
  expect(screen.queryByText('出差')).toBeNull()
})

test.each(['', '{"flowId":', 'not a code', '[]'])('the code %j is reported as invalid', async (config) => {
  await renderStaff(office, 'li', `/pages/workFlow/scanForm/index?config=${encodeURIComponent(config)}`)
  await screen.findByText('Can’t open this link')
})

const viewed = (url: string) =>
  `/pages/workFlow/webView/index?${new URLSearchParams({ url, name: 'Weather' })}`

test('a page of an allowed host is shown in the sandboxed web view', async () => {
  await renderStaff(office, 'li', viewed('https://city.weather.example/'))
  const frame = await screen.findByTitle<HTMLIFrameElement>('Weather')
  expect(frame.getAttribute('sandbox')).not.toContain('allow-same-origin')
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' data:text/html,x',
  'blob:https://city.weather.example/x',
  '',
])('the web view never opens %j', async (url) => {
  await renderStaff(office, 'li', viewed(url))
  await screen.findByText('Can’t open this address')
  expect(document.querySelector('iframe')).toBeNull()
})
