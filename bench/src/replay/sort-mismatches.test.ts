import { expect, test } from 'vitest'
import { sortMismatches } from './sort-mismatches.ts'

const refused = { course: 'claim 1', what: 'X was refused', fault: 'log' } as const

test('one refused command is one cause, and its consequences follow it', () => {
  const follows = [
    { course: 'claim 1', what: 'it is running' },
    { course: 'list done of li', what: 'it counts 1' },
  ]
  expect(sortMismatches([...follows, refused])).toEqual({
    causes: [refused],
    consequences: follows,
    fault: 'log',
  })
})

test('what no refusal explains is a fault of the product', () => {
  const wrong = { course: 'claim 2', what: 'it is running' }
  expect(sortMismatches([refused, wrong])).toEqual({
    causes: [refused, wrong],
    consequences: [],
    fault: 'product',
  })
  expect(sortMismatches([]).fault).toBeUndefined()
})
