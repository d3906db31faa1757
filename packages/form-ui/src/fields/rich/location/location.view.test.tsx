import { join } from 'node:path'
import type { Point } from '@signet/form'
import { expensePlan } from '@signet/form/testing'
import { createLanguage } from '@signet/i18n'
import { readCatalogues } from '@signet/i18n/node'
import { LocaleProvider } from '@signet/i18n/react'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderForm } from '../../../../test/render-form.tsx'
import type { FormEnvironment, FoundPlace } from '../../../index.ts'
import { AllowedCircles } from './allowed-circles.settings.tsx'

type Places = NonNullable<FormEnvironment['places']>

const temple: FoundPlace = {
  id: 'p1',
  name: '灵隐寺',
  address: '杭州市西湖区法云弄1号',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  longitude: 120.101,
  latitude: 30.24,
  distance: 1200,
}

/** A map service with two places; `asked` collects the searched words. */
function placesDesk(requests: string[] = []): Places {
  return {
    settings: async () => ({ tiles: null, attribution: '', grid: 'gcj02' }),
    around: async () => ({ places: [temple], hasMore: false }),
    search: async (words) => {
      requests.push(words)
      return { places: words === '寺' ? [temple] : [], hasMore: false }
    },
    nameOf: async (point) => ({ ...temple, ...point, id: 'point', name: '', address: '杭州市西湖区' }),
  }
}

/** Sets the position of the device, or denies access to it. */
function deviceAt(point: Point | 'denied'): void {
  const geolocation = {
    getCurrentPosition: (found: PositionCallback, missing: PositionErrorCallback) => {
      if (point === 'denied') missing({ code: 1 } as GeolocationPositionError)
      else found({ coords: { ...point, accuracy: 20 } } as GeolocationPosition)
    },
  }
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation })
}

beforeEach(() => deviceAt('denied'))
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'))

const planWith = (settings = {}) =>
  expensePlan({ fields: [{ key: 'where', kind: 'location', label: 'Where', settings }] })
const open = async (person: ReturnType<typeof renderForm>['person']) => {
  await person.click(screen.getByRole('button', { name: /^Where/ }))
  return within(await screen.findByRole('dialog', { name: 'Where' }))
}

test('Li chooses a place from what is around, and removes it again', async () => {
  const { store, person } = renderForm(planWith(), { environs: { places: placesDesk() } })
  const map = await open(person)
  expect(await map.findByText('Location access was denied. Choose on the map instead.')).toBeDefined()
  await person.click(await map.findByRole('button', { name: /灵隐寺/ }))
  await person.click(map.getByRole('button', { name: 'Use this location' }))

  const { id: _id, distance: _distance, ...place } = temple
  expect(store.values()).toEqual({ where: place })
  await person.click(screen.getByRole('button', { name: 'Clear location' }))
  expect(store.values()).toEqual({ where: null })
})

test('a search finds places by words, and says when nothing matches', async () => {
  const requests: string[] = []
  const { person } = renderForm(planWith(), { environs: { places: placesDesk(requests) } })
  const map = await open(person)
  await person.type(map.getByRole('searchbox', { name: 'Search places' }), '寺')
  expect(await map.findByRole('button', { name: /灵隐寺/ })).toBeDefined()

  await person.type(map.getByRole('searchbox', { name: 'Search places' }), '庙')
  expect(await map.findByText('No results. Try another search.')).toBeDefined()
  expect(requests).toContain('寺庙')
})

test('a place outside the allowed circle cannot be chosen, and the reason is said', async () => {
  const allowed = [{ name: 'the office', longitude: 120.15, latitude: 30.28, radius: 500 }]
  const { person } = renderForm(planWith({ allowed }), { environs: { places: placesDesk() } })
  const map = await open(person)
  const choose = map.getByRole('button', { name: 'Use this location' })
  expect(choose.hasAttribute('disabled')).toBe(false)
  await person.click(await map.findByRole('button', { name: /灵隐寺/ }))

  expect(map.getByRole('alert').textContent).toBe(
    '“Where” is outside the allowed area: within 500 m of the office',
  )
  expect(choose.hasAttribute('disabled')).toBe(true)
})

test('a new form starts where the person is; a stored one, or one outside the circle, does not', async () => {
  deviceAt({ longitude: 2.35, latitude: 48.85 })
  const environs = { places: placesDesk() }
  const fresh = renderForm(planWith({ startHere: true }), { environs })
  await waitFor(() =>
    expect(fresh.store.values()).toMatchObject({
      where: { longitude: 2.35, latitude: 48.85, address: '杭州市西湖区', from: { longitude: 2.35 } },
    }),
  )
  fresh.view.unmount()

  const allowed = [{ longitude: 120.15, latitude: 30.28, radius: 500 }]
  const outside = renderForm(planWith({ startHere: true, allowed }), { environs })
  const stored = renderForm(planWith({ startHere: true }), { environs, values: { where: null } })
  await Promise.resolve()
  expect([outside.store.values(), stored.store.values()]).toEqual([{ where: null }, { where: null }])
})

test('a place reads as its words, and shows itself on the map', async () => {
  const { id: _id, distance: _distance, ...where } = temple
  const { person } = renderForm(planWith(), {
    mode: 'read',
    values: { where },
    environs: { places: placesDesk() },
  })
  await person.click(screen.getByRole('button', { name: '灵隐寺 · 杭州市西湖区法云弄1号' }))

  expect(await screen.findByRole('dialog', { name: '灵隐寺' })).toBeDefined()
  expect(screen.getByText('120.101, 30.24')).toBeDefined()
})

afterEach(cleanup)

const { 'en-US': catalogue } = await readCatalogues(join(import.meta.dirname, '../../../../../..'))
const language = createLanguage({ locale: 'en-US', catalogue, timeZone: 'Asia/Shanghai' })

test('an administrator draws a circle by its middle and radius, and takes it away again', async () => {
  const seen: unknown[] = []
  function Setting() {
    const [value, setValue] = useState<unknown>([])
    const change = (next: unknown) => {
      seen.push(next)
      setValue(next)
    }
    return <AllowedCircles id="it" value={value} onChange={change} />
  }
  render(
    <LocaleProvider value={language}>
      <Setting />
    </LocaleProvider>,
  )
  const person = userEvent.setup()
  await person.click(screen.getByRole('button', { name: 'Add area' }))
  await person.type(screen.getByLabelText('Name'), 'HQ')
  await person.clear(screen.getByLabelText('Radius (m)'))
  await person.type(screen.getByLabelText('Radius (m)'), '300')
  expect(seen.at(-1)).toEqual([{ name: 'HQ', longitude: 116.397_5, latitude: 39.908_7, radius: 300 }])

  await person.click(screen.getByRole('button', { name: 'Remove this area' }))
  expect(seen.at(-1)).toEqual([])
})
