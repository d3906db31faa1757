import type { UserRow } from '@signet/contract'
import type { Client } from '../create-client.ts'
import { areas, dictionary } from './dictionary.ts'
import { interfaces } from './interfaces.ts'
import { organizationPaths, organizations, positions } from './organizations.ts'
import type { Answer, Asked, Found, Json, Question, Source, Through } from './source.ts'

const recordsPerPage = 20

/** Records of a model, by `<model>/<label>`: the field that a record is called by; `id` leaves it to the list. */
const models: Source = {
  search: async ({ records }, { name, words = '', columns = [], page = 1 }, signal) => {
    const { list, pagination } = await records.choose(
      {
        ...modelQuery(name, columns),
        keyword: words,
        queryType: 1,
        currentPage: page,
        pageSize: recordsPerPage,
      },
      { signal },
    )
    return {
      choices: list.map(choiceOfRecord),
      hasMore: pagination.currentPage * pagination.pageSize < pagination.total,
      total: pagination.total,
    }
  },
  byIds: async ({ records }, ids, { name, columns = [] }) =>
    (await records.choose({ ...modelQuery(name, columns), ids: [...ids] })).list.map(choiceOfRecord),
}

function modelQuery(name: string, columns: readonly string[]) {
  const [id = '', label = 'id'] = name.split('/')
  return { id, columnOptions: columns.join(','), ...(label !== 'id' && { relationField: label }) }
}

type Row = Readonly<{
  id: string
  text: string
  values: Readonly<Record<string, unknown>>
  columns: Readonly<Record<string, string>>
}>

/** `columns` holds values, to fill fields with; `texts` is how they read. Values came as JSON. */
function choiceOfRecord({ id, text, values, columns: texts }: Row): Found {
  return { id, name: text, columns: values as Readonly<Record<string, Json>>, texts }
}

const roles = circles({
  all: ({ organization }, signal) => organization.roleSelector({}, { signal }),
  byIds: ({ organization }, ids, signal) =>
    organization.roleRange({ ids: [...ids] }, signal ? { signal } : {}),
})

const groups = circles({
  all: ({ organization }, signal) => organization.groupSelector({}, { signal }),
  byIds: ({ organization }, ids, signal) =>
    organization.groupRange({ ids: [...ids] }, signal ? { signal } : {}),
})

const pageSize = 30

/** Colleagues by name, pinyin, account or phone; the note says where they work. */
const people: Source = {
  search: async ({ organization }, { words: keyword = '', range, page: currentPage = 1 }, signal) => {
    const asked = { keyword, currentPage, pageSize }
    const { list, next } = range
      ? await organization.selectedUsers({ ...asked, ids: [...range] }, { signal })
      : await organization.users(asked, { signal })
    return { choices: list.map(personOf), hasMore: next !== null }
  },
  byIds: async ({ organization }, ids) =>
    (await organization.usersByIds({ ids: [...ids] })).list.map(personOf),
}

/** The families of things that can be chosen. A new one joins here, in one line. */
const sources: Readonly<Record<string, Source>> = {
  people,
  organizations,
  organizationPaths,
  positions,
  roles,
  groups,
  areas,
  dictionary,
  interface: interfaces,
  model: models,
}

/**
 * What forms and lists choose from: asks the calls that know the things. `of` is `organizations`, or `interface:<id>`.
 * Interfaces answer whoever may use the form that asks (`through`); without one, whoever may ask them directly.
 */
export function createLookup(client: Client, through?: Through) {
  return {
    search: async (question: Question, signal: AbortSignal): Promise<Answer> => {
      const { source, name } = sourceOf(question.of)
      return source.search(client, { ...question, name, through }, signal)
    },
    byIds: async (of: string, ids: readonly string[], asked: Asked = {}): Promise<readonly Found[]> => {
      const { source, name } = sourceOf(of)
      return source.byIds(client, ids, { ...asked, name, through })
    },
  }
}

/** A thing that nobody can ask for is a mistake of the caller, not of the person. */
function sourceOf(of: string): { source: Source; name: string } {
  const [family = '', ...name] = of.split(':')
  const source = Object.hasOwn(sources, family) ? sources[family] : undefined
  if (!source) throw new RangeError(`nothing is known of ${family}`)
  return { source, name: name.join(':') }
}

function personOf({ id, realName, headIcon, organize, position }: UserRow): Found {
  const note = [organize, position].filter(Boolean).join(' · ')
  return { id, name: realName, ...(headIcon && { picture: headIcon }), ...(note && { note }) }
}

type Rows = Promise<Readonly<{ list: readonly Readonly<{ id: string; fullName: string }>[] }>>

type Calls = Readonly<{
  all: (client: Client, signal: AbortSignal) => Rows
  byIds: (client: Client, ids: readonly string[], signal?: AbortSignal) => Rows
}>

/** People under a name, of which a company has a few dozen: all of them at once, by words in their names. */
function circles({ all, byIds }: Calls): Source {
  return {
    search: async (client, { words = '', range }, signal) => {
      const { list } = range ? await byIds(client, range, signal) : await all(client, signal)
      const wanted = words.toLowerCase()
      const found = list.filter(({ fullName }) => fullName.toLowerCase().includes(wanted))
      return { choices: found.map(named), hasMore: false }
    },
    byIds: async (client, ids) => (await byIds(client, ids)).list.map(named),
  }
}

function named({ id, fullName }: Readonly<{ id: string; fullName: string }>) {
  return { id, name: fullName }
}
