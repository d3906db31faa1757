import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findOption } from '../../../../test/find-option.ts'
import { openStudio } from '../../../../test/open-studio.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

const gradesNow = async () => (await office.as('admin').then(({ grades }) => grades.list({}))).list

test('an administrator gives the people of a department to its manager', async () => {
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/grades?open=new' })
  const form = within(await screen.findByRole('form', { name: 'New grade' }))
  await user.type(form.getByLabelText('Name'), '研发管理员')
  await user.click(form.getByLabelText('Administrators'))
  await user.click(await findOption(/^孙经理 · /))
  await user.click(form.getByRole('checkbox', { name: /^Organization and people/ }))
  await user.type(await form.findByLabelText('Part of the company'), '研发')
  await user.click(await findOption(/^研发部/))
  await user.click(form.getByRole('button', { name: 'Save' }))

  expect(await screen.findByRole('cell', { name: '研发管理员' })).toBeTruthy()
  expect(await gradesNow()).toMatchObject([
    {
      areas: ['people'],
      isWhole: false,
      organizations: [{ id: office.company.departments.research }],
      people: [{ id: office.company.people.manager }],
    },
  ])
})

test('the menu of an administrator of a part has only what is theirs, and other pages say so', async () => {
  await openStudio(office, { as: 'manager', at: '/studio/' })
  expect(await screen.findByRole('heading', { name: 'Departments' })).toBeTruthy()
  const menu = within(screen.getByRole('navigation', { name: 'Studio navigation' }))
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Departments',
    'People',
    'Joining and leaving',
    'Secondments',
  ])
  cleanup()

  await openStudio(office, { as: 'manager', at: '/studio/settings' })
  expect(await screen.findByText('You don’t administer this page')).toBeTruthy()
})

test('departments outside the part offer nothing to press', async () => {
  const { departments } = office.company
  await openStudio(office, { as: 'manager', at: `/studio/organization?open=${departments.finance}` })
  expect(await screen.findByText(/Outside the part of the company/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
  cleanup()

  await openStudio(office, { as: 'manager', at: `/studio/organization?open=${departments.research}` })
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Merge' })).toBeNull()
})

test('a grade is deleted after a question, and its people are no longer administrators', async () => {
  const [grade] = await gradesNow()
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/grades?open=${grade?.id}` })
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText(/A grade gives part of the administration away/)).toBeTruthy()
  cleanup()

  await openStudio(office, { as: 'manager', at: '/studio/people' })
  expect(await screen.findByText('Administrators only')).toBeTruthy()
})
