import { expect, test } from 'vitest'
import { flowLink, readFlowConfig } from './flow-link.ts'

const configOf = (link: string) => new URL(link, 'http://localhost').searchParams.get('config') ?? ''

test('a link says which case and task it is about, in any script', () => {
  const subject = { flowId: '报销', caseId: 'c1', taskId: 't1', opType: '3' }
  expect(readFlowConfig(configOf(flowLink(subject)))).toEqual(subject)
})

test('an inherited link that names only the task of the case is understood', () => {
  const config = btoa(JSON.stringify({ taskId: 'c1', operatorId: 't1', opType: 3 }))
  expect(readFlowConfig(config)).toEqual({ caseId: 'c1', taskId: 't1', flowId: '', opType: '3' })
})

test.each(['', 'not base64 at all!', btoa('null'), btoa('[')])('%s is no config', (config) => {
  expect(readFlowConfig(config)).toBeNull()
})
