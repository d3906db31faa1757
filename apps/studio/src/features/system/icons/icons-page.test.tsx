import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openStudio } from '../../../../test/open-studio.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
const fileOf = (content: string, name: string) => new File([content], name, { type: 'image/svg+xml' })

test('an icon is uploaded, renamed, chosen for an application, and not deleted while it is used', async () => {
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/icons' })
  await user.click(await screen.findByRole('button', { name: 'New icon' }))
  const form = within(await screen.findByRole('form', { name: 'New icon' }))
  await user.upload(form.getByLabelText(/^Picture: SVG/), fileOf('<svg><script/></svg>', 'bad.svg'))
  await waitFor(() => expect(form.getByLabelText(/^Icon name/)).toHaveProperty('value', 'bad'))
  await user.click(form.getByRole('button', { name: /Save$/ }))
  expect(await form.findByText('This isn’t a proper SVG file. Export it again.')).toBeTruthy()

  await user.upload(form.getByLabelText(/^Picture: SVG/), fileOf(drawing, 'contract.svg'))
  await user.clear(form.getByLabelText(/^Icon name/))
  await user.type(form.getByLabelText(/^Icon name/), 'Contract')
  await user.click(form.getByRole('button', { name: /Save$/ }))
  expect(await screen.findByText('Contract')).toBeTruthy()

  const { icons, applications } = await office.as('admin')
  const [icon] = (await icons.list()).list
  await applications.create({
    fullName: 'Legal',
    enCode: 'legal',
    icon: icon?.icon ?? '',
    holders: [{ kind: 'everybody', id: '' }],
  })
  await user.click(screen.getByText('Contract'))
  await user.click(await screen.findByRole('button', { name: /Delete$/ }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('“Contract” can’t be deleted because these use it: Legal')).toBeTruthy()
})

test('the choice of icons of an application has those of the company', async () => {
  const { applications } = await office.as('admin')
  const [legal] = (await applications.list({})).list
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/applications?open=${legal?.id}` })
  await user.click(await screen.findByRole('tab', { name: 'Settings' }))
  const own = within(await screen.findByRole('group', { name: 'Company icons' }))
  expect(own.getByRole('button', { name: 'Contract' }).getAttribute('aria-pressed')).toBe('true')
  expect(own.getByRole('button').querySelector('img')?.getAttribute('src')).toMatch(/^\/api\/Icon\/demo\//)
})
