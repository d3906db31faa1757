import { expect, test } from 'vitest'
import { readHolidays } from './read-holidays.ts'

test('lines name days, ranges and make-up days in several spellings', () => {
  const text = '2027年1月1日 休 元旦\n\n2027/2/5 ~ 2027/2/6，放假，春节\n2027-02-14\t上班\n'
  expect(readHolidays(text)).toEqual({
    days: [
      { day: '2027-01-01', kind: 'free', name: '元旦' },
      { day: '2027-02-05', kind: 'free', name: '春节' },
      { day: '2027-02-06', kind: 'free', name: '春节' },
      { day: '2027-02-14', kind: 'worked', name: '' },
    ],
    wrong: [],
  })
})

test.each([
  ['a day that does not exist', '2027-02-30 休', 'date'],
  ['a line without a date', '春节 休', 'date'],
  ['a day without a kind', '2027-01-01 元旦', 'kind'],
  ['a range that ends before it begins', '2027-02-06 ~ 2027-02-05 休', 'range'],
  ['a range of a year', '2027-01-01 ~ 2027-12-31 休', 'range'],
])('%s is a wrong line', (_what, text, problem) => {
  expect(readHolidays(`2027-05-01 休\n${text}`)).toMatchObject({
    days: [{ day: '2027-05-01' }],
    wrong: [{ line: 2, text, problem }],
  })
})

test('a day that occurs twice is a wrong line', () => {
  const { wrong } = readHolidays('2027-05-01 ~ 2027-05-05 休\n2027-05-03 班')
  expect(wrong).toEqual([{ line: 2, text: '2027-05-03 班', problem: 'twice' }])
})

const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']

test('an iCalendar file names days off up to its exclusive end, and make-up days', () => {
  const file = [
    'BEGIN:VCALENDAR',
    ...event('DTSTART;VALUE=DATE:20270205', 'DTEND;VALUE=DATE:20270207', 'SUMMARY:春', ' 节(休)'),
    ...event('DTSTART;VALUE=DATE:20270214', 'SUMMARY:春节(班)'),
    ...event('DTSTART:20270215T090000', 'SUMMARY:春节'),
    'END:VCALENDAR',
  ]
  expect(readHolidays(file.join('\r\n'))).toEqual({
    days: [
      { day: '2027-02-05', kind: 'free', name: '春节' },
      { day: '2027-02-06', kind: 'free', name: '春节' },
      { day: '2027-02-14', kind: 'worked', name: '春节' },
    ],
    wrong: [{ line: 13, text: '20270215T090000 春节', problem: 'date' }],
  })
})
