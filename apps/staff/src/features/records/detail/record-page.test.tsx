import { recordLink, scanLink } from '@signet/client'
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

let office: Office
let model: PublishedModel

beforeAll(async () => {
  office = await openOffice()
  model = await publishModel(office, {
    actions: [
      {
        key: 'close',
        label: '关闭',
        enabledWhen: 'isOpen',
        confirm: '关闭这份合同？',
        does: { kind: 'changeRecords', set: { isOpen: { value: false } } },
      },
    ],
  })
})
afterEach(cleanup)
afterAll(() => office.close())

const show = (id: string) => renderStaff(office, 'li', recordLink(model.modelId, id))

test('a record is read as its form shows it, with who made it', async () => {
  const owner = office.company.people.wang
  const id = await recordOf(office, 'li', model, { title: '办公室租约', owner, kind: 'rent', amount: '1200' })
  await show(id)

  await screen.findByText('办公室租约')
  expect((await screen.findAllByText('王芳')).length).toBeGreaterThan(0)
  screen.getByText('1200.00')
  await screen.findByText(/Created by 李伟/)
})

test('the code on a record leads to the same page', async () => {
  const id = await recordOf(office, 'li', model, { title: '扫码看到的' })
  await renderStaff(office, 'li', scanLink(model.modelId, id))

  await screen.findByText('扫码看到的')
  await screen.findByRole('button', { name: 'Edit' })
})

test('the changes of a record are listed, newest first, each field before and after', async () => {
  const id = await recordOf(office, 'li', model, { title: '旧名' })
  const { records } = await office.as('wang')
  await records.update({ modelId: model.modelId, id, version: 1, values: { title: '新名' } })
  const { user } = await show(id)
  await user.click(await screen.findByRole('tab', { name: 'Change history' }))

  const log = within(await screen.findByRole('list', { name: 'Change history' }))
  const [newest, oldest] = log.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(newest).toMatch(/王芳 changed it.*名称.*旧名 → 新名/)
  expect(oldest).toMatch(/李伟 created it/)
})

test('a button of the administrator asks, acts, and is gone where it may not be done again', async () => {
  const id = await recordOf(office, 'li', model, { title: '甲', isOpen: true })
  const { user } = await show(id)
  await user.click(await screen.findByRole('button', { name: '关闭' }))
  const question = within(await screen.findByRole('alertdialog', { name: '关闭这份合同？' }))
  await user.click(question.getByRole('button', { name: 'OK' }))

  await screen.findByText('Done')
  await waitFor(() => expect(screen.queryByRole('button', { name: '关闭' })).toBeNull())
})

test('a deleted record leads back, and its address says that it is gone', async () => {
  const id = await recordOf(office, 'li', model, { title: '多余的' })
  const { user, history } = await show(id)
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(history.location.pathname).not.toContain('detail'))
  cleanup()

  await show(id)
  await screen.findByRole('alert')
})

test('a person who may only read sees no actions', async () => {
  const closed = await publishModel(office, { restricts: { buttons: true, records: true } })
  await grant(office, closed, { people: ['zhao'] }, { buttons: ['detail'], records: { scope: 'all' } })
  const id = await recordOf(office, 'admin', closed, { title: '只能看' })
  await renderStaff(office, 'zhao', recordLink(closed.modelId, id))

  await screen.findByText('只能看')
  for (const name of ['Edit', 'Delete']) expect(screen.queryByRole('button', { name })).toBeNull()
})

test('a person who may not see the record gets an explanation', async () => {
  const closed = await publishModel(office, { restricts: { buttons: true, records: true } })
  const id = await recordOf(office, 'admin', closed, { title: '看不到' })
  await renderStaff(office, 'zhao', recordLink(closed.modelId, id))

  expect((await screen.findByRole('alert')).textContent).toContain(
    'You don’t have access to this application.',
  )
  expect(screen.queryByText('看不到')).toBeNull()
})

test('a record that fails to load says why, and loads on retry', async () => {
  const id = await recordOf(office, 'li', model, { title: '会来的' })
  let isDown = true
  const { user } = await renderStaff(office, 'li', recordLink(model.modelId, id), {
    network: (send) => (request) => {
      if (isDown && request.url.endsWith(id)) throw new TypeError('Failed to fetch')
      return send(request)
    },
  })
  const failure = await screen.findByRole('alert')
  isDown = false
  await user.click(within(failure).getByRole('button', { name: 'Try again' }))

  await screen.findByText('会来的')
})

test('actions without room for a button are behind the last button', async () => {
  const busy = await publishModel(office, {
    actions: ['first', 'second', 'third'].map((key) => ({
      key,
      label: key,
      does: { kind: 'changeRecords', set: { number: { value: key } } },
    })),
  })
  const id = await recordOf(office, 'li', busy, { title: '甲' })
  const { user } = await renderStaff(office, 'li', recordLink(busy.modelId, id))
  await screen.findByRole('button', { name: 'Edit' })
  expect(screen.queryByRole('button', { name: 'third' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'third' }))

  await screen.findByText('Done')
  expect((await (await office.as('li')).records.open({ modelId: busy.modelId, id })).values).toMatchObject({
    number: 'third',
  })
})

test('an action that calls an interface is done from here, and says when it was refused', async () => {
  const { dataInterfaces } = await office.as('admin')
  const source = { kind: 'static' as const, rows: [{ id: '1' }] }
  const { id: open } = await dataInterfaces.create({
    fullName: '通知',
    enCode: 'tell',
    source,
    audience: { kind: 'members' },
  })
  const { id: closed } = await dataInterfaces.create({
    fullName: '内部',
    enCode: 'inner',
    source,
    audience: { kind: 'administrators' },
  })
  const call = (key: string, to: string) => ({
    key,
    label: key,
    does: { kind: 'callInterface' as const, interface: to, parameters: { name: { field: 'title' } } },
  })
  const calling = await publishModel(office, {
    buttons: [{ key: 'detail' }, { key: 'add' }],
    actions: [call('tell', open), call('inner', closed)],
  })
  const id = await recordOf(office, 'li', calling, { title: '甲' })
  const { user } = await renderStaff(office, 'li', recordLink(calling.modelId, id))
  await user.click(await screen.findByRole('button', { name: 'tell' }))
  await screen.findByText('Done')

  await user.click(screen.getByRole('button', { name: 'inner' }))
  await screen.findByRole('alert')
})
