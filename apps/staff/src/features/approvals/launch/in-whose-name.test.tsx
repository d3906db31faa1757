import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, publishFlow, start } from '../../../../../server/test/company-flows.ts'
import { renderStaff } from '../../../../test/render-staff.tsx'
import { launchHref } from '../../../kit/links/case-href.ts'

let office: Office
let flowId: string
beforeAll(async () => {
  office = await openOffice()
  flowId = (await publishFlow(office, chain([start(), approver(office, 'review', ['li']), end]))).flowId
})
afterEach(cleanup)
afterAll(() => office.close())

test('a person without delegations is not asked for whom to start', async () => {
  await renderStaff(office, 'chen', launchHref(flowId))
  await screen.findByLabelText(/事由/)
  expect(screen.queryByRole('tab', { name: 'Myself' })).toBeNull()
})

test('Wang finds a flow to start for Zheng, starts it, and finds it among the started cases', async () => {
  const now = office.clock()
  const { delegations } = await office.as('employee')
  const { id } = await delegations.create({
    ...{ kind: 'entrust', toUserIds: [office.company.people.wang ?? ''], flowIds: [flowId] },
    ...{ startsAt: new Date(now).toISOString(), endsAt: new Date(now + 3_600_000).toISOString() },
  })
  const { user } = await renderStaff(office, 'wang', `/pages/workFlow/entrustAgent/detail?id=${id}`)
  await user.click(await screen.findByRole('link', { name: /测试流程/ }))
  await screen.findByLabelText(/事由/)
  const zheng = await screen.findByRole('tab', { name: /郑/, selected: true })
  await user.click(screen.getByRole('tab', { name: 'Myself' }))
  await screen.findByRole('tab', { name: 'Myself', selected: true })
  await screen.findByLabelText(/事由/)
  await user.click(await screen.findByRole('tab', { name: zheng.textContent ?? '' }))

  await screen.findByText(/郑员工 测试流程/)
  await user.type(await screen.findByLabelText(/事由/), '杭州出差')
  await user.type(screen.getByLabelText(/金额/), '120')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await screen.findByText('In approval')
  await screen.findByText(/王芳 for 郑/)
  const { list } = await (await office.as('employee')).approvals.list({ list: 'launched' })
  expect(list).toMatchObject([{ launcher: { name: '王芳' } }])
  cleanup()
  await renderStaff(office, 'wang', '/pages/workFlow/flowTodo/index?list=launched')
  await screen.findByText(/王芳 for 郑/)
})
