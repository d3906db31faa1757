import { expect, test } from 'vitest'
import { kindTest } from '../../../../test/kind-test.ts'
import { location } from './location.ts'

const office = { name: '总部', longitude: 120.15, latitude: 30.28, radius: 500 }
const place = {
  name: '西湖区',
  address: '浙江省杭州市西湖区',
  longitude: 120.151_000_49,
  latitude: 30.281,
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
}
const anywhere = kindTest(location)

test('a place is a point on earth with words, to a tenth of a metre', () => {
  expect(anywhere.read(place)).toEqual({ ...place, longitude: 120.151 })
  expect(anywhere.read({ longitude: 0, latitude: 0 })).toMatchObject({ name: '', address: '' })
  for (const wrong of [
    { ...place, longitude: 181 },
    { ...place, latitude: '30' },
    { ...place, html: '<b>' },
    'here',
  ]) {
    expect(anywhere.read(wrong)).toEqual({ code: 'form.wrongType' })
  }
})

test('outside every allowed circle it is refused, with the nearest circle', () => {
  const scoped = kindTest(location, { allowed: [office, { ...office, name: '分部', longitude: 121 }] })
  expect(scoped.problem({ ...place, longitude: 120.151 })).toBeUndefined()
  expect(scoped.problem({ ...place, longitude: 120.17 })).toEqual({
    code: 'form.outsideCircle',
    params: { name: '总部', max: 500 },
  })
})

test('a person who may only adjust their position must have one, and stay near it', () => {
  const near = kindTest(location, { adjustment: 500 })
  const from = { longitude: 120.151, latitude: 30.284 }
  expect(near.problem({ ...place, from })).toBeUndefined()
  expect(near.problem({ ...place, from: { ...from, latitude: 30.3 } })).toEqual({
    code: 'form.tooFarAway',
    params: { max: 500 },
  })
  expect(near.problem(place)).toMatchObject({ code: 'form.tooFarAway' })
})

test('a list reads name and address, or the coordinates where there is neither', () => {
  expect(anywhere.text(place)).toBe('浙江省杭州市西湖区')
  expect(anywhere.text({ ...place, name: '灵隐寺' })).toBe('灵隐寺 · 浙江省杭州市西湖区')
  expect(anywhere.text({ ...place, name: '', address: '' })).toBe('120.15100049, 30.281')
  expect(anywhere.text(null)).toBe('')
})
