import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Office, openOffice } from '../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const noise = { method: 'refresh' as const, msg: 'x'.repeat(60_000) }
const everyTurns = 20

test('a reader who stalls is cut while the others hear every message, and then fetches what they missed', async () => {
  const { chen, zhao } = office.company.people
  const { chat } = await office.as('li')
  const { id } = await chat.createGroup({ name: '项目', personIds: [chen, zhao] })
  const [stalled, fine] = [await office.socket('chen'), await office.socket('zhao')]
  const known = (await stalled.next('initMessage')).conversations.find((one) => one.id === id)
  stalled.pause()
  const { sockets } = office.app.server
  const isThere = () => sockets.online('demo').includes(chen)
  const said: number[] = []
  const say = async () => {
    const { sequence } = await chat.send({
      id,
      clientId: `message-${said.length}`,
      text: `第 ${said.length} 条`,
    })
    said.push(sequence)
    expect((await fine.next('receiveMessage')).message.sequence).toBe(sequence)
  }

  for (let turn = 0; turn < 400 && isThere(); turn += 1) {
    if (turn % everyTurns === 0) await say()
    sockets.publish({ tenant: 'demo', personIds: [chen, zhao], frame: noise })
    await fine.next('refresh')
  }
  expect(isThere()).toBe(false)
  await say()
  stalled.raw.resume()
  expect(await stalled.closed).toBe(1006)

  const back = await office.socket('chen')
  const now = (await back.next('initMessage')).conversations.find((one) => one.id === id)
  expect(now?.last).toBe(said.at(-1))
  const { list } = await (await office.as('chen')).chat.missed({
    known: [{ id, revision: known?.last ?? 0 }],
  })
  const fetched = list.flatMap(({ messages }) => messages.map(({ sequence }) => sequence))
  expect(fetched).toEqual(Array.from({ length: said.length }, (_, at) => (known?.last ?? 0) + 1 + at))
})
