import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openStudio } from '../../../test/open-studio.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

test('an empty list of flows offers templates, and one gives a form and its flow', async () => {
  const { user, history } = await openStudio(office, { as: 'admin', at: '/studio/flows' })
  const templates = await screen.findByRole('region', { name: 'Templates' })
  await user.click(within(templates).getByRole('button', { name: /Leave request/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByLabelText('Flow name')).toHaveProperty('value', 'Leave request')
  await user.click(dialog.getByRole('button', { name: 'Create and design' }))

  expect(await screen.findByRole('heading', { name: 'Leave request' })).toBeTruthy()
  expect(history.location.pathname).toMatch(/\/flows\/.+/)
  const { formDesign, flowDesign } = await office.as('admin')
  const [form] = (await formDesign.list({})).list
  const [flow] = (await flowDesign.list({})).list
  expect(form).toMatchObject({ name: 'Leave request', code: 'leave', icon: 'leave', state: 'draft' })
  expect(flow).toMatchObject({ name: '请假申请', code: 'leave', formName: 'Leave request', state: 'draft' })
  expect(document.title).toBe('Leave request · Signet')

  await user.click(screen.getByRole('button', { name: 'Publish' }))
  await user.click(await screen.findByRole('link', { name: 'Open the form' }))
  await expect.poll(() => history.location.pathname).toBe(`/studio/forms/${form?.id}`)
})

test('a form gets its code from its name, the grey button says what is missing, and Enter creates', async () => {
  const { user, history } = await openStudio(office, { as: 'admin', at: '/studio/forms' })
  await user.click(await screen.findByRole('button', { name: 'New form' }))
  const dialog = within(await screen.findByRole('dialog'))
  const create = dialog.getByRole('button', { name: 'Create and design' })
  expect(create).toHaveProperty('disabled', true)
  expect(dialog.getByText('Enter a name first').id).toBe(create.getAttribute('aria-describedby'))

  await user.type(dialog.getByLabelText('Form name'), '报销单')
  const code = await dialog.findByDisplayValue('baoxiaodan')
  await user.clear(code)
  await user.type(code, '报销')
  expect(dialog.getByRole('alert').textContent).toMatch(/no Chinese characters/)
  await user.clear(code)
  await user.type(code, 'leave{Enter}')
  expect((await dialog.findByText('The code “leave” is already in use.')).id).toBe(
    code.getAttribute('aria-describedby')?.split(' ')[0],
  )
  await user.clear(code)
  await user.type(code, 'claim{Enter}')
  await expect.poll(() => history.location.pathname).toMatch(/\/forms\/.+/)
})

test('what a drawer refuses is said beside its field, in the language of the page', async () => {
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/webhooks?open=new' })
  const form = within(await screen.findByRole('form', { name: 'New webhook' }))
  await user.type(form.getByLabelText('Address'), 'nowhere')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(form.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'This field is required',
    'Enter a full address such as https://example.com/path',
  ])
  await user.type(form.getByLabelText('Name'), 'Books')
  expect(form.queryByText('This field is required')).toBeNull()
})
