import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, expenseClaim, publishFlow, start } from '../../../../test/company-flows.ts'
import { type Office, openOffice } from '../../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const review = () => approver(office, 'review', ['li'])
const photos = { key: 'photos', kind: 'image-upload', label: '照片', settings: { maxFiles: 2 } } as const

test('a form is offered with the fields that take a file or a text, in reading order', async () => {
  const form = expenseClaim('receiving')
  const { flowId } = await publishFlow(office, chain([start(), review(), end]), {
    ...form,
    fields: [...form.fields, photos],
  })

  const { list } = await (await office.as('employee')).approvals.receivingFlows({})
  const own = list.find(({ flow }) => flow.id === flowId)
  expect(own?.fields).toMatchObject([
    { key: 'note', label: '备注', receives: { letters: 2000 } },
    { key: 'photos', label: '照片', receives: { files: { maxFiles: 2, maxMegabytes: 10 } } },
  ])
})

test('a field that the starter may not fill in, or that a rule may hide, takes nothing', async () => {
  const form = expenseClaim('closed')
  const fields = [
    ...form.fields.filter(({ key }) => key !== 'note'),
    { ...photos, visible: 'amount > 100' },
    { ...photos, key: 'seals' },
  ]
  const { flowId } = await publishFlow(
    office,
    chain([start({ fields: { seals: 'read' } as const }), review(), end]),
    { ...form, fields },
  )

  const { list } = await (await office.as('employee')).approvals.receivingFlows({})
  expect(list.filter(({ flow }) => flow.id === flowId)).toEqual([])
})
