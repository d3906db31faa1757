import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Office, openOffice } from '../../../../test/index.ts'
import { readOlderTalk } from './index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

let drawn = 0
async function say(id: string, text: string) {
  return (await office.as('li')).chat.send({ id, clientId: `searched-${++drawn}`, text })
}
async function withWang(): Promise<string> {
  const { chat } = await office.as('li')
  return (await chat.openDirect({ personId: office.company.people.wang })).id
}
async function found(keyword: string, id?: string): Promise<readonly string[]> {
  const { chat } = await office.as('wang')
  return (await chat.search({ keyword, ...(id && { id }) })).list.map(({ message }) => message.text)
}

test.each(['报销', '销', 'baoxiao', 'bao xiao', 'baox', 'bxd', 'chailv', 'clfbxd', 'Q3', 'a'])(
  'a message is found by %s',
  async (keyword) => {
    const id = await withWang()
    await say(id, '差旅费报销单（Q3 trav）请看一下')
    await say(id, '明天开会')

    expect(await found(keyword, id)).toContain('差旅费报销单（Q3 trav）请看一下')
    expect(await found(keyword, id)).not.toContain('明天开会')
  },
)

test('the newest is found first, and letters in another order are not the words', async () => {
  const id = await withWang()
  await say(id, '合同一')
  await say(id, '同合')
  office.clock.pass(1000)
  await say(id, '合同二')

  expect(await found('合同')).toEqual(['合同二', '合同一'])
  expect(await found('hetonger')).toEqual(['合同二'])
})

test('more than fifty are cut after the newest, however many only look alike', async () => {
  const id = await withWang()
  for (let at = 0; at < 60; at += 1) await say(id, `印章${at}`)
  const { chat } = await office.as('wang')
  const { list, isCut } = await chat.search({ keyword: 'yinzhang' })
  expect([list.length, isCut, list[0]?.message.text]).toEqual([50, true, '印章59'])
})

test('an edit is found by its new words alone, and a recall by none', async () => {
  const id = await withWang()
  const { chat } = await office.as('li')
  const { sequence } = await say(id, '仓库盘点')
  await chat.edit({ id, sequence, text: '车间盘点' })
  expect([await found('ck'), await found('chejian')]).toEqual([[], ['车间盘点']])

  await chat.recall({ id, sequence })
  expect([await found('chejian'), await kept(id, sequence)]).toEqual([[], []])
})

const tenant = () => office.db.tenant('demo')

async function kept(id: string, sequence: number) {
  return tenant()
    .selectFrom('chatGram')
    .where('conversationId', '=', id)
    .where('sequence', '=', sequence)
    .selectAll()
    .execute()
}

test('what was said before messages were indexed is found, first by its words, then by pinyin', async () => {
  const id = await withWang()
  const { chat } = await office.as('li')
  await say(id, '老合同存档')
  const { sequence } = await say(id, '旧文已撤')
  await chat.recall({ id, sequence })
  await tenant().deleteFrom('chatGram').where('conversationId', '=', id).execute()
  await tenant().updateTable('conversation').set({ gramlessUpTo: sequence }).where('id', '=', id).execute()

  expect([await found('存档'), await found('cundang')]).toEqual([['老合同存档'], []])
  await say(id, '新存档')
  expect(await found('存档')).toEqual(['新存档', '老合同存档'])

  await readOlderTalk(office.app.server, 'demo')
  expect([await found('存档'), await found('cundang')]).toEqual([
    ['新存档', '老合同存档'],
    ['新存档', '老合同存档'],
  ])
  expect(await kept(id, sequence)).toEqual([])
})

test('no one finds by pinyin what they may not read', async () => {
  const { chat } = await office.as('li')
  const { id } = await chat.openDirect({ personId: office.company.people.chen })
  await say(id, '秘密议题')
  const joinedLate = await chat.createGroup({ name: '组', personIds: [office.company.people.zhao] })
  await say(joinedLate.id, '秘密议题')
  await chat.addMembers({ id: joinedLate.id, personIds: [office.company.people.wang] })

  expect(await found('mimi')).toEqual([])
  expect(await found('密议')).toEqual([])
})
