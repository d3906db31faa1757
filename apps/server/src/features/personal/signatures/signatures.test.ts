import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Account, minutes, type Office, openOffice, refusalOf } from '../../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(async () => {
  for (const as of ['li', 'wang'] as const) {
    const { signatures } = await office.as(as)
    for (const { id } of await signatures.mine()) await signatures.remove({ id })
  }
})
afterAll(() => office.close())

const signImg =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

async function add(as: Account = 'li', isDefault: 0 | 1 = 0): Promise<string> {
  office.clock.pass(minutes(1))
  return (await (await office.as(as)).signatures.add({ signImg, isDefault })).id
}
const defaults = async () =>
  (await (await office.as('li')).signatures.mine())
    .filter(({ isDefault }) => isDefault === 1)
    .map(({ id }) => id)

test('the first signature of Li is the default, a later one on request', async () => {
  const first = await add()
  await add()
  expect(await defaults()).toEqual([first])

  const third = await add('li', 1)
  expect(await defaults()).toEqual([third])
  const { signatures } = await office.as('li')
  await signatures.setDefault({ id: first })
  expect(await defaults()).toEqual([first])
})

test('when the default is deleted, the newest other signature becomes the default', async () => {
  const first = await add()
  await add()
  const newest = await add()
  const { signatures } = await office.as('li')
  await signatures.remove({ id: first })
  expect(await defaults()).toEqual([newest])

  for (const { id } of await signatures.mine()) await signatures.remove({ id })
  expect(await signatures.mine()).toEqual([])
})

test('a person has at most ten signatures', async () => {
  for (let count = 0; count < 10; count += 1) await add()

  expect(await refusalOf(add())).toBe('signatures.tooMany')
})

test('simultaneous additions leave ten signatures and one default', async () => {
  const { signatures } = await office.as('li')
  await Promise.allSettled(Array.from({ length: 14 }, () => signatures.add({ signImg, isDefault: 1 })))

  expect(await signatures.mine()).toHaveLength(10)
  expect(await defaults()).toHaveLength(1)
})

test.each([
  [
    'a drawing that is a page',
    `data:image/svg+xml;base64,${Buffer.from('<svg onload="alert(1)"/>').toString('base64')}`,
  ],
  [
    'a page that calls itself a picture',
    `data:image/png;base64,${Buffer.from('<script>'.repeat(20)).toString('base64')}`,
  ],
  ['an address elsewhere', 'https://example.com/sign.png'],
  ['more than 200 KB', signImg + 'A'.repeat(300_000)],
])('%s is no signature', async (_name, hostile) => {
  const { signatures } = await office.as('li')

  expect(await refusalOf(signatures.add({ signImg: hostile }))).toBe('signatures.notAPicture')
})

test('Wang neither sees, changes nor deletes the signatures of Li', async () => {
  const id = await add()
  const { signatures } = await office.as('wang')

  expect(await signatures.mine()).toEqual([])
  expect(await refusalOf(signatures.setDefault({ id }))).toBe('signatures.notFound')
  expect(await refusalOf(signatures.remove({ id }))).toBe('signatures.notFound')
  expect(await defaults()).toEqual([id])
})
