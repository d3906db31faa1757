import { expect, test } from 'vitest'
import { kindTest } from '../../../../test/kind-test.ts'
import { color, nameOfColor, opacityOf, withOpacity } from './color.ts'

const plain = kindTest(color)
const clear = kindTest(color, { showAlpha: true })

test.each([
  ['#2979FF', '#2979ff'],
  ['29f', '#2299ff'],
  ['#2979ffff', '#2979ff'],
  ['rgb(41, 121, 255)', '#2979ff'],
  ['rgba(41,121,255,1)', '#2979ff'],
])('%s is stored as %s', (raw, stored) => {
  expect(plain.read(raw)).toBe(stored)
  expect(clear.read(raw)).toBe(stored)
})

test.each([['blue'], ['#12345'], ['rgb(256,0,0)'], ['url(x)'], ['#2979ff;color:red'], [2979], ['']])(
  '%j is no colour',
  (raw) => {
    expect(plain.read(raw)).toEqual({ code: 'form.wrongType' })
  },
)

test('light passes only where it may', () => {
  expect(clear.read('#2979ff80')).toBe('#2979ff80')
  expect(clear.read('#29f8')).toBe('#2299ff88')
  expect(clear.read('rgba(41, 121, 255, 0.5)')).toBe('#2979ff80')
  expect(plain.read('#2979ff80')).toEqual({ code: 'form.wrongType' })
})

test('a share of light is a number of hundred', () => {
  expect(opacityOf('#2979ff80')).toBe(50)
  expect(opacityOf('#2979ff')).toBe(100)
  expect(withOpacity('#2979ff80', 25)).toBe('#2979ff40')
  expect(withOpacity('#2979ff80', 100)).toBe('#2979ff')
})

test('the swatches have names; those of an administrator are written', () => {
  expect(nameOfColor('#1e88e5')).toBe('blue')
  expect(nameOfColor('#2979ff')).toBeUndefined()
  expect(color.settings.parse({ palette: ['#29F'] }).palette).toEqual(['#2299ff'])
  expect(color.settings.safeParse({ palette: ['blue'] }).success).toBe(false)
})

test('it reads as it is written', () => {
  expect(plain.text('#2979ff')).toBe('#2979ff')
  expect(plain.read(plain.parse(' #2979FF '))).toBe('#2979ff')
})
