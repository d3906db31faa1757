import { expect, test } from 'vitest'
import { inARow } from '../../test/index.ts'
import { listFlowTexts, setFlowText } from './flow-texts.ts'

const flow = inARow({ review: 'li' }, { title: '{starter}的差旅：{reason}' })
const review = { part: 'nodes', of: 'review' } as const

test('the names of a flow are listed with their translations, without what has no words', () => {
  const translated = setFlowText(flow, review, { locale: 'en-US', text: 'Review' })
  const texts = listFlowTexts(translated, '财务')

  expect(texts.map(({ id }) => id)).toEqual([
    ...['name', 'category', 'title', 'nodes begin', 'nodes end', 'nodes review'],
  ])
  expect(texts.at(-1)?.words).toEqual({ 'zh-CN': 'review', 'en-US': 'Review' })
  expect(listFlowTexts(inARow({ review: 'li' }), '').map(({ id }) => id)).not.toContain('title')
})

test('a name that is emptied in all languages leaves no translations', () => {
  const translated = setFlowText(flow, review, { locale: 'en-US', text: 'Review' })
  const both = setFlowText(translated, { part: 'name' }, { locale: 'zh-TW', text: '差旅' })

  expect(both.translations).toEqual({ 'en-US': { nodes: { review: 'Review' } }, 'zh-TW': { name: '差旅' } })
  expect(setFlowText(translated, review, { locale: 'en-US', text: '' })).toEqual(flow)
})

test('the plain name of a step, the flow and its title are changed in place', () => {
  const set = (place: Parameters<typeof setFlowText>[1]) =>
    setFlowText(flow, place, { locale: 'zh-CN', text: '新' })

  expect(set(review).nodes.find(({ id }) => id === 'review')?.name).toBe('新')
  expect(set({ part: 'name' }).name).toBe('新')
  expect(set({ part: 'title' }).rules.title).toBe('新')
  expect(set({ part: 'category' })).toEqual(flow)
})
