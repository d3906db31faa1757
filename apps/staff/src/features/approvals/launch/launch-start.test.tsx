import { recordFormLink } from '@signet/client'
import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, publishFlow, start } from '../../../../../server/test/company-flows.ts'
import { contractForm, publishModel, recordOf } from '../../../../../server/test/company-models.ts'
import { renderStaff } from '../../../../test/render-staff.tsx'
import { launchHref } from '../../../kit/links/case-href.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

test('a button of a form opens a start form with the values it has computed', async () => {
  const { flowId } = await publishFlow(office, chain([start(), approver(office, 'review', ['manager']), end]))
  const model = await publishModel(office, {}, (key) => ({
    ...contractForm(key),
    fields: [
      ...contractForm(key).fields,
      {
        key: 'claim',
        kind: 'button',
        label: '去报销',
        settings: { action: 'launchFlow', flow: flowId, parameters: { subject: "'报销：' + title" } },
      },
    ],
  }))
  const id = await recordOf(office, 'li', model, { title: '打印机' })
  const { user, history } = await renderStaff(office, 'li', recordFormLink(model.modelId, id))
  await screen.findByLabelText(/名称/)
  await user.click(screen.getByRole('button', { name: '去报销' }))

  await waitFor(() => expect(history.location.pathname).toBe('/pages/workFlow/flowBefore/index'))
  expect(await screen.findByLabelText(/事由/)).toHaveProperty('value', '报销：打印机')
})

test('saving a draft leaves the person where they were on the form', async () => {
  const { flowId } = await publishFlow(office, chain([start(), approver(office, 'review', ['manager']), end]))
  const { user } = await renderStaff(office, 'li', launchHref(flowId))
  await user.type(await screen.findByLabelText(/事由/), '打印机')
  const page = screen.getByRole('main')
  page.scrollTop = 320
  fireEvent.scroll(page)
  await user.click(screen.getByRole('button', { name: 'Save draft' }))

  await waitFor(() => expect(page.isConnected).toBe(false))
  await screen.findByLabelText(/事由/)
  expect(screen.getByRole('main').scrollTop).toBe(320)
})
