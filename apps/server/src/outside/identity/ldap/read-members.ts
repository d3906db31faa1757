import type { Client, Entry } from 'ldapts'
import { attributeIn, textsOf } from './entry-values.ts'

const mostMembers = 100_000

type Range = Readonly<{ values: readonly string[]; next: number | undefined }>

/**
 * Returns all members of a group. Active Directory answers many of them in ranges (`member;range=0-1499`), of which the
 * others are asked for. Throws for a range that is missing, so that half an answer removes no members.
 */
export async function readMembers(
  client: Client,
  group: Entry,
  attribute: string,
): Promise<readonly string[]> {
  const members = [...textsOf(attributeIn(group, attribute))]
  let range = rangeIn(group, attribute)
  while (range) {
    members.push(...range.values)
    if (range.next === undefined) break
    range = await nextRange(client, group, { attribute, from: range.next })
    if (members.length > mostMembers) throw new Error(`${group.dn} has more than ${mostMembers} members.`)
  }
  return members
}

type Wanted = Readonly<{ attribute: string; from: number }>

async function nextRange(client: Client, { dn }: Entry, { attribute, from }: Wanted): Promise<Range> {
  const attributes = [`${attribute};range=${from}-*`]
  const { searchEntries } = await client.search(dn, { scope: 'base', attributes })
  const [entry] = searchEntries
  const range = entry && rangeIn(entry, attribute)
  if (!range || range.values.length === 0) throw new Error(`The directory breaks off the members of ${dn}.`)
  return range
}

/** The range that an entry has of an attribute; undefined for all of it. */
function rangeIn(entry: Entry, attribute: string): Range | undefined {
  const start = `${attribute.toLowerCase()};range=`
  const names = Object.keys(entry).filter((name) => name.toLowerCase().startsWith(start))
  // The library adds what was asked for and not answered (`range=1500-*`), without values.
  const name = names.find((one) => !one.endsWith('-*')) ?? names[0]
  if (name === undefined) return undefined
  const end = Number(name.split('-').at(-1))
  return { values: textsOf(entry[name]), next: name.endsWith('-*') ? undefined : end + 1 }
}
