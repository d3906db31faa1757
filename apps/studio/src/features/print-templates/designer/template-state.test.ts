import { moveBlock, type PrintTemplate, readTemplate } from '@signet/print'
import { expect, test } from 'vitest'
import { applyAction, beginTemplate, type TemplateAction } from './template-state.ts'

const template = readTemplate({
  version: 1,
  blocks: ['a', 'b', 'c'].map((id) => ({ kind: 'text', id, text: id })),
})
const play = (...actions: readonly TemplateAction[]) =>
  actions.reduce(applyAction, beginTemplate({ name: 'Sheet', template }))
const summarize = (state: ReturnType<typeof play>) => ({
  blocks: state.history.present.template.blocks.map(({ id }) => id).join(),
  selected: state.selected,
})
const select = (id: string): TemplateAction => ({ type: 'select', id })
const type = (text: string): TemplateAction => ({
  type: 'edit',
  edit: (draft): PrintTemplate => ({ ...draft, header: { ...draft.header, start: text } }),
  about: 'header',
})

test('removing a block selects its neighbour, and undo restores it', () => {
  expect(summarize(play(select('b'), { type: 'remove' }))).toEqual({ blocks: 'a,c', selected: 'c' })
  expect(summarize(play(select('c'), { type: 'remove' }))).toEqual({ blocks: 'a,b', selected: 'b' })
  expect(summarize(play(select('b'), { type: 'remove' }, { type: 'undo' })).blocks).toBe('a,b,c')
})

test('a copy follows the selection, with its own id', () => {
  expect(summarize(play(select('a'), { type: 'duplicate' }))).toEqual({
    blocks: 'a,text1,b,c',
    selected: 'text1',
  })
  expect(summarize(play(select('a'), { type: 'cut' }, select('c'), { type: 'paste' })).blocks).toBe('b,c,a')
})

test('typing in one setting is undone as one step, and redone', () => {
  const typed = play(type('1'), type('12'), { type: 'undo' })
  expect(typed.history.present.template).toEqual(template)
  expect(applyAction(typed, { type: 'redo' }).history.present.template.header.start).toBe('12')
})

test('the selected block always exists', () => {
  const moved: TemplateAction = { type: 'edit', edit: (draft) => moveBlock(draft, 'c', 0), select: 'c' }
  expect(summarize(play(moved))).toEqual({ blocks: 'c,a,b', selected: 'c' })
  const added = play(select('a'), { type: 'duplicate' }, { type: 'undo' })
  expect(added.selected).toBeUndefined()
})
