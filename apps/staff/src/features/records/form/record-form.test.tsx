import { recordFormLink } from '@signet/client'
import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  grant,
  type PublishedModel,
  publishModel,
  recordOf,
} from '../../../../../server/test/company-models.ts'
import { renderStaff } from '../../../../test/render-staff.tsx'
import { actionFormHref } from '../action-bar.tsx'

let office: Office
let model: PublishedModel

beforeAll(async () => {
  office = await openOffice()
  model = await publishModel(office)
})
afterEach(cleanup)
afterAll(() => office.close())

const detail = '/pages/apply/dynamicModel/detail'
const field = (name: RegExp) => screen.findByLabelText(name)
const open = async (id: string) => (await office.as('li')).records.open({ modelId: model.modelId, id })

test('a new record is saved and shown, and nothing unsent is left behind', async () => {
  const { user, history, kept } = await renderStaff(office, 'li', recordFormLink(model.modelId))
  await user.type(await field(/名称/), '新合同')
  await user.type(await field(/金额/), '12.5')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  await waitFor(() => expect(history.location.pathname).toBe(detail))
  await screen.findByText('新合同')
  const id = new URLSearchParams(history.location.search).get('id') ?? ''
  expect((await open(id)).values).toMatchObject({ title: '新合同', amount: '12.5' })
  expect([...kept.keys()].filter((name) => name.startsWith('unsent:'))).toEqual([])
})

test('a missing value is reported at its field before anything is sent', async () => {
  const { user, history } = await renderStaff(office, 'li', recordFormLink(model.modelId))
  await user.type(await field(/金额/), '1')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect((await field(/名称/)).getAttribute('aria-invalid')).toBe('true')
  expect(history.location.pathname).not.toBe(detail)
})

test('a refusal of the server is shown at its field, and the input stays', async () => {
  await recordOf(office, 'wang', model, { title: '先来的', number: 'HT-9' })
  const { user } = await renderStaff(office, 'li', recordFormLink(model.modelId))
  await user.type(await field(/名称/), '后来的')
  await user.type(await field(/合同号/), 'HT-9')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  await waitFor(async () => expect((await field(/合同号/)).getAttribute('aria-invalid')).toBe('true'))
  expect(await field(/名称/)).toHaveProperty('value', '后来的')
})

test('input is restored after a reload, and discarded on request', async () => {
  const first = await renderStaff(office, 'li', recordFormLink(model.modelId))
  await first.user.type(await field(/名称/), '没写完')
  window.dispatchEvent(new Event('pagehide'))
  cleanup()
  const { user } = await renderStaff(office, 'li', recordFormLink(model.modelId), { before: first.kept })
  expect(await field(/名称/)).toHaveProperty('value', '没写完')

  await user.click(screen.getByRole('button', { name: /Start over|Discard/ }))
  await user.click(
    within(await screen.findByRole('alertdialog'))
      .getAllByRole('button')
      .at(-1) ?? document.body,
  )
  await waitFor(async () => expect(await field(/名称/)).toHaveProperty('value', ''))
})

test('an existing record is edited', async () => {
  const id = await recordOf(office, 'li', model, { title: '旧名' })
  const { user, history } = await renderStaff(office, 'li', recordFormLink(model.modelId, id))
  await user.clear(await field(/名称/))
  await user.type(await field(/名称/), '新名')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  await waitFor(() => expect(history.location.pathname).toBe(detail))
  expect((await open(id)).values).toMatchObject({ title: '新名' })
})

test('the second of two editors sees what the first changed, and saves both', async () => {
  const id = await recordOf(office, 'li', model, { title: '合同甲', amount: '1' })
  const { user, history } = await renderStaff(office, 'li', recordFormLink(model.modelId, id))
  await user.clear(await field(/名称/))
  await user.type(await field(/名称/), '合同乙')
  const wang = (await office.as('wang')).records
  await wang.update({ modelId: model.modelId, id, version: 1, values: { amount: '99' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))

  const sheet = within(await screen.findByRole('dialog', { name: 'Someone saved first' }))
  await sheet.findByText('金额 · 王芳')
  expect(sheet.getByRole('list').textContent).toContain('1.00 → 99.00')
  await user.click(sheet.getByRole('button', { name: 'Merge into form' }))
  await waitFor(async () => expect(await field(/金额/)).toHaveProperty('value', '99.00'))
  expect(await field(/名称/)).toHaveProperty('value', '合同乙')

  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(history.location.pathname).toBe(detail))
  expect((await open(id)).values).toMatchObject({ title: '合同乙', amount: '99' })
})

test("an editor who keeps their own value over a colleague's saves it", async () => {
  const id = await recordOf(office, 'li', model, { title: '合同丙', amount: '1' })
  const { user, history } = await renderStaff(office, 'li', recordFormLink(model.modelId, id))
  await user.clear(await field(/金额/))
  await user.type(await field(/金额/), '5')
  const wang = (await office.as('wang')).records
  await wang.update({ modelId: model.modelId, id, version: 1, values: { amount: '99' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Someone saved first' }))
  await sheet.findByText('Yours: 5.00')
  await user.click(await sheet.findByRole('checkbox', { name: 'Keep mine' }))
  await user.click(sheet.getByRole('button', { name: 'Merge into form' }))
  await user.click(await screen.findByRole('button', { name: 'Save' }))

  await waitFor(() => expect(history.location.pathname).toBe(detail))
  expect((await open(id)).values).toMatchObject({ amount: '5' })
})

test('a person who may not add records gets an explanation and no form', async () => {
  const closed = await publishModel(office, { restricts: { buttons: true, records: true } })
  await grant(office, closed, { people: ['zhao'] }, { buttons: ['detail'], records: { scope: 'all' } })
  await renderStaff(office, 'zhao', recordFormLink(closed.modelId))

  await screen.findByText('You can’t add records here')
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})

test('a button of a list opens another form with what it takes over and works out', async () => {
  const from = await publishModel(office, {
    actions: [
      {
        key: 'renew',
        label: '续签',
        does: {
          kind: 'openForm',
          form: model.modelId,
          fills: {
            title: { formula: "title + '（续）'" },
            amount: { field: 'amount' },
            number: { value: 'X-1' },
          },
        },
      },
    ],
  })
  const id = await recordOf(office, 'li', from, { title: '甲', amount: '7' })
  const { user, history } = await renderStaff(office, 'li', actionFormHref(from.modelId, 'renew', id))
  expect(await field(/名称/)).toHaveProperty('value', '甲（续）')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  await waitFor(() => expect(history.location.pathname).toBe(detail))
  const made = new URLSearchParams(history.location.search).get('id') ?? ''
  expect((await open(made)).values).toMatchObject({ title: '甲（续）', amount: '7', number: 'X-1' })
})

test('the page of a button that is gone says so', async () => {
  await renderStaff(office, 'li', actionFormHref(model.modelId, 'nothing'))

  await screen.findByText('This button no longer exists')
})
