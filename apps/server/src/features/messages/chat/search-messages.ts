import { contract } from '@signet/contract'
import { spellingsOf } from '@signet/i18n/grams'
import { serve } from '../../../http/serve.ts'
import { matchesText } from '../../../people/directory/index.ts'
import { type Found, findByGrams } from '../chat-grams/index.ts'
import { findOwns, loadOwnIds } from './conversation-store.ts'
import { nameOf } from './conversation-view.ts'
import { findMessages, type MessageRow, scanMessages } from './message-store.ts'
import { messageViews } from './message-view.ts'
import { hiddenSequence, ownConversation } from './own-conversation.ts'
import { type ChatReading, closedConversations } from './who-may-read.ts'

const mostFound = 50

/** Finds messages by words, two Chinese letters, pinyin or initials. */
export const search = serve(contract.chat.search, async (call) => {
  const { input, actor, tx } = call
  const inside = input.id === undefined ? undefined : await ownConversation(call, input.id)
  const { personId } = actor
  const ids = inside ? [inside.id] : await readableIds(call)
  const { rows, isCut } = await findMessagesWith(call, { ids, keyword: input.keyword })
  const foundIn = [...new Set(rows.map(({ conversationId }) => conversationId))]
  const owns = new Map((await findOwns(tx, { ids: foundIn, personId })).map((own) => [own.id, own]))
  const hiddenIn = (id: string) => {
    const own = owns.get(id)
    return own ? hiddenSequence(own) : Number.POSITIVE_INFINITY
  }
  const names = new Map<string, string>()
  for (const own of owns.values()) names.set(own.id, await nameOf(call, own))
  const list = (await messageViews(call, hiddenIn, rows)).map((message) => ({
    message,
    conversationName: names.get(message.conversationId) ?? '',
  }))
  return { list, isCut }
})

async function readableIds(call: ChatReading): Promise<readonly string[]> {
  const closed = await closedConversations(call)
  return (await loadOwnIds(call.tx, call.actor.personId)).filter((id) => !closed.has(id))
}

type Search = Readonly<{ ids: readonly string[]; keyword: string }>

/** Joins what the grams find with what is found among messages that have none yet. */
async function findMessagesWith({ tx, actor }: ChatReading, { ids, keyword }: Search) {
  const spellings = spellingsOf(keyword)
  const scan = { personId: actor.personId, ids, keyword, most: mostFound + 1 }
  const scanned = await scanMessages(tx, { ...scan, isWhole: spellings.length === 0 })
  const indexed = spellings.length === 0 ? noMatch : await findMatching(tx, { ...scan, spellings })
  const rows = [...new Map([...indexed.rows, ...scanned].map((row) => [placeOf(row), row])).values()]
  return {
    rows: rows.toSorted(newestFirst).slice(0, mostFound),
    isCut: indexed.isCut || rows.length > mostFound,
  }
}

const noMatch: Readonly<{ rows: readonly MessageRow[]; isCut: boolean }> = { rows: [], isCut: false }

const placeOf = ({ conversationId, sequence }: Omit<Found, 'sentAt'>): string =>
  `${conversationId} ${sequence}`

function newestFirst(a: MessageRow, b: MessageRow): number {
  return Date.parse(b.sentAt) - Date.parse(a.sentAt) || b.sequence - a.sequence
}

type Matching = Search & Readonly<{ personId: string; spellings: readonly (readonly string[])[] }>

const pageRows = 100
const mostPages = 10

/** Reads what the grams propose, since letters that are near each other are not always the words in their order. */
async function findMatching(
  tx: ChatReading['tx'],
  { keyword, ...sought }: Matching,
): Promise<typeof noMatch> {
  const rows: MessageRow[] = []
  let before: Found | undefined
  for (let page = 0; page < mostPages; page += 1) {
    const found = await findByGrams(tx, { ...sought, before, most: pageRows })
    const read = found.length === 0 ? [] : await findMessages(tx, found)
    rows.push(...read.filter(({ recalledAt, body }) => recalledAt === null && matchesText(body, keyword)))
    if (found.length < pageRows) return { rows, isCut: false }
    if (rows.length > mostFound) break
    before = found.at(-1)
  }
  return { rows, isCut: true }
}
