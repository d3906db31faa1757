import { expect, test } from 'vitest'
import { expensePlan, formulaContext } from '../../../../test/expense-claim.ts'
import { kindTest } from '../../../../test/kind-test.ts'
import { places } from '../../../../test/places.ts'
import { checkValues, fromRow, rightsAtStart, toRow } from '../../../index.ts'
import { cascader } from './cascader.ts'
import { hasChosenParent, withPath } from './cascader-paths.ts'

const one = kindTest(cascader, { options: places })
const several = kindTest(cascader, { options: places, multiple: true, leafOnly: false })
const xihu = ['zj', 'hz', 'xh']

test('a choice is the way down to it; several are several ways, each once', () => {
  expect(one.read(xihu)).toEqual(xihu)
  expect(several.read([xihu, ['sh'], [...xihu]])).toEqual([xihu, ['sh']])
  expect(several.read(xihu)).toEqual([xihu])
  for (const raw of ['sh', [xihu], [1], Array(11).fill('x')]) {
    expect(one.read(raw)).toEqual({ code: 'form.wrongType' })
  }
})

test('a branch is a choice only where branches count; a way that leads nowhere never', () => {
  expect(one.problem(xihu)).toBeUndefined()
  expect(one.problem(['zj', 'nb'])).toBeUndefined()
  expect(one.problem(['zj', 'hz'])).toEqual({ code: 'form.notAnOption' })
  expect(several.problem([['zj', 'hz'], ['sh']])).toBeUndefined()
  expect(several.problem([['zj', 'xh']])).toEqual({ code: 'form.notAnOption' })
})

test('it reads with everything above it, or alone', () => {
  expect(one.text(xihu)).toBe('Zhejiang/Hangzhou/Xihu')
  expect(kindTest(cascader, { options: places, showAllLevels: false }).text(xihu)).toBe('Xihu')
  const arrows = kindTest(cascader, { options: places, multiple: true, separator: ' › ' })
  expect(arrows.text([xihu, ['sh']], { locale: 'zh-CN' })).toBe('浙江 › 杭州 › 西湖、上海')
  expect(one.text(['zj', 'gone'])).toBe('Zhejiang/gone')
})

test('an import sheet writes the way in words of any language', () => {
  expect(one.parse('浙江 / Hangzhou / 西湖')).toEqual(xihu)
  expect(several.parse('浙江/杭州；上海')).toEqual([['zj', 'hz'], ['sh']])
  expect(one.problem(['浙江省'])).toEqual({ code: 'form.notAnOption' })
})

test('a branch takes in what was chosen below it, and gives nothing back', () => {
  expect(withPath([xihu, ['sh']], ['zj', 'hz'])).toEqual([['sh'], ['zj', 'hz']])
  expect(withPath([['sh']], ['sh'])).toEqual([])
  expect(hasChosenParent([['zj']], xihu)).toBe(true)
  expect(hasChosenParent([xihu], xihu)).toBe(false)
})

test('formulas look along the way; what is stored comes back', () => {
  const settings = { options: places }
  const plan = expensePlan({
    fields: [
      { key: 'where', kind: 'cascader', label: 'W', settings },
      { key: 'all', kind: 'cascader', label: 'A', settings: { ...settings, multiple: true } },
      {
        key: 'city',
        kind: 'calculate',
        label: 'C',
        settings: { formula: "where[1] + '/' + all[0]", result: 'text' },
      },
    ],
  })
  const options = { rights: rightsAtStart(), context: formulaContext, stage: 'submit' } as const
  const { values, problems } = checkValues(plan, { where: xihu, all: [['sh'], xihu] }, options)
  expect(values.city).toBe('hz/sh')
  expect(problems).toEqual([])
  expect(fromRow(plan, toRow(plan, values))).toEqual(values)
  expect(checkValues(plan, {}, options)).toMatchObject({ values: { city: null }, problems: [] })
})
