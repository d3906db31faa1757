import { expect, test } from 'vitest'
import { createFeedback } from './feedback.ts'

function speak() {
  const waiting: { ms: number; run: () => void }[] = []
  let warnings = 0
  const feedback = createFeedback({
    after: (ms, run) => void waiting.push({ ms, run }),
    onMismatch: () => {
      warnings += 1
    },
  })
  return {
    feedback,
    waiting,
    warnings: () => warnings,
    texts: () => feedback.state.peek().toasts.map(({ text }) => text),
  }
}

test('a success disappears after 1.5 s, an error stays until it is dismissed', () => {
  const { feedback, waiting, texts } = speak()
  feedback.success('Saved')
  feedback.error('Not saved')
  expect(waiting.map(({ ms }) => ms)).toEqual([1500])

  waiting[0]?.run()
  expect(texts()).toEqual(['Not saved'])
  feedback.dismiss(feedback.state.peek().toasts[0]?.id ?? 0)
  expect(texts()).toEqual([])
})

test('the same error is not said twice over', () => {
  const { feedback, texts } = speak()
  feedback.error('No network')
  feedback.error('No network')
  expect(texts()).toEqual(['No network'])
})

test('undo is that of the last decision, even when both are said in the same words', () => {
  const { feedback, waiting, texts } = speak()
  const undone: string[] = []
  const decide = (what: string) =>
    feedback.success('Approved', { label: 'Undo', run: () => undone.push(what) })
  decide('first')
  decide('second')
  expect(texts()).toEqual(['Approved'])
  waiting[0]?.run()

  feedback.state.peek().toasts[0]?.action?.run()
  expect(undone).toEqual(['second'])
})

test('the veil lifts when everybody who lowered it has lifted it', () => {
  const { feedback, warnings } = speak()
  feedback.showLoading('Loading')
  feedback.showLoading('Loading')
  feedback.hideLoading()
  expect(feedback.state.peek().loading).toBe('Loading')
  feedback.hideLoading()
  expect(feedback.state.peek().loading).toBeNull()
  expect(warnings()).toBe(0)

  feedback.hideLoading()
  expect(warnings()).toBe(1)
})

test('a question is answered once; a second question answers the first with no', async () => {
  const { feedback } = speak()
  const first = feedback.ask({ title: 'Delete?', confirm: 'Delete' })
  const second = feedback.ask({ title: 'Log out?', confirm: 'Log out' })
  feedback.state.peek().question?.answer(true)

  expect(await first).toBe(false)
  expect(await second).toBe(true)
  expect(feedback.state.peek().question).toBeNull()
})
