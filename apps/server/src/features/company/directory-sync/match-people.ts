import type { PersonEntry } from '../../../outside/identity/index.ts'
import type { Person } from '../../../people/directory/index.ts'
import {
  aboutPerson,
  conflict,
  inTurns,
  type Planning,
  type SyncChange,
  type SyncReason,
} from './sync-plan.ts'

/** An entry and who it is here; `person` is undefined for somebody new. */
export type MatchedPerson = Readonly<{ entry: PersonEntry; id: string; person: Person | undefined }>

type Matches = Readonly<{ matched: readonly MatchedPerson[]; conflicts: readonly SyncChange[] }>

/**
 * Finds who the people of the directory are here: by their link, by how they signed in, or, where the settings link
 * those who are here, by account or mail address. Entries that cannot be told apart, or are an external person here, are conflicts.
 */
export async function matchPeople(planning: Planning): Promise<Matches> {
  const entries = planning.content.people.map(named)
  const twins = openTwins(entries)
  const here = openPeopleHere(planning)
  const matched: MatchedPerson[] = []
  const conflicts: SyncChange[] = []
  await inTurns(entries, (entry) => {
    const wrong = wrongEntry(entry) ?? twins.reasonOf(entry)
    const found = wrong ? undefined : here.find(entry)
    const reason = wrong ?? found?.reason
    if (reason) conflicts.push(conflict(aboutPerson(entry.subject, entry), reason.code, reason.params))
    else matched.push({ entry, person: found?.person, id: found?.person?.id ?? planning.newId() })
  })
  return { matched, conflicts }
}

/** Accounts there are mail addresses sometimes; accounts here have no sign for them. */
function named(entry: PersonEntry): PersonEntry {
  const account = entry.account.split('@')[0] ?? ''
  return { ...entry, account, name: entry.name || account }
}

function wrongEntry({ account, name }: PersonEntry): SyncReason | undefined {
  if (account === '') return { code: 'noAccount', params: {} }
  if (!/^[\w.-]{2,60}$/.test(account))
    return { code: 'wrongAccount', params: { account: account.slice(0, 60) } }
  if (name.length > 60) return { code: 'tooLong', params: { limit: 60 } }
  return undefined
}

const unique = [
  { code: 'accountTwice', of: ({ account }: PersonEntry) => account.toLowerCase() },
  { code: 'mailTwice', of: ({ email }: PersonEntry) => email.toLowerCase() },
  { code: 'phoneTwice', of: ({ mobilePhone }: PersonEntry) => mobilePhone },
] as const

/** What several entries have, although each person has one of their own. */
function openTwins(entries: readonly PersonEntry[]) {
  const counted = unique.map(({ code, of }) => {
    const rows = Map.groupBy(entries, of)
    return {
      code,
      of,
      isTwice: (value: string) => value !== '' && (rows.get(value)?.length ?? 0) > 1,
    }
  })
  return {
    reasonOf: (entry: PersonEntry): SyncReason | undefined => {
      const twice = counted.find(({ of, isTwice }) => isTwice(of(entry)))
      return twice && { code: twice.code, params: { value: twice.of(entry) } }
    },
  }
}

type Found = Readonly<{ person?: Person | undefined; reason?: SyncReason }>

function openPeopleHere({ content, directory, links, settings, findBy }: Planning) {
  const people = [...directory.people.values()]
  const byMail = Map.groupBy(people, ({ email }) => email.toLowerCase())
  const byPhone = new Map(people.map((person) => [person.mobilePhone, person]))
  const there = new Set(content.people.map(({ subject }) => subject))
  const linked = new Set(
    [...links.people].flatMap(([subject, { personId }]) => (there.has(subject) ? personId : [])),
  )
  const taken = new Set<string>()

  /** The people here who have something of an entry that each person has alone. */
  const ownersOf = ({ account, email, mobilePhone }: PersonEntry) => ({
    account: [directory.personByAccount(account) ?? []].flat(),
    email: email === '' ? [] : (byMail.get(email.toLowerCase()) ?? []),
    phone: mobilePhone === '' ? [] : [byPhone.get(mobilePhone) ?? []].flat(),
  })
  type Owners = ReturnType<typeof ownersOf>

  const linkedTo = ({ subject }: PersonEntry): Person | undefined =>
    directory.people.get(links.people.get(subject)?.personId ?? links.bound.get(subject) ?? '')
  const meant = (owners: Owners): Person | undefined => {
    const [one, ...more] = settings.existing === 'link' ? owners[findBy] : []
    const isFree = one && more.length === 0 && !linked.has(one.id)
    return isFree ? one : undefined
  }
  const reasonOf = (owners: Owners, person: Person | undefined): SyncReason | undefined => {
    const kinds = [
      ['accountHere', owners.account],
      ['mailHere', owners.email],
      ['phoneHere', owners.phone],
    ] as const
    for (const [code, holders] of kinds) {
      const other = holders.find(({ id }) => id !== person?.id)
      if (other && !holders.some(({ id }) => id === person?.id))
        return { code, params: { name: other.name, account: other.account } }
    }
    return undefined
  }

  const unfit = (person: Person | undefined): SyncReason | undefined => {
    if (!person) return undefined
    const { id, name, account } = person
    if (directory.isExternal(id)) return { code: 'external', params: { name } }
    return taken.has(id) ? { code: 'accountHere', params: { name, account } } : undefined
  }

  return {
    find: (entry: PersonEntry): Found => {
      const owners = ownersOf(entry)
      const person = linkedTo(entry) ?? meant(owners)
      const reason = reasonOf(owners, person) ?? unfit(person)
      if (reason) return { reason }
      if (person) taken.add(person.id)
      return { person }
    },
  }
}
