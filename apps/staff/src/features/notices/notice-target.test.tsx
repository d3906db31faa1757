import { expect, test } from 'vitest'
import { noticeTarget } from './notice-target.ts'

const notice = (type: number, body: unknown, flowType: number | null = null) =>
  noticeTarget({
    id: 'n 1',
    type,
    flowType,
    bodyText: typeof body === 'string' ? body : JSON.stringify(body),
  })

test('a flow notice asks the server what to open, by task or else by case', () => {
  const body = { operatorId: 't1', taskId: 'c1', flowId: 'f1', opType: 3 }
  expect(notice(2, body, 1)).toEqual({ kind: 'flow', operatorId: 't1', flowId: 'f1', opType: '3' })
  expect(notice(2, { ...body, operatorId: '' }, 1)).toMatchObject({ operatorId: 'c1' })
})

test.each([
  [1, '1&type=1'],
  [2, '2&type=2'],
  [3, '2&type=3'],
  [4, '2&type=4'],
  [0, '2'],
])('a delegation notice of type %i opens tab %s', (type, tab) => {
  expect(notice(2, { type }, 2)).toEqual({
    kind: 'page',
    href: `/pages/workFlow/entrustAgent/index?index=${tab}`,
  })
})

test('a deleted schedule entry leads nowhere, another to its detail', () => {
  expect(notice(4, { type: 3, id: 's1', groupId: 'g1' })).toEqual({ kind: 'none' })
  expect(notice(4, { type: 1, id: 's1', groupId: 'g1' })).toEqual({
    kind: 'page',
    href: '/pages/workFlow/schedule/detail?groupId=g1&id=s1',
  })
})

test('a shared document is opened; for several documents, their shelf is', () => {
  expect(notice(3, { documentIds: ['d1'] })).toEqual({
    kind: 'page',
    href: '/pages/workFlow/document/detail?id=d1',
  })
  expect(notice(3, { documentIds: ['d1', 'd2'] })).toEqual({
    kind: 'page',
    href: '/pages/workFlow/document/index?shelf=shared',
  })
})

test('a request to start a flow leads to where it is answered', () => {
  expect(notice(3, { page: 'access', text: '' })).toEqual({
    kind: 'page',
    href: '/pages/workFlow/access/index',
  })
})

test.each([
  [1, '<p>Office closed on Friday</p>'],
  [3, 'not JSON {'],
  [2, 'null'],
])('a notice of kind %i without a place to go shows its own text', (type, body) => {
  expect(notice(type, body, 1)).toEqual({ kind: 'page', href: '/pages/message/messageDetail/index?id=n%201' })
})
