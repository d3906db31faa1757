import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from '@signet/client'
import { startProduct } from '@signet/e2e/product'
import pg from 'pg'
import { foundCompany } from '../company.ts'
import { openServer } from '../database-server.ts'
import { type Figure, type Measurement, rowsOption } from '../figure.ts'
import { measureBeside } from '../measure-beside.ts'

/** The length of the conversation, unless `--rows messages=100000` says otherwise. */
const usual = 1_000_000
const pageRows = 40

/**
 * One conversation of a million messages: opened, its last page, a page in the middle, what a device missed, and a
 * search, each beside the simplest statement that finds the same rows on the same server.
 */
export const messages: Measurement = {
  name: 'messages',
  about: 'a conversation of a million messages: open, page, catch up and search, beside bare SQL',
  run: async (options) => {
    const server = await openServer(options.database)
    const databaseUrl = await server.newDatabase('messages')
    const dataDir = await mkdtemp(join(tmpdir(), 'signet-messages-'))
    const product = await startProduct({ databaseUrl, dataDir })
    const database = new pg.Pool({ connectionString: databaseUrl, max: 1 })
    try {
      const { starter, approvers } = await foundCompany(product)
      const [writer] = approvers
      if (!writer) throw new Error('The company has no approver.')
      const { id } = await writer.chat.openDirect({ personId: (await starter.myself.baseInfo({})).id })
      for (const [at, text] of said.entries())
        await writer.chat.send({ id, clientId: `bench-message-${at}`, text })
      const rows = rowsOption(options, 'messages', usual)
      const schema = await fillConversation(database, id, rows)
      return await measure({ database, schema, reader: starter, id, rows })
    } finally {
      await database.end()
      await product.stop()
      await server.close()
      await rm(dataDir, { recursive: true, force: true })
    }
  },
}

const places = ['上海', '北京', '广州', '成都', '杭州']
const topics = ['差旅费报销单请看一下', '合同已经盖章', '下周预算会议改期', '采购申请退回来了']
/** What people say over and over, and what is said once in a long while. */
const said = ['钥匙放在前台', ...topics.flatMap((topic) => places.map((place) => `${place}的${topic}`))]

/** Copies the first messages, and what they are found by, until there are `rows`. Returns the schema of the tenant. */
async function fillConversation(database: pg.Pool, id: string, rows: number): Promise<string> {
  const { rows: tenants } = await database.query<{ code: string }>('select code from platform.tenant limit 1')
  const schema = `t_${tenants[0]?.code}`
  // The first of them is said once in 50,000 messages.
  const from = `case when n % 50000 = 0 then 1 else 2 + n % ${said.length - 1} end`
  const copied = `generate_series(${said.length + 1}, $2::int) n join ${schema}`
  await database.query(
    `insert into ${schema}.chat_message
       (conversation_id, sequence, revision, sender_id, client_id, kind, body, addresses_all, sent_at)
     select conversation_id, n, n, sender_id, 'bench-message-' || n, kind, body, false, sent_at + n * interval '1 second'
     from ${copied}.chat_message on conversation_id = $1 and sequence = ${from}`,
    [id, rows],
  )
  await database.query(
    `insert into ${schema}.chat_gram (conversation_id, sequence, sent_at, grams)
     select conversation_id, n, sent_at + n * interval '1 second', grams
     from ${copied}.chat_gram on conversation_id = $1 and sequence = ${from}`,
    [id, rows],
  )
  await database.query(
    `update ${schema}.conversation set last_sequence = $2, last_revision = $2 where id = $1`,
    [id, rows],
  )
  await database.query(`vacuum analyze ${schema}.chat_message, ${schema}.chat_gram`)
  return schema
}

type Scene = Readonly<{ database: pg.Pool; schema: string; reader: Client; id: string; rows: number }>

async function measure({ database, schema, reader, id, rows }: Scene): Promise<readonly Figure[]> {
  const { chat } = reader
  const middle = Math.floor(rows / 2)
  const bare = (rest: string) =>
    database.query(`select * from ${schema}.chat_message where conversation_id = $1 ${rest}`, [id])
  const pageBefore = (sequence: number) =>
    bare(`and sequence < ${sequence} order by sequence desc limit ${pageRows}`)
  const found = (words: string) =>
    bare(`and body ilike '%${words}%' order by sent_at desc, sequence desc limit 51`)
  // Among all conversations of the reader; the statement knows which one it is in.
  const measureSearch = (name: string, keyword: string, words: string) =>
    measureBeside(
      `messages.search.${name}`,
      () => chat.search({ keyword }),
      () => found(words),
    )

  return [
    await measureBeside(
      'messages.open',
      () => chat.open({ id }),
      () => pageBefore(rows + 1),
    ),
    await measureBeside(
      'messages.page.last',
      () => chat.messages({ id }),
      () => pageBefore(rows + 1),
    ),
    await measureBeside(
      'messages.page.middle',
      () => chat.messages({ id, before: middle }),
      () => pageBefore(middle),
    ),
    await measureBeside(
      'messages.missed.100',
      () => chat.missed({ known: [{ id, revision: rows - 100 }] }),
      () => bare(`and revision > ${rows - 100} order by revision limit 201`),
    ),
    await measureSearch('many', '报销', '报销'),
    await measureSearch('many.pinyin', 'baoxiao', '报销'),
    await measureSearch('many.initials', 'bxd', '报销单'),
    await measureSearch('few', '钥匙', '钥匙'),
    await measureSearch('few.pinyin', 'yaoshi', '钥匙'),
    await measureSearch('none', '印花', '印花'),
  ]
}
