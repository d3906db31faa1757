import { endpoint, openapi } from '@signet/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'

const Tree = z
  .object({
    id: z.string(),
    get children() {
      return z.array(Tree)
    },
  })
  .meta({ id: 'Tree' })

test('a tree is documented once, where every call finds it', () => {
  const ask = endpoint({
    method: 'GET',
    path: '/api/trees',
    access: 'member',
    summary: 'Trees',
    input: z.object({}),
    output: z.object({ list: z.array(Tree) }),
    refusals: [],
  })
  const document = openapi({ trees: { ask } }, { version: '1' })
  const text = JSON.stringify(document)

  expect(document.components.schemas).toMatchObject({ Tree: { properties: { id: { type: 'string' } } } })
  expect(text).not.toContain('$defs')
  expect(text.match(/"#\/components\/schemas\/Tree"/g)).toHaveLength(2)
})
