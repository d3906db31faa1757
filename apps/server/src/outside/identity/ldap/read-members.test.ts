import { once } from 'node:events'
import { createServer } from 'node:net'
import { BerReader, BerWriter, Client } from 'ldapts'
import { afterEach, expect, test } from 'vitest'
import { readMembers } from './read-members.ts'

const dn = 'cn=all,dc=office,dc=example'

/** Answers an attribute in ranges, as Active Directory does; what it answers for `from` is the test's. */
type Answer = (from: number) => Readonly<{ name: string; values: readonly string[] }> | undefined

let close: () => Promise<void> = async () => undefined
afterEach(() => close())

async function askedBy(answer: Answer): Promise<readonly string[]> {
  const server = createServer((socket) =>
    socket.on('data', (message) => {
      const search = typeof message === 'string' ? undefined : readSearch(message)
      if (search) socket.write(Buffer.concat([entryFor(search, answer), endFor(search.id)]))
      else socket.end()
    }),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const client = new Client({ url: `ldap://127.0.0.1:${port}` })
  close = async () => {
    await client.unbind()
    server.close()
  }
  const { searchEntries } = await client.search(dn, { scope: 'base', attributes: ['member'] })
  const [group] = searchEntries
  return readMembers(client, group ?? { dn }, 'member')
}

test('members in several ranges are all read', async () => {
  const names = Array.from({ length: 7 }, (_, at) => `uid=p${at}`)
  const ranges: Answer = (from) => {
    const values = names.slice(from, from + 3)
    const end = from + 3 >= names.length ? '*' : String(from + 2)
    return { name: `member;range=${from}-${end}`, values }
  }
  expect(await askedBy(ranges)).toEqual(names)
})

test('members in one answer are as they are', async () => {
  expect(await askedBy(() => ({ name: 'member', values: ['uid=a', 'uid=b'] }))).toEqual(['uid=a', 'uid=b'])
  await close()
  expect(await askedBy(() => undefined)).toEqual([])
})

test('a range that is missing or empty is no answer', async () => {
  const first = { name: 'Member;Range=0-1', values: ['uid=a', 'uid=b'] }
  await expect(askedBy((from) => (from === 0 ? first : undefined))).rejects.toThrow('breaks off')
  await close()
  const empty = { name: 'member;range=2-3', values: [] }
  await expect(askedBy((from) => (from === 0 ? first : empty))).rejects.toThrow('breaks off')
})

type Search = Readonly<{ id: number; from: number }>

/** Reads a search (RFC 4511, 4.5.1); undefined for any other message. */
function readSearch(message: Buffer): Search | undefined {
  const reader = new BerReader(message)
  reader.readSequence()
  const id = reader.readInt() ?? 0
  if (reader.peek() !== 0x63) return undefined
  const [, from = '0'] = /member;range=(\d+)-\*/.exec(message.toString('latin1')) ?? []
  return { id, from: Number(from) }
}

function entryFor({ id, from }: Search, answer: Answer): Buffer {
  const writer = new BerWriter()
  const found = answer(from)
  writer.startSequence()
  writer.writeInt(id)
  writer.startSequence(0x64)
  writer.writeString(dn)
  writer.startSequence()
  if (found) {
    writer.startSequence()
    writer.writeString(found.name)
    writer.startSequence(0x31)
    for (const value of found.values) writer.writeString(value)
    writer.endSequence()
    writer.endSequence()
  }
  writer.endSequence()
  writer.endSequence()
  writer.endSequence()
  return writer.buffer
}

function endFor(id: number): Buffer {
  const writer = new BerWriter()
  writer.startSequence()
  writer.writeInt(id)
  writer.startSequence(0x65)
  writer.writeEnumeration(0)
  writer.writeString('')
  writer.writeString('')
  writer.endSequence()
  writer.endSequence()
  return writer.buffer
}
