import { recordLink } from '@signet/client'
import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  grant,
  type PublishedModel,
  publishModel,
  recordOf,
} from '../../../../../server/test/company-models.ts'
import { renderStaff } from '../../../../test/render-staff.tsx'
import { printHref } from '../action-bar.tsx'

let office: Office
let model: PublishedModel

beforeAll(async () => {
  office = await openOffice()
  model = await publishModel(office)
  const { printTemplates } = await office.as('admin')
  const definition = {
    version: 1,
    blocks: [{ kind: 'text', id: 'title', text: '《{title}》 {=amount * 2}', look: 'title' }],
  }
  const { templateId } = await printTemplates.create({ id: model.modelId, name: '封面', definition })
  await printTemplates.publish({ id: model.modelId, templateId })
})
afterEach(cleanup)
afterAll(() => office.close())

test('a record leads to its sheet, by the template of its model or with everything', async () => {
  const lines = [{ id: 'r1', item: '会议桌', price: '1200' }]
  const id = await recordOf(office, 'li', model, { title: '家具', amount: '600', lines })
  const { user } = await renderStaff(office, 'li', recordLink(model.modelId, id))
  await user.click(await screen.findByRole('button', { name: 'Print' }))

  await screen.findByRole('heading', { name: '《家具》 1,200' })
  expect(screen.queryByText('会议桌')).toBeNull()
  await user.click(screen.getByRole('tab', { name: 'All content (A4)' }))
  await screen.findByText('会议桌')
})

test('a person who may not print gets an explanation and no sheet', async () => {
  const closed = await publishModel(office, { restricts: { buttons: true, records: true } })
  await grant(office, closed, { people: ['zhao'] }, { buttons: ['print'], records: { scope: 'own' } })
  const id = await recordOf(office, 'admin', closed, { title: '不给看' })
  await renderStaff(office, 'zhao', printHref(closed.modelId, [id]))

  await screen.findByText('Nothing to print')
  expect(screen.queryByText('不给看')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Print/ })).toBeNull()
})
