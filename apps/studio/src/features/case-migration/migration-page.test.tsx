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
let flowId: string
let atReview: string
let atOld: string
beforeAll(async () => {
  office = await openOffice()
  const first = [start(), approver(office, 'review', ['li']), approver(office, 'old', ['wang']), end]
  flowId = (await publishFlow(office, chain(first))).flowId
  atReview = await launchAs(office, 'employee', flowId)
  atOld = await launchAs(office, 'employee', flowId)
  await agreeAs(office, 'li', atOld)
})
afterEach(cleanup)
afterAll(() => office.close())

const open = (search = '') =>
  openStudio(office, { as: 'admin', at: `/studio/flows/${flowId}/migration${search}` })

test('with a single version the page says that there is nothing to migrate', async () => {
  await open()
  expect(await screen.findByText('No requests on older versions')).toBeTruthy()
})

test('a step is chosen for the missing one, both cases are migrated, and each row shows its result', async () => {
  const { flowDesign, approvals } = await office.as('admin')
  const next = [start(), approver(office, 'review', ['li']), approver(office, 'new', ['zhao']), end]
  await flowDesign.save({ id: flowId, name: '新版', definition: { ...chain(next) } })
  await flowDesign.publish({ id: flowId })

  const { user } = await open()
  const trial = await screen.findByRole('region', { name: 'Dry run' })
  expect(
    within(trial).getByText('2 requests are on an older version, 2 tried, 1 can be migrated'),
  ).toBeTruthy()
  expect(within(trial).getByText('Migrates as is')).toBeTruthy()
  expect(within(trial).getByText('Choose a step first')).toBeTruthy()

  await user.click(screen.getByLabelText('“old” (1 request is here)'))
  await user.click(await screen.findByTitle('new'))
  expect(await within(trial).findByText('Moves to the chosen step')).toBeTruthy()
  await user.click(within(trial).getByRole('button', { name: 'Select all 2 that can be migrated' }))
  await user.type(screen.getByLabelText('Reason'), 'New rules')
  await user.click(screen.getByRole('button', { name: 'Migrate 2 requests' }))

  const results = await screen.findByRole('region', { name: 'Migration results' })
  expect(within(results).getByText('2 requests migrated, 0 not migrated')).toBeTruthy()
  expect(within(results).getAllByText('Migrated')).toHaveLength(2)
  expect(await screen.findByText('No requests on older versions')).toBeTruthy()
  const steps = await Promise.all([atReview, atOld].map((caseId) => approvals.steering({ caseId })))
  expect(steps.map(({ nodes }) => nodes[0]?.node)).toEqual(['review', 'new'])
})

test('a search without a matching title finds nothing', async () => {
  await open('?keyword=nothing-like-it')
  expect(await screen.findByText('No results')).toBeTruthy()
})
