import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillTemplate, type TemplateValues, unknownParameter } from './fill-template.ts'

const values: TemplateValues = {
  link: 'https://office.example/1',
  name: 'Li Wei',
  person: 'Wang Fang',
  step: '',
  system: 'Signet',
  title: 'Trip {link}',
  verdict: 'Approved',
  words: 'Fine',
}

test('values are filled in once, and lines without anything are left out', () => {
  const template = {
    subject: '{verdict}:  {title}',
    body: 'Dear {name},\n\n{step}\n{person}: {words}\n{link}',
  }
  expect(fillTemplate(template, values)).toEqual({
    subject: 'Approved: Trip {link}',
    body: 'Dear Li Wei,\n\nWang Fang: Fine\nhttps://office.example/1',
  })
})

test('a name that is no parameter is found', () => {
  expect(unknownParameter({ subject: '{title}', body: '{amount} of {title}' })).toBe('amount')
  expect(unknownParameter({ subject: '{title}', body: '{ } { "a": 1 }' })).toBe(' ')
  expect(unknownParameter({ subject: '', body: '{title} {{' })).toBeUndefined()
})

test('what somebody wrote appears as they wrote it', () => {
  fc.assert(
    fc.property(fc.string(), (words) => {
      const { body } = fillTemplate({ subject: '', body: '>{words}<' }, { ...values, words })
      expect(body).toBe(`>${words}<`.trim())
    }),
  )
})
