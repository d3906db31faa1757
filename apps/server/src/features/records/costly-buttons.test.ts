import { afterAll, beforeAll, expect, test } from 'vitest'
import { contractList, publishModel, recordOf } from '../../../test/company-models.ts'
import { type Office, openOffice } from '../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const letters = 'a'.repeat(40)
const longText = `replace(replace(concat(title, '${letters}'), 'a', '${letters}'), 'a', '${letters}')`
/** True, at a sixth of the steps that one formula may take. */
const costly = Array.from({ length: 9 }, () => `size(${longText})`).join(' + ')

test('a page of costly buttons is answered, and what exceeds the budget of the call stays disabled', async () => {
  const actions = Array.from({ length: 10 }, (_, at) => ({
    key: `close${at}`,
    label: '关闭',
    enabledWhen: `${costly} > ${at}`,
    does: { kind: 'changeRecords' as const, set: { isOpen: { value: true } } },
  }))
  const model = await publishModel(office, { ...contractList, actions })
  for (let at = 0; at < 20; at += 1)
    await recordOf(office, 'admin', model, { title: `合同${at}`, number: `HT-${at}` })
  const { records } = await office.as('admin')

  const { list } = await records.list({ modelId: model.modelId })

  const enabled = list.map(({ can }) => can.actions.length)
  expect(enabled.at(0)).toBe(10)
  expect(enabled.at(-1)).toBe(0)
  const alone = await records.open({ modelId: model.modelId, id: list.at(-1)?.id ?? '' })
  expect(alone.can.actions).toHaveLength(10)
})
