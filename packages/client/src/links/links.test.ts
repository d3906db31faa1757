import { flowLink } from '@signet/client'
import { expect, test } from 'vitest'

function configIn(link: string): unknown {
  const { pathname, searchParams } = new URL(link, 'http://localhost')
  expect(pathname).toBe('/pages/workFlow/flowBefore/index')
  const bytes = Uint8Array.from(
    atob(searchParams.get('config') ?? ''),
    (letter) => letter.codePointAt(0) ?? 0,
  )
  return JSON.parse(new TextDecoder().decode(bytes))
}

test('a link to a task names it the way the family does', () => {
  expect(configIn(flowLink({ flowId: 'f1', caseId: 'c1', taskId: 't1', opType: '3' }))).toEqual({
    id: 'c1',
    taskId: 'c1',
    operatorId: 't1',
    flowId: 'f1',
    opType: '3',
  })
})

test('a link to a launch may be in any script', () => {
  expect(configIn(flowLink({ flowId: '报销>?', opType: '-1' }))).toMatchObject({ flowId: '报销>?', id: '' })
})
