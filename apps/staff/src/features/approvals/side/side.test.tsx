import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import {
  approver,
  chain,
  end,
  launchAs,
  publishFlow,
  start,
} from '../../../../../server/test/company-flows.ts'
import { grant, publishModel, recordOf } from '../../../../../server/test/company-models.ts'
import { renderStaff } from '../../../../test/render-staff.tsx'
import { caseHref, casePartsHref } from '../../../kit/links/case-href.ts'

let office: Office
let caseId: string
let bare: string
beforeAll(async () => {
  office = await openOffice()
  const model = await publishModel(office, { restricts: { records: true } })
  await grant(office, model, { people: ['li'] }, { buttons: ['detail'], records: { scope: 'all' } })
  await recordOf(office, 'admin', model, { title: '出差' })
  const side = {
    note: 'Read the rules first',
    links: [{ name: 'Rules', url: 'https://rules.example/travel' }],
    related: [{ name: 'Contracts', form: model.modelId, where: { title: 'subject' } }],
    attachments: true,
    past: 'month' as const,
  }
  const review = approver(office, 'review', ['li', 'wang'], { side, voting: { mode: 'all' } } as object)
  const { flowId } = await publishFlow(office, chain([start(), review, end]))
  caseId = await launchAs(office, 'employee', flowId)
  const plain = await publishFlow(office, chain([start(), approver(office, 'review', ['li']), end]))
  bare = await launchAs(office, 'employee', plain.flowId)
})
afterEach(cleanup)
afterAll(() => office.close())

test('on a phone the case links to a page with the side information of the step', async () => {
  const { user } = await renderStaff(office, 'li', caseHref({ caseId }))
  await user.click(await screen.findByRole('link', { name: /Side information/ }))

  await screen.findByText('Read the rules first')
  const link = screen.getByRole('link', { name: /Rules/ })
  expect(link.getAttribute('href')).toMatch(
    /^\/pages\/workFlow\/webView\/index\?url=https%3A%2F%2Frules\.example/,
  )
  within(screen.getByRole('list', { name: 'Contracts' })).getByText('出差')
  screen.getByText('No attachments')
  screen.getByText('No requests you can view')
})

test('on a wide screen it is beside the form; Wang, who may not see the records, gets an explanation', async () => {
  await renderStaff(office, 'wang', caseHref({ caseId }), { width: 1280 })
  const panel = within(await screen.findByRole('region', { name: 'Side information' }))
  await panel.findByText('Read the rules first')
  panel.getByText('You don’t have permission to view these records')
})

test('a step without side information shows neither link nor panel, and its page says why', async () => {
  await renderStaff(office, 'li', caseHref({ caseId: bare }))
  await screen.findByRole('list', { name: 'Progress' })
  expect(screen.queryByText('Side information')).toBeNull()
  cleanup()

  await renderStaff(office, 'li', casePartsHref.side(bare))
  expect((await screen.findByRole('alert')).textContent).toContain('This step has no side information.')
})

test('without a network the page offers to try again, and shows everything when it is back', async () => {
  let isDown = true
  const { user } = await renderStaff(office, 'li', casePartsHref.side(caseId), {
    network: (send) => (request) =>
      isDown && new URL(request.url).pathname.endsWith('/side')
        ? Promise.reject(new TypeError('offline'))
        : send(request),
  })
  const again = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  await user.click(again)
  await screen.findByText('Read the rules first')
})

test('a person who may see the case downloads it from its history', async () => {
  const left = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  const { user } = await renderStaff(office, 'employee', caseHref({ caseId }))
  await user.click(await screen.findByRole('tab', { name: 'Change history' }))
  await user.click(await screen.findByText('All events and proof'))
  await user.click(await screen.findByRole('button', { name: 'Download evidence package' }))
  await waitFor(() => expect(left).toHaveBeenCalledOnce())
  const [url] = left.mock.calls[0] ?? []
  expect(url).toMatch(/\/api\/file\/Evidence\/demo\/[\w-]{20,}$/)
})
