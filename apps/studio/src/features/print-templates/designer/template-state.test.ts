import { moveBlock, type PrintTemplate, readTemplate } from '@signet/print'
import { expect, test } from 'vitest'
import { afterDeed, beginTemplate, type TemplateDeed } from './template-state.ts'

const template = readTemplate({
  version: 1,
  blocks: ['a', 'b', 'c'].map((id) => ({ kind: 'text', id, text: id })),
})
const play = (...deeds: readonly TemplateDeed[]) =>
  deeds.reduce(afterDeed, beginTemplate({ name: 'Sheet', template }))
const told = (state: ReturnType<typeof play>) => ({
  blocks: state.history.present.template.blocks.map(({ id }) => id).join(),
  selected: state.selected,
})
const select = (id: string): TemplateDeed => ({ deed: 'select', id })
const type = (text: string): TemplateDeed => ({
  deed: 'edit',
  edit: (draft): PrintTemplate => ({ ...draft, header: { ...draft.header, start: text } }),
  about: 'header',
})

test('what is removed leaves its neighbour selected, and comes back', () => {
  expect(told(play(select('b'), { deed: 'remove' }))).toEqual({ blocks: 'a,c', selected: 'c' })
  expect(told(play(select('c'), { deed: 'remove' }))).toEqual({ blocks: 'a,b', selected: 'b' })
  expect(told(play(select('b'), { deed: 'remove' }, { deed: 'undo' })).blocks).toBe('a,b,c')
})

test('a copy stands behind what is selected, under an id of its own', () => {
  expect(told(play(select('a'), { deed: 'duplicate' }))).toEqual({ blocks: 'a,text1,b,c', selected: 'text1' })
  expect(told(play(select('a'), { deed: 'cut' }, select('c'), { deed: 'paste' })).blocks).toBe('b,c,a')
})

test('what is typed at one place is undone as one step, and done again', () => {
  const typed = play(type('1'), type('12'), { deed: 'undo' })
  expect(typed.history.present.template).toEqual(template)
  expect(afterDeed(typed, { deed: 'redo' }).history.present.template.header.start).toBe('12')
})

test('what is selected always exists', () => {
  const moved: TemplateDeed = { deed: 'edit', edit: (draft) => moveBlock(draft, 'c', 0), select: 'c' }
  expect(told(play(moved))).toEqual({ blocks: 'c,a,b', selected: 'c' })
  const added = play(select('a'), { deed: 'duplicate' }, { deed: 'undo' })
  expect(added.selected).toBeUndefined()
})
