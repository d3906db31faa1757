import { expect, test } from 'vitest'
import { openTurns } from './open-turns.ts'

test('two people work at once, each on one thing, and the others in the order they came', async () => {
  const inTurn = openTurns(2)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const works = (['li 1', 'li 2', 'wang 1', 'zhao 1'] as const).map((name) =>
    inTurn(name.split(' ')[0] ?? '', () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      begun.push(name)
      ends.set(name, resolve)
      return promise
    }),
  )
  const end = (name: string) =>
    expect
      .poll(() => ends.has(name))
      .toBe(true)
      .then(() => ends.get(name)?.())

  await expect.poll(() => begun).toEqual(['li 1', 'wang 1'])
  await end('wang 1')
  await expect.poll(() => begun).toEqual(['li 1', 'wang 1', 'zhao 1'])
  await end('li 1')
  await expect.poll(() => begun).toEqual(['li 1', 'wang 1', 'zhao 1', 'li 2'])
  await end('zhao 1')
  await end('li 2')
  await Promise.all(works)
})

test('work that fails ends its turn', async () => {
  const inTurn = openTurns(1)
  const failing = inTurn('li', async () => {
    throw new Error('broken')
  })
  await expect(failing).rejects.toThrow('broken')
  await expect(inTurn('wang', async () => undefined)).resolves.toBeUndefined()
})
