import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findOption } from '../../../test/find-option.ts'
import { openStudio } from '../../../test/open-studio.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

/** The field for the head of a new department. */
const openField = async () => {
  const { user } = await openStudio(office, {
    as: 'admin',
    at: `/studio/organization?open=${office.company.departments.research}`,
  })
  await user.click(await screen.findByRole('button', { name: 'Add department' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New department' }))
  const field = dialog.getByLabelText('Head')
  await user.click(field)
  return { user, field }
}
const headings = () =>
  [...document.querySelectorAll('.ant-select-item-group')]
    .map(({ textContent }) => textContent)
    .filter(Boolean)
const lines = () =>
  [...document.querySelectorAll('.ant-select-item-option-content')].map(
    ({ textContent }) => textContent ?? '',
  )

test('whom an administrator chose last is offered first, and posts and absence are shown', async () => {
  const { wang, zhao } = office.company.people
  await (await office.as('admin')).contacts.meet({ ids: [zhao] })
  await (await office.as('wang')).delegations.create({
    ...{ kind: 'agency', toUserIds: [zhao], flowIds: [] },
    startsAt: new Date(office.clock()).toISOString(),
    endsAt: new Date(office.clock() + 86_400_000).toISOString(),
  })
  await openField()
  await waitFor(() => expect(headings()).toEqual(['Recent', 'Everyone else']))
  expect(lines()[1]).toContain('赵敏 · ')
  const directory = await office.app.server.directories.of('demo')
  const [post] = directory.postsOf(wang)
  const ofWang = lines().find((line) => line.startsWith('王芳')) ?? ''
  expect(ofWang).toContain(post?.name)
  expect(ofWang).toContain('Away until')
})

test('departments lead to their people, and back', async () => {
  const { user, field } = await openField()
  const take = async (text: string) =>
    user.click(await screen.findByText(text, { selector: '.ant-select-item-option-content span' }))
  await take('By department')
  await take('云杉科技')
  await take('研发部')
  await waitFor(() => expect(headings()).toEqual(['云杉科技 / 研发部']))
  const directory = await office.app.server.directories.of('demo')
  const { research } = office.company.departments
  const names = directory.holdersOf({ kind: 'department', id: research }).map(directory.nameOf)
  const shown = lines().map((line) => line.split(' · ')[0] ?? '')
  expect(shown.filter((name) => names.includes(name)).toSorted()).toEqual(names.toSorted())
  expect(shown.slice(2).filter((name) => !names.includes(name))).toEqual([])

  await take('People near you')
  await waitFor(() => expect(headings()).toContain('Everyone else'))
  await user.type(field, 'zhaomin')
  await waitFor(() => expect(lines()).toEqual([expect.stringContaining('赵敏')]))
})

test('the field of holders offers people by the same circles, and keeps whom it names', async () => {
  const { zhao, wang } = office.company.people
  const admin = await office.as('admin')
  await admin.contacts.meet({ ids: [zhao] })
  const given = { isWhole: true, organizationIds: [], circleIds: [], areas: ['data' as const] }
  const { id: grade } = await admin.grades.create({ ...given, name: '数据', personIds: [wang] })
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/grades?open=${grade}` })
  const field = await screen.findByLabelText('Administrators')
  await user.click(field)
  await waitFor(() => expect(headings()[0]).toBe('Recent'))
  await user.click(await findOption(/^赵敏 · /))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () => {
    const [saved] = (await admin.grades.list()).list
    expect(saved?.people.map(({ id }) => id).toSorted()).toEqual([wang, zhao].toSorted())
  })
})
