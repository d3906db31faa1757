import { expect, test } from 'vitest'
import { kindTest } from '../../../../test/kind-test.ts'
import { areaSelect } from './area-select.ts'

const hangzhou = ['330000', '330100', '330106']
const one = kindTest(areaSelect)
const several = kindTest(areaSelect, { multiple: true, anyLevel: true })

test('a place is the way down to it, as far as the form asks; several are each there once', () => {
  expect(one.read(hangzhou)).toEqual(hangzhou)
  expect(one.read([...hangzhou, '330106001'])).toEqual({ code: 'form.wrongType' })
  expect(one.read(['Hangzhou'])).toEqual({ code: 'form.wrongType' })
  expect(several.read([hangzhou, ['310000'], hangzhou])).toEqual([hangzhou, ['310000']])
})

test('it reads from the province down', () => {
  const names = { areas: { '330000/330100/330106': '浙江省/杭州市/西湖区', '310000': '上海市' } }
  expect(one.text(hangzhou, { locale: 'zh-CN', names })).toBe('浙江省/杭州市/西湖区')
  expect(several.text([hangzhou, ['310000']], { locale: 'zh-CN', names })).toBe(
    '浙江省/杭州市/西湖区；上海市',
  )
})

test('the server gets the whole path, and how far down it must go', () => {
  expect(areaSelect.references?.(hangzhou, one.settings)).toEqual({ areas: ['330000/330100/330106'] })
  expect(areaSelect.range?.(one.settings, {})).toEqual(['downTo:2'])
  expect(areaSelect.range?.(several.settings, {})).toEqual(['upTo:2'])
})

test('an import sheet names places from the province down', () => {
  const idOf = (_of: string, name: string) => (name === '浙江省/杭州市' ? '330000/330100' : undefined)
  expect(one.parse('浙江省/杭州市', { locale: 'zh-CN', idOf })).toEqual(['330000', '330100'])
})
