import { expect, test } from 'vitest'
import { openPauses } from './pauses.ts'

const hour = 3_600_000

test('hurried work ends a pause and allows no other until it is done', async () => {
  const pauses = openPauses()
  const resting = pauses.rest(hour)

  await pauses.inHurry(async () => {
    await resting
    await pauses.rest(hour)
  })

  const again = pauses.rest(hour)
  await pauses.inHurry(async () => again)
})

test('a hurry that fails is over, too', async () => {
  const pauses = openPauses()

  await expect(pauses.inHurry(async () => Promise.reject(new Error('stumbled')))).rejects.toThrow('stumbled')

  expect(await Promise.race([pauses.rest(hour), Promise.resolve('still resting')])).toBe('still resting')
})
