import { expect, test } from 'vitest'
import { remembered } from './remembered.ts'

test('a text is worked out once, until many others were', () => {
  const asked: string[] = []
  const lengthOf = remembered((text) => {
    asked.push(text)
    return text.length
  })
  expect([lengthOf('a'), lengthOf('bc'), lengthOf('a')]).toEqual([1, 2, 1])
  expect(asked).toEqual(['a', 'bc'])

  for (let number = 0; number < 1000; number += 1) lengthOf(`other ${number}`)
  expect(lengthOf('a')).toBe(1)
  expect(asked.filter((text) => text === 'a')).toHaveLength(2)
})

test('long texts are not kept', () => {
  const long = 'x'.repeat(301)
  let count = 0
  const counted = remembered(() => {
    count += 1
    return count
  })

  expect([counted(long), counted(long)]).toEqual([1, 2])
})
