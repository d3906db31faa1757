import { expect, test } from 'vitest'
import { refusalOf } from '../../../test/index.ts'
import { readCron } from './read-cron.ts'

test.each([
  ['0 9 * * *', { minutes: [540], days: undefined, weekdays: undefined }],
  ['30 8 1,15 * ?', { minutes: [510], days: [1, 15], weekdays: undefined }],
  ['*/30 8-9 * * MON-fri', { minutes: [480, 510, 540, 570], weekdays: [0, 1, 2, 3, 4] }],
  ['0 0 * jan,7 0', { months: [1, 7], weekdays: [6] }],
  ['0 0 * * 7', { weekdays: [6] }],
  ['50/10 23 29 2 *', { minutes: [1430], days: [29], months: [2] }],
])('%s is read', (expression, meant) => {
  expect(readCron(expression)).toMatchObject(meant)
})

test.each([
  ['', 'flow.cronParts', { count: 0 }],
  ['0 0 9 * * *', 'flow.cronParts', { count: 6 }],
  ['70 9 * * *', 'flow.cronRange', { part: 'minute', text: '70', from: 0, to: 59 }],
  ['0 24 * * *', 'flow.cronRange', { part: 'hour', text: '24', from: 0, to: 23 }],
  ['0 9 0 * *', 'flow.cronRange', { part: 'day', text: '0', from: 1, to: 31 }],
  ['0 9 * * mo', 'flow.cronPart', { part: 'weekday', text: 'mo' }],
  ['0 9 * dec-jan *', 'flow.cronPart', { part: 'month', text: 'dec-jan' }],
  ['*/0 9 * * *', 'flow.cronPart', { part: 'minute', text: '*/0' }],
  ['0 9,, * * *', 'flow.cronPart', { part: 'hour', text: '' }],
  ['* * * * *', 'flow.cronTooOften', { minutes: 5 }],
  ['0,58 * * * *', 'flow.cronTooOften', { minutes: 5 }],
  ['0 9 30,31 2 *', 'flow.cronNever', {}],
])('%s is refused, and what is wrong in it is said', (expression, code, params) => {
  expect(refusalOf(() => readCron(expression))).toMatchObject({ code, params })
})
