import { expect, test } from 'vitest'
import { createWaitingRoom } from './waiting-room.ts'

test('a slow server keeps only some transactions waiting, each for as many answers as it needs', async () => {
  const room = createWaitingRoom(2)
  const [first, second, third] = [{}, {}, {}]
  const answer = Promise.withResolvers<string>()
  const waiting = [first, first, second].map((owner) => room.wait(owner, () => answer.promise))

  await expect(room.wait(third, () => answer.promise)).rejects.toThrow('request.tooMany')
  waiting.push(room.wait(second, () => answer.promise))
  answer.resolve('rows')

  expect(await Promise.all(waiting)).toEqual(['rows', 'rows', 'rows', 'rows'])
  expect(await room.wait(third, async () => 'free again')).toBe('free again')
  await expect(room.wait(first, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await Promise.all([first, second].map((owner) => room.wait(owner, async () => 'both')))).toEqual([
    'both',
    'both',
  ])
})
