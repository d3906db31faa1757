import { recordFormLink, recordLink } from '@signet/client'
import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  contractForm,
  type PublishedModel,
  publishModel,
  recordOf,
} from '../../../../../server/test/company-models.ts'
import { renderStaff } from '../../../../test/render-staff.tsx'

let office: Office
let model: PublishedModel

beforeAll(async () => {
  office = await openOffice()
  const { dataInterfaces } = await office.as('admin')
  const { id } = await dataInterfaces.create({
    fullName: '供应商',
    enCode: 'supplier',
    source: { kind: 'static', rows: [{ id: '1', code: 'HT-7', fullName: '甲公司' }] },
    audience: { kind: 'administrators' },
  })
  model = await publishModel(office, {}, (key) => ({
    ...contractForm(key),
    fields: [
      ...contractForm(key).fields,
      { key: 'qr', kind: 'qr-code', label: '二维码', settings: { source: 'record' } },
      {
        key: 'ask',
        kind: 'button',
        label: '取合同号',
        settings: {
          action: 'callInterface',
          interface: id,
          fills: [{ column: 'code', field: 'number' }],
        },
      },
    ],
  }))
})
afterEach(cleanup)
afterAll(() => office.close())

test('a button of a form fills in what an interface answers first', async () => {
  const { user } = await renderStaff(office, 'li', recordFormLink(model.modelId))
  await screen.findByLabelText(/合同号/)
  await user.click(screen.getByRole('button', { name: '取合同号' }))

  await waitFor(() => expect(screen.getByLabelText(/合同号/)).toHaveProperty('value', 'HT-7'))
})

test('the code on a record says where the record is found', async () => {
  const id = await recordOf(office, 'li', model, { title: '有码的' })
  await renderStaff(office, 'li', recordLink(model.modelId, id))

  await screen.findByText(
    new RegExp(`/pages/apply/dynamicModel/scanForm\\?modelId=${model.modelId}&id=${id}`),
  )
})
