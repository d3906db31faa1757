import fc from 'fast-check'
import { expect, test } from 'vitest'
import { caseHref, launchHref } from '../../kit/links/case-href.ts'
import { readCaseConfig } from './case-config.ts'

const configOf = (href: string) => new URL(href, 'http://localhost').searchParams.get('config') ?? ''
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value), 'utf8').toString('base64')
const base64url = (value: unknown) => Buffer.from(JSON.stringify(value), 'utf8').toString('base64url')

test('a link to a case opens that case and that task', () => {
  const href = caseHref({ caseId: 'c1', taskId: 't1', list: 'doing' })
  expect(readCaseConfig(configOf(href))).toEqual({ kind: 'case', caseId: 'c1', taskId: 't1' })
  expect(new URL(href, 'http://localhost').searchParams.get('list')).toBe('doing')
})

test('a link to a flow opens its empty form, in any script', () => {
  expect(readCaseConfig(configOf(launchHref('报销')))).toEqual({ kind: 'launch', flowId: '报销' })
})

test.each([
  ['the old word for the case', { taskId: 'c1', operatorId: 't1' }],
  ['case and task by their own names', { id: 'c1', taskId: 't1' }],
  ['numbers and nulls', { id: 'c1', operatorId: 't1', flowId: null, opType: 3 }],
])('%s is understood', (_words, config) => {
  const subject = { kind: 'case', caseId: 'c1', taskId: 't1' }
  expect(readCaseConfig(base64(config))).toEqual(subject)
  expect(readCaseConfig(base64url(config))).toEqual(subject)
  expect(readCaseConfig(encodeURIComponent(base64(config)))).toEqual(subject)
})

test('a link that names only the task asks the server for the rest', () => {
  expect(readCaseConfig(base64({ operatorId: 't1', opType: '3' }))).toEqual({
    kind: 'task',
    id: 't1',
    opType: '3',
  })
})

test.each([
  '',
  'not base64 at all!',
  base64(null),
  base64([]),
  base64('text'),
  base64({}),
  base64({ id: { $ne: null } }),
  base64({ id: 'x'.repeat(81) }),
  'A'.repeat(10_000),
  '%E0%A4%A',
  Buffer.from([0xff, 0xfe]).toString('base64'),
])('%s leads nowhere, calmly', (config) => {
  expect(readCaseConfig(config)).toBeNull()
})

test('no address makes reading fail', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.jsonValue().map(base64), fc.base64String()), (config) => {
      const subject = readCaseConfig(config)
      expect(subject === null || subject.kind.length > 0).toBe(true)
    }),
  )
})
