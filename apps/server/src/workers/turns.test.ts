import { expect, test } from 'vitest'
import { createTurns } from './index.ts'

test('others get their turn when a slice of work is full, and not before', async () => {
  const heard: string[] = []
  const turns = createTurns(10)
  setImmediate(() => heard.push('other'))

  await turns.after(9)
  expect(heard).toEqual([])
  await turns.after(1)
  expect(heard).toEqual(['other'])

  setImmediate(() => heard.push('next'))
  await turns.after(9)
  expect(heard).toEqual(['other'])
})
