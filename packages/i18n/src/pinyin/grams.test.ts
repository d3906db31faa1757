import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gramsOf, spellingsOf } from './grams.ts'
import { readingsOf } from './readings.ts'

const mayHave = (text: string, words: string): boolean => {
  const grams = gramsOf(text)
  return spellingsOf(words).some((spelling) => spelling.every((gram) => grams.has(gram)))
}

test.each([
  ['差旅费报销单', '报销'],
  ['差旅费报销单', '销'],
  ['差旅费报销单', 'baoxiao'],
  ['差旅费报销单', 'bao xiao'],
  ['差旅费报销单', 'baox'],
  ['差旅费报销单', 'bx'],
  ['差旅费报销单', 'clfbxd'],
  ['差旅费报销单', 'bxiaod'],
  ['差旅费报销单', 'fei'],
  ['重庆见', 'chongqing'],
  ['重要', 'zhongyao'],
  ['Budget 2027 预算', 'budget'],
  ['Budget 2027 预算', 'BUDGET 2027'],
  ['A4纸', 'a4z'],
  ['绿色', 'lvse'],
  ['西安', "xi'an"],
])('%s may hold %s', (text, words) => {
  expect(mayHave(text, words)).toBe(true)
})

test.each([
  ['差旅费报销单', '销报'],
  ['差旅费报销单', 'xiaobao'],
  ['差旅费报销单', 'xb'],
  ['Budget 2027', 'budges'],
])('%s does not hold %s', (text, words) => {
  expect(mayHave(text, words)).toBe(false)
})

test('a single Latin letter, a sign and nothing have no grams', () => {
  for (const words of ['a', '!', '', ' ']) expect(spellingsOf(words)).toEqual([])
})

const letters = fc.constantFrom(...'差旅费报销单重庆长行会计预算安阿额ab4')

test('two letters or more of a text are found in it, written and in initials', () => {
  fc.assert(
    fc.property(
      fc.array(letters, { minLength: 2, maxLength: 20 }),
      fc.nat(17),
      fc.integer({ min: 2, max: 6 }),
      (text, start, length) => {
        const part = text.slice(start, start + length)
        fc.pre(part.length > 1)
        const initials = part.map((letter) => readingsOf(letter)[0]?.slice(0, 1)).join('')
        const whole = part.map((letter) => readingsOf(letter).at(-1)).join('')
        return [part.join(''), initials].every((words) => mayHave(text.join(''), words)) && whole.length > 1
      },
    ),
  )
})
