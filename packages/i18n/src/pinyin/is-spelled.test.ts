import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isSpelled } from './is-spelled.ts'
import { containsWords, loadMatcher } from './matcher.ts'
import { syllables } from './syllables.ts'

test.each([
  ['张三', ['zs', 'zhangsan', 'zhangs', 'zsan', 'zh', 'san', 'ZHANG SAN', "zhang'san"]],
  ['北京市', ['bj', 'beijing', 'bjs', 'jing', 'bjshi']],
  ['西安', ['xian', 'xa']],
  ['长沙', ['changsha', 'zhangsha', 'cs']],
  ['财务 A组', ['cwa', 'caiwuaz', 'az']],
  ['吕女士', ['lvnvshi', 'lns', 'lu']],
  ['ＡＢ', []],
])('%s is spelled by %j', (name, spellings) => {
  for (const spelling of spellings) expect(isSpelled(name, spelling), spelling).toBe(true)
  for (const other of ['qq', 'zhangsanx', '三', '']) expect(isSpelled(name, other), other).toBe(false)
})

test('a long keyword over many equal characters is answered', () => {
  expect(isSpelled('人'.repeat(2000), `${'r'.repeat(59)}q`)).toBe(false)
  expect(isSpelled('啊'.repeat(2000), `${'a'.repeat(59)}q`)).toBe(false)
})

test('a matcher finds by letters, and once loaded by pinyin', async () => {
  const matches = await loadMatcher()
  expect([containsWords('差旅费', ' 旅 '), containsWords('差旅费', 'clf')]).toEqual([true, false])
  expect([
    matches('差旅费', '旅'),
    matches('差旅费', 'clf'),
    matches('Taxi', 'tAX'),
    matches('x', ''),
  ]).toEqual([true, true, true, true])
  expect(matches('差旅费', '交通')).toBe(false)
})

test('the database spells by the same table', () => {
  const migration = join(import.meta.dirname, '../../../db/migrations/platform/0005_spelling.sql')
  const quoted = [...readFileSync(migration, 'utf8').matchAll(/^ +'([^']+)'/gm)].flatMap(([, part = '']) =>
    part.split(',').filter(Boolean),
  )
  const pairs = [...syllables.matchAll(/([a-z]+)([^a-z])/g)]
  expect(quoted).toEqual([...pairs.map(([, syllable]) => syllable), ...pairs.map(([, , first]) => first)])
})
