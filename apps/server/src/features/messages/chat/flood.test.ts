import { afterAll, beforeAll, expect, test } from 'vitest'
import { minutes, type Office, openOffice, refusalOf } from '../../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice({ unlimited: false })
})
afterAll(() => office.close())

const hundred = Array.from({ length: 100 }, (_, at) => at)

test('who sends a hundred messages in a second is refused with a sentence, and the others talk on', async () => {
  const [li, wang] = [await office.socket('li'), await office.socket('wang')]
  const { id } = await (await office.as('li')).chat.openDirect({ personId: office.company.people.wang })
  for (const at of hundred)
    li.send(
      JSON.stringify({
        ...{ method: 'SendMessage', conversationId: id, messageContent: `${at}` },
        clientId: `flood-${at}-device`,
      }),
    )
  for (const _ of hundred.slice(30))
    expect(await li.next('refused')).toMatchObject({
      refusal: 'request.tooMany',
      msg: expect.stringMatching(/[\u4e00-\u9fff]/),
      clientId: expect.stringContaining('flood-'),
    })

  const { list } = await (await office.as('wang')).chat.messages({ id, pageSize: 100 })
  expect(list.map(({ sequence }) => sequence)).toEqual(hundred.slice(0, 30).map((at) => at + 1))
  const chen = (await office.as('chen')).chat
  const { id: other } = await chen.openDirect({ personId: office.company.people.wang })
  await chen.send({ id: other, clientId: 'chen-device', text: '在' })
  const heard = hundred.slice(0, 31).map(() => wang.next('receiveMessage'))
  expect((await Promise.all(heard)).at(-1)?.formMessage).toBe('在')

  office.clock.pass(minutes(2))
  const { send } = (await office.as('li')).chat
  expect((await send({ id, clientId: 'after-a-minute', text: '好' })).sequence).toBe(31)
})

test('the same limit counts calls and frames of a person together', async () => {
  const { chat } = await office.as('zhao')
  const { id } = await chat.openDirect({ personId: office.company.people.chen })
  const sent = hundred.slice(0, 31).map((at) => chat.send({ id, clientId: `zhao-${at}-call`, text: '一' }))
  const refusals = await Promise.all(sent.map(refusalOf))
  expect(refusals.filter((refusal) => refusal === 'request.tooMany')).toHaveLength(1)
})
