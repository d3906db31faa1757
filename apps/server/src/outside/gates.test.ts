import { expect, test } from 'vitest'
import { createGates } from './gates.ts'

test('a few calls run, some wait, and the rest is refused', async () => {
  const gates = createGates({ atOnce: 2, waiting: 1 })
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  let inside = 0
  let most = 0
  const pass = () =>
    gates.through('door', async () => {
      inside += 1
      most = Math.max(most, inside)
      await opened
      inside -= 1
      return 'through'
    })
  const first = [pass(), pass(), pass()]

  await expect(pass()).rejects.toMatchObject({ code: 'request.tooMany' })
  expect(await gates.through('another door', async () => 'free')).toBe('free')
  open()
  expect(await Promise.all(first)).toEqual(['through', 'through', 'through'])
  expect(most).toBe(2)
  expect(await pass()).toBe('through')
})
