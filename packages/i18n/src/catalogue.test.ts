import { expect, test } from 'vitest'
import { catalogueOf } from './catalogue.ts'

const said = (english: string) => ({ 'zh-CN': '甲', 'zh-TW': '乙', 'en-US': english })

const files = {
  'apps/staff/src/features/notices/texts.ts': { texts: { title: said('Notices') } },
  'packages/client/src/texts.ts': { texts: { timeout: said('Too slow') } },
  'packages/contract/src/texts.ts': { texts: { 'session.expired': said('Please log in again') } },
  'packages/form-ui/src/fields/choice/rate/texts.ts': {
    texts: { title: said('Rate') },
    studioTexts: { 'setting.max': said('Stars') },
  },
}

test('a sentence is found under the name of its folder, in the language asked for', () => {
  expect(catalogueOf(files, 'en-US', { withStudio: false })).toEqual({
    'notices.title': 'Notices',
    'client.timeout': 'Too slow',
    'session.expired': 'Please log in again',
    'rate.title': 'Rate',
  })
  expect(catalogueOf(files, 'zh-TW', { withStudio: false })['rate.title']).toBe('乙')
})

test('only the studio carries the texts of settings panels', () => {
  expect(catalogueOf(files, 'en-US', { withStudio: true })['rate.setting.max']).toBe('Stars')
})
