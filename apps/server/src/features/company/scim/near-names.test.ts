import { describe, expect, test } from 'vitest'
import { isNearName } from './near-names.ts'

describe('a department is probably meant', () => {
  test.each([
    ['研发 部', '研发部'],
    ['ＲＤ', 'rd'],
    ['研发', '研发部'],
    ['研发布', '研发部'],
    ['才务部', '财务部'],
    ['Marketting', 'Marketing'],
    ['Reserach & Development', 'Research & Development'],
    ['human resources', 'Human-Resources'],
    ['Slaes', 'Sales'],
  ])('%s is %s', (name, other) => {
    expect([isNearName(name, other), isNearName(other, name)]).toEqual([true, true])
  })
})

describe('a department is its own', () => {
  test.each([
    ['研发部', '开发部'],
    ['研发部', '研发组'],
    ['市场部', '销售部'],
    ['研发一部', '研发二部'],
    ['海外市场', '国内市场'],
    ['Sales 1', 'Sales 2'],
    ['Team A', 'Team B'],
    ['HR', 'IT'],
    ['Legal', 'Labs'],
    ['Support', 'Sales'],
  ])('%s beside %s', (name, other) => {
    expect([isNearName(name, other), isNearName(other, name)]).toEqual([false, false])
  })
})

test('the longest names are compared at once', () => {
  expect(isNearName('a'.repeat(100), `${'a'.repeat(97)}bcd`)).toBe(false)
})
