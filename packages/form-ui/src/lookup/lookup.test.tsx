import { expensePlan } from '@signet/form/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lookupDesk, renderForm } from '../../test/render-form.tsx'

const organizations = [
  { id: 'head', name: 'Head office', hasChildren: true },
  { id: 'sales', name: 'Sales', parent: 'head', within: ['@currentOrg'] },
  { id: 'it', name: 'IT', parent: 'head' },
]
const department = (settings = {}) =>
  expensePlan({
    fields: [{ key: 'department', kind: 'organization-select', label: 'Department', settings }],
  })

test('Li goes down a level and chooses a department on the phone', async () => {
  const { store, person, missing } = renderForm(department(), { lookup: lookupDesk({ organizations }) })
  await person.click(screen.getByRole('button', { name: /Department/ }))
  await person.click(await screen.findByRole('button', { name: 'Under Head office' }))
  expect(screen.getByRole('navigation').textContent).toContain('Head office')
  await person.click(await screen.findByRole('button', { name: 'Sales' }))

  expect(store.values()).toEqual({ department: 'sales' })
  expect((await screen.findByRole('button', { name: /Department/ })).textContent).toBe('Sales')
  expect(missing).toEqual([])
})

test('until the name of a department is known nobody reads its id; what is gone reads as its id', async () => {
  const desk = lookupDesk({ organizations })
  const { promise: comes, resolve: come } = Promise.withResolvers<void>()
  const lookup = {
    ...desk,
    byIds: async (...asked: Parameters<typeof desk.byIds>) => {
      await comes
      return desk.byIds(...asked)
    },
  }
  renderForm(department({ multiple: true }), { lookup, values: { department: ['sales', 'gone'] } })
  const box = screen.getByRole('button', { name: /^Department/ })
  expect(box.textContent).not.toMatch(/sales|gone/)
  come()

  await waitFor(() => expect(box.textContent).toMatch(/Sales.*gone/))
})

test('nor does anybody read it while the name is asked for once more', async () => {
  const { askAnew } = renderForm(department(), {
    lookup: lookupDesk({ organizations }),
    values: { department: 'sales' },
  })
  const box = screen.getByRole('button', { name: /^Department/ })
  await waitFor(() => expect(box.textContent).toBe('Sales'))
  askAnew()

  expect(box.textContent).not.toBe('sales')
  await waitFor(() => expect(box.textContent).toBe('Sales'))
})

test('several departments are collected on the way and taken out again', async () => {
  const { store, person } = renderForm(department({ multiple: true }), {
    lookup: lookupDesk({ organizations }),
  })
  await person.click(screen.getByRole('button', { name: /Department/ }))
  await person.click(await screen.findByRole('button', { name: 'Head office' }))
  await person.click(screen.getByRole('button', { name: 'Under Head office' }))
  await person.click(await screen.findByRole('button', { name: 'IT' }))
  expect(store.values()).toEqual({ department: ['head', 'it'] })

  await person.click(await screen.findByRole('button', { name: 'Remove Head office' }))
  expect(store.values()).toEqual({ department: ['it'] })
})

test('words find a department wherever it is', async () => {
  const { store, person } = renderForm(department(), { lookup: lookupDesk({ organizations }) })
  await person.click(screen.getByRole('button', { name: /Department/ }))
  await person.type(screen.getByRole('searchbox'), 'Sal')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Head office' })).toBeNull())
  await person.click(screen.getByRole('button', { name: 'Sales' }))

  expect(store.values()).toEqual({ department: 'sales' })
})

test('a range is one list, without levels', async () => {
  const plan = department({ range: 'chosen', organizations: ['it'], own: 'own' })
  const { person } = renderForm(plan, { lookup: lookupDesk({ organizations }) })
  await person.click(screen.getByRole('button', { name: /Department/ }))

  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Sales',
    'IT',
  ])
})

test('what cannot be loaded can be asked for again', async () => {
  const desk = lookupDesk({ organizations })
  let isAway = true
  const lookup = {
    ...desk,
    search: (question: Parameters<typeof desk.search>[0]) =>
      isAway ? Promise.reject(new Error('away')) : desk.search(question),
  }
  const { person } = renderForm(department(), { lookup })
  await person.click(screen.getByRole('button', { name: /Department/ }))
  expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t load')
  isAway = false
  await person.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByRole('button', { name: 'Head office' })).toBeDefined()
})

test('names that came with the values are not asked for, all others in one question', async () => {
  const lookup = lookupDesk({ organizations })
  const fields = ['a', 'b', 'c'].map((key) => ({ key, kind: 'organization-select', label: key }))
  renderForm(expensePlan({ fields }), {
    mode: 'read',
    values: { a: 'head', b: 'sales', c: 'it' },
    lookup,
    environs: { names: { organizations: { head: 'The head office' } } },
  })

  expect(screen.getByText('The head office')).toBeDefined()
  expect(await screen.findByText('IT')).toBeDefined()
  expect(lookup.asked).toEqual([{ of: 'organizations', ids: ['sales', 'it'] }])
})

test('on the desktop a tree is opened and searched, and asks nothing before', async () => {
  const lookup = lookupDesk({ organizations })
  const { store, person, missing } = renderForm(department(), { pointer: 'fine', lookup })
  expect(lookup.asked).toEqual([])
  await person.click(screen.getByRole('combobox', { name: /Department/ }))
  await person.click(await screen.findByRole('button', { name: 'Head office' }))

  expect(store.values()).toEqual({ department: 'head' })
  await person.keyboard('Sal')
  await person.click(await screen.findByRole('button', { name: 'Sales' }))
  expect(store.values()).toEqual({ department: 'sales' })
  expect(missing).toEqual([])
})

const team = expensePlan({
  fields: [
    { key: 'department', kind: 'organization-select', label: 'Department' },
    {
      key: 'who',
      kind: 'user-select',
      label: 'Who',
      settings: { range: 'members', membersOf: 'organizations', members: 'department' },
    },
  ],
})
const people = [
  { id: 'li', name: 'Li', within: ['sales--organizeTree'] },
  { id: 'wang', name: 'Wang', within: ['it--organizeTree'] },
]

test('who can be chosen depends on the department that was chosen before', async () => {
  const { store, person } = renderForm(team, { lookup: lookupDesk({ organizations, people }) })
  await person.click(screen.getByRole('button', { name: /Who/ }))
  expect(screen.getByText('Fill in the fields above first')).toBeDefined()
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
  store.set('department', 'sales')
  await person.click(screen.getByRole('button', { name: /Who/ }))
  await person.click(await screen.findByRole('option', { name: /Li/ }))
  expect(screen.queryByText('Wang')).toBeNull()
  expect(store.values()).toEqual({ department: 'sales', who: 'li' })

  store.set('department', 'it')
  expect(store.values()).toEqual({ department: 'it', who: null })
})

const areas = [
  { id: '33', name: 'Zhejiang', hasChildren: true, isHeading: true },
  { id: '33/3301', name: 'Hangzhou', parent: '33', within: ['downTo:1'] },
]
const home = expensePlan({
  fields: [{ key: 'home', kind: 'area-select', label: 'Home', settings: { level: 1 } }],
})

test('an area is chosen on the last level; those above only lead on', async () => {
  const lookup = lookupDesk({ areas: areas.map((area) => ({ ...area, within: ['downTo:1'] })) })
  const search: typeof lookup.search = async (question) => {
    const { choices, hasMore } = await lookup.search(question)
    const depth = question.parent === undefined ? 1 : 2
    return { choices: choices.filter(({ id }) => id.split('/').length === depth), hasMore }
  }
  const { store, person, missing } = renderForm(home, { lookup: { ...lookup, search } })
  await person.click(screen.getByRole('button', { name: /Home/ }))
  await person.click(await screen.findByRole('button', { name: 'Zhejiang' }))
  await person.click(await screen.findByRole('button', { name: 'Hangzhou' }))

  expect(store.values()).toEqual({ home: ['33', '3301'] })
  expect((await screen.findByRole('button', { name: /Home/ })).textContent).toBe('Hangzhou')
  expect(missing).toEqual([])
})
