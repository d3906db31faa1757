import { expect, test } from 'vitest'
import { inARow, refusalOf } from '../../test/index.ts'
import { takeFlowDefinition } from '../index.ts'

const definition = inARow({ review: 'li' })
const sent = JSON.parse(JSON.stringify(definition))

test('what the product knows is taken, also where settings that have a default are left out', () => {
  expect(takeFlowDefinition(sent)).toEqual(definition)
  const { rules: _, ...withoutRules } = sent
  expect(takeFlowDefinition(withoutRules)).toEqual(definition)
})

test.each([
  [{ ...sent, colour: 'red' }, 'colour'],
  [{ ...sent, rules: { ...sent.rules, recal: 'anytime' } }, 'rules.recal'],
  [
    { ...sent, lines: [...sent.lines.slice(1), { ...sent.lines[0], conditon: 'a > 1' }] },
    `lines.${sent.lines.length - 1}.conditon`,
  ],
  [JSON.parse(JSON.stringify(sent).replace('{', '{"__proto__":{"a":1},')), '__proto__'],
])('what it does not know is refused by name', (json, path) => {
  expect(refusalOf(() => takeFlowDefinition(json))).toMatchObject({
    code: 'flow.settingUnknown',
    params: { path },
  })
})
