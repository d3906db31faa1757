import { expect, test } from 'vitest'
import { inARow, refusalOf } from '../../test/index.ts'
import { readFlowDefinition, readSubmittedFlow } from '../index.ts'

test('a definition read, written and read again is the same', () => {
  const definition = inARow({ review: 'li', check: ['wang', 'zhao'] })
  expect(readFlowDefinition(JSON.parse(JSON.stringify(definition)))).toEqual(definition)
})

test.each([
  [null, ''],
  [[], ''],
  [{ version: 2, name: 'Later', nodes: [], lines: [] }, 'version'],
  [{ version: -1 }, 'version'],
  [{ version: 1, name: 'Claim', nodes: [{ id: '1', kind: 'end', name: 'End' }], lines: [] }, 'nodes.0.id'],
  [{ version: 1, name: 'Claim', nodes: [{ id: 'a', kind: 'rocket', name: 'A' }], lines: [] }, 'nodes.0.kind'],
  [{ version: 1, name: 'Claim', nodes: [], lines: [{ id: 'l', from: 1, to: 'b' }] }, 'lines.0.from'],
])('%j is refused with the path of the mistake', (json, path) => {
  const refusal = refusalOf(() => readFlowDefinition(json))
  expect(refusal?.code).toBe('flow.definitionInvalid')
  expect(refusal?.params['path']).toBe(path)
})

const definition = inARow({ review: 'li' })
const sent = JSON.parse(JSON.stringify(definition))

test('what the product knows is taken, also where settings that have a default are left out', () => {
  expect(readSubmittedFlow(sent)).toEqual(definition)
  const { rules: _, ...withoutRules } = sent
  expect(readSubmittedFlow(withoutRules)).toEqual(definition)
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
  expect(refusalOf(() => readSubmittedFlow(json))).toMatchObject({
    code: 'flow.settingUnknown',
    params: { path },
  })
})
