import { expensePlan } from '@signet/form/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lookupDesk, renderForm } from '../../test/render-form.tsx'

const skins = [['coarse'], ['fine']] as const
const costs = {
  'dictionary:cost': [
    { id: 'train', name: 'Train' },
    { id: 'taxi', name: 'Taxi' },
    { id: 'coach', name: 'Coach', isRetired: true },
  ],
} as const
const source = { from: 'dictionary', dictionary: 'cost' } as const

function field(kind: string, settings = {}) {
  return expensePlan({ fields: [{ key: 'cost', kind, label: 'Cost', settings: { source, ...settings } }] })
}

test.each(skins)('Li chooses a word of a dictionary from a few that are in view', async (pointer) => {
  const { store, person, missing } = renderForm(field('radio'), { pointer, lookup: lookupDesk(costs) })
  await person.click(await screen.findByRole('radio', { name: 'Taxi' }))
  expect(screen.queryByRole('radio', { name: 'Coach' })).toBeNull()
  expect(store.values()).toEqual({ cost: 'taxi' })
  expect(missing).toEqual([])
})

test.each(skins)(
  'or several of them; one that is not offered any more says so and stays',
  async (pointer) => {
    const { store, person } = renderForm(field('checkbox'), {
      pointer,
      lookup: lookupDesk(costs),
      values: { cost: ['coach', 'bus'] },
    })
    await person.click(await screen.findByRole('checkbox', { name: 'Train' }))
    expect(screen.getByRole('checkbox', { name: 'Coach' })).toBeDefined()
    expect(await screen.findByRole('checkbox', { name: 'bus (no longer available)' })).toBeDefined()
    expect(store.values()).toEqual({ cost: ['train', 'coach', 'bus'] })
  },
)

test('a select asks when it is opened, and once for all that ask the same', async () => {
  const lookup = lookupDesk(costs)
  const fields = ['a', 'b'].map((key) => ({ key, kind: 'select', label: key, settings: { source } }))
  const { store, person } = renderForm(expensePlan({ fields }), { lookup })
  expect(lookup.asked).toEqual([])
  for (const key of ['a', 'b']) {
    await person.click(screen.getByRole('button', { name: new RegExp(`^${key}`) }))
    await person.click(await screen.findByRole('option', { name: 'Train' }))
  }

  expect(store.values()).toEqual({ a: 'train', b: 'train' })
  expect(lookup.asked.filter((questions) => !('ids' in questions))).toHaveLength(1)
})

test('on the desktop it opens below the box', async () => {
  const { store, person } = renderForm(field('select'), { pointer: 'fine', lookup: lookupDesk(costs) })
  await person.click(screen.getByRole('combobox', { name: 'Cost' }))
  await person.click(await screen.findByText('Taxi'))
  expect(store.values()).toEqual({ cost: 'taxi' })
})

test.each(skins)('what cannot be loaded says so, and is asked for again', async (pointer) => {
  const desk = lookupDesk(costs)
  let isAway = true
  const search: typeof desk.search = (question) =>
    isAway ? Promise.reject(new Error('away')) : desk.search(question)
  const { person } = renderForm(field('radio'), { pointer, lookup: { ...desk, search } })
  expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t load')
  isAway = false
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('radio', { name: 'Train' })).toBeDefined()
})

test.each(skins)('a choice reads by its name where nobody chooses', async (pointer) => {
  renderForm(field('select'), { pointer, mode: 'read', values: { cost: 'train' }, lookup: lookupDesk(costs) })
  expect(await screen.findByText('Train')).toBeDefined()
})

const cities = expensePlan({
  fields: [
    {
      key: 'province',
      kind: 'radio',
      label: 'Province',
      settings: {
        options: [
          { id: 'zj', label: 'Zhejiang' },
          { id: 'js', label: 'Jiangsu' },
        ],
      },
    },
    {
      key: 'city',
      kind: 'radio',
      label: 'City',
      settings: { source: { from: 'interface', interface: 'cities', parameters: { of: 'province' } } },
    },
  ],
})
const things = {
  'interface:cities/id/fullName': [
    { id: 'hz', name: 'Hangzhou', when: { of: 'zj' } },
    { id: 'nj', name: 'Nanjing', when: { of: 'js' } },
  ],
} as const

test('dependent options come with the choice that decides them, and go with it', async () => {
  const { store, person } = renderForm(cities, { lookup: lookupDesk(things) })
  expect(screen.getByText('Fill in the fields above first')).toBeDefined()
  await person.click(screen.getByRole('radio', { name: 'Zhejiang' }))
  await person.click(await screen.findByRole('radio', { name: 'Hangzhou' }))
  expect(store.values()).toEqual({ province: 'zj', city: 'hz' })

  await person.click(screen.getByRole('radio', { name: 'Jiangsu' }))
  expect(store.values()).toEqual({ province: 'js', city: null })
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Nanjing' })).toBeDefined())
  expect(screen.queryByRole('radio', { name: /Hangzhou/ })).toBeNull()
})

const regions = {
  'dictionary:region': [
    {
      id: 'north',
      name: 'North',
      hasChildren: true,
      children: [
        { id: 'bj', name: 'Beijing' },
        { id: 'tj', name: 'Tianjin', isRetired: true },
      ],
    },
    { id: 'south', name: 'South' },
  ],
} as const
const ofRegions = { source: { from: 'dictionary', dictionary: 'region' } } as const
const region = (kind: string, settings = {}) =>
  expensePlan({ fields: [{ key: 'region', kind, label: 'Region', settings: { ...ofRegions, ...settings } }] })

test('a dictionary with levels is walked column by column', async () => {
  const { store, person, missing } = renderForm(region('cascader'), { lookup: lookupDesk(regions) })
  await person.click(screen.getByRole('button', { name: /Region/ }))
  await person.click(await screen.findByRole('button', { name: 'North' }))
  expect(screen.queryByRole('button', { name: 'Tianjin' })).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Beijing' }))

  expect(store.values()).toEqual({ region: ['north', 'bj'] })
  expect(screen.getByRole('button', { name: /Region/ }).textContent).toBe('North/Beijing')
  expect(missing).toEqual([])
})

test('or opened as a tree', async () => {
  const { store, person } = renderForm(region('tree-select'), { lookup: lookupDesk(regions) })
  await person.click(screen.getByRole('button', { name: /Region/ }))
  await person.click(await screen.findByRole('button', { name: 'Expand North' }))
  await person.click(screen.getByRole('treeitem', { name: 'Beijing' }))

  expect(store.values()).toEqual({ region: 'bj' })
})

test.each([
  ['cascader', ['north', 'bj'], 'North/Beijing'],
  ['tree-select', 'bj', 'Beijing'],
])('a %s reads by the names that came along, without asking', (kind, value, text) => {
  const lookup = lookupDesk({})
  const names = { 'dictionary:region': { north: 'North', bj: 'Beijing' } }
  renderForm(region(kind), { mode: 'read', values: { region: value }, lookup, environs: { names } })

  expect(screen.getByText(text)).toBeDefined()
  expect(lookup.asked).toEqual([])
})

test.each([
  ['cascader', ['gone']],
  ['tree-select', 'gone'],
])('in a %s, what is not there any more says so when the tree is opened', async (kind, value) => {
  const { person } = renderForm(region(kind, { leafOnly: false }), {
    values: { region: value },
    lookup: lookupDesk(regions),
  })
  await person.click(screen.getByRole('button', { name: /Region/ }))
  expect((await screen.findAllByText('gone (no longer available)')).length).toBeGreaterThan(0)
})

test.each(['cascader', 'tree-select'])('on the desktop a %s is loaded when it is opened', async (kind) => {
  const lookup = lookupDesk(regions)
  const { store, person } = renderForm(region(kind, { leafOnly: false }), { pointer: 'fine', lookup })
  expect(lookup.asked).toEqual([])
  await person.click(screen.getByRole('combobox', { name: 'Region' }))
  await person.click(await screen.findByText('South'))

  expect(store.values()).toEqual({ region: kind === 'cascader' ? ['south'] : 'south' })
})
