import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromChineseGrid, toChineseGrid } from './chinese-grid.ts'
import { metresBetween, roundedPoint } from './point.ts'

const beijing = { longitude: 116.391_3, latitude: 39.907_5 }
const shanghai = { longitude: 121.473_7, latitude: 31.230_4 }

test('Beijing and Shanghai lie 1,068 km apart, and a degree of latitude is 111.19 km', () => {
  expect(metresBetween(beijing, shanghai) / 1000).toBeCloseTo(1068, 0)
  expect(metresBetween({ longitude: 0, latitude: 0 }, { longitude: 0, latitude: 1 })).toBeCloseTo(111_195, 0)
  expect(metresBetween(beijing, beijing)).toBe(0)
  expect(metresBetween({ longitude: 179.9, latitude: 0 }, { longitude: -179.9, latitude: 0 })).toBeLessThan(
    23_000,
  )
})

test('the Chinese grid lies some hundred metres beside, and there and back is the same place', () => {
  expect(metresBetween(beijing, toChineseGrid(beijing))).toBeGreaterThan(400)
  expect(metresBetween(beijing, toChineseGrid(beijing))).toBeLessThan(800)
  fc.assert(
    fc.property(
      fc.double({ min: 74, max: 134, noNaN: true }),
      fc.double({ min: 19, max: 53, noNaN: true }),
      (longitude, latitude) => {
        const point = { longitude, latitude }
        expect(metresBetween(point, fromChineseGrid(toChineseGrid(point)))).toBeLessThan(0.01)
      },
    ),
  )
})

test('a known place: the Tiananmen gate of a satellite, as a Chinese map draws it', () => {
  const { longitude, latitude } = toChineseGrid({ longitude: 116.391_265, latitude: 39.907_36 })
  expect(longitude).toBeCloseTo(116.397_51, 3)
  expect(latitude).toBeCloseTo(39.908_76, 3)
})

test('elsewhere the two grids are one, and zero is never negative', () => {
  const paris = { longitude: 2.35, latitude: 48.85 }
  expect(toChineseGrid(paris)).toEqual(paris)
  expect(Object.is(roundedPoint({ longitude: -0.000_000_01, latitude: 1 }).longitude, 0)).toBe(true)
})
