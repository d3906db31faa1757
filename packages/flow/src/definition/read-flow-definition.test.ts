import { expect, test } from 'vitest'
import { inARow, refusalOf } from '../../test/index.ts'
import { readFlowDefinition } from '../index.ts'

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
