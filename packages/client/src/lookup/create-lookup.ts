import type { ChoosableUser, UserRow } from '@signet/contract'
import type { Client } from '../create-client.ts'
import { areas, dictionary } from './dictionary.ts'
import { interfaces } from './interfaces.ts'
import { organizationPaths, organizations, positions } from './organizations.ts'
import type { Answer, FoundChoice, Json, LookupOptions, Question, Source, Through } from './source.ts'

const recordsPerPage = 20

/**
 * Records of a model, by `<model>/<label>`, where the label is the field shown as the name; `id` leaves the
 * name to the list.
 */
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

/** `columns` holds JSON values to fill fields with; `texts` holds their display texts. */
function choiceOfRecord({ id, text, values, columns: texts }: Row): FoundChoice {
  return { id, name: text, columns: values as Readonly<Record<string, Json>>, texts }
}

const roles = circles({
  all: ({ organization }, { signal, ...asked }) => organization.roleSelector(asked, { signal }),
  byIds: ({ organization }, ids, wanted) =>
    organization.roleRange(
      { ids: [...ids], keyword: wanted?.keyword ?? '' },
      wanted ? { signal: wanted.signal } : {},
    ),
})

const groups = circles({
  all: ({ organization }, { signal, ...asked }) => organization.groupSelector(asked, { signal }),
  byIds: ({ organization }, ids, wanted) =>
    organization.groupRange(
      { ids: [...ids], keyword: wanted?.keyword ?? '' },
      wanted ? { signal: wanted.signal } : {},
    ),
})

const pageSize = 30

/** Colleagues by name, pinyin, account or phone; the note says where they work. */
const people: Source = {
  search: async (client, { words: keyword = '', range, parent, page: currentPage = 1 }, signal) => {
    const { organization } = client
    const query = { keyword, currentPage, pageSize }
    if (parent !== undefined) return peopleBelow(client, { ...query, parent }, signal)
    const { list, next } = range
      ? await organization.selectedUsers({ ...query, ids: [...range] }, { signal })
      : await organization.users({ ...query, order: 'nearness' }, { signal })
    return { choices: list.map(personOf), hasMore: next !== null }
  },
  byIds: async ({ organization }, ids) =>
    (await organization.usersByIds({ ids: [...ids] })).list.map(personOf),
}

type Below = Readonly<{ parent: string; currentPage: number; pageSize: number }>

/** The departments directly below one, which only lead on, and its people. */
async function peopleBelow(
  { organization }: Client,
  { parent, ...page }: Below,
  signal: AbortSignal,
): Promise<Answer> {
  const [units, people] = await Promise.all([
    page.currentPage === 1 ? organization.organizeSelector({ parentId: parent }, { signal }) : { list: [] },
    parent === '-1'
      ? { list: [], next: null }
      : organization.users({ ...page, organizeId: parent }, { signal }),
  ])
  const headings = units.list.map(({ id, fullName }) => ({ id, name: fullName, isHeading: true }))
  return { choices: [...headings, ...people.list.map(personOf)], hasMore: people.next !== null }
}

/** The kinds of choices; a new kind is added here. */
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
 * Creates the search for choices of forms and lists. `of` is `organizations`, or `interface:<id>`.
 * Interfaces are open to people who may use the form in `through`, or who may call them directly.
 */
export function createLookup(client: Client, through?: Through) {
  return {
    search: async (question: Question, signal: AbortSignal): Promise<Answer> => {
      const { source, name } = sourceOf(question.of)
      return source.search(client, { ...question, name, through }, signal)
    },
    byIds: async (
      of: string,
      ids: readonly string[],
      options: LookupOptions = {},
    ): Promise<readonly FoundChoice[]> => {
      const { source, name } = sourceOf(of)
      return source.byIds(client, ids, { ...options, name, through })
    },
    /** A colleague is offered first the next time; where that cannot be noted, nothing else is lost. */
    taken: (of: string, id: string): void => {
      if (of === 'people') client.contacts.meet({ ids: [id] }).catch(() => undefined)
    },
  }
}

/** An unknown kind is a bug of the caller, not a refusal. */
function sourceOf(of: string): { source: Source; name: string } {
  const [family = '', ...name] = of.split(':')
  const source = Object.hasOwn(sources, family) ? sources[family] : undefined
  if (!source) throw new RangeError(`nothing is known of ${family}`)
  return { source, name: name.join(':') }
}

function personOf({ id, realName, headIcon, organize, position, ...near }: FoundPerson): FoundChoice {
  const note = [organize, position].filter(Boolean).join(' · ')
  const { circle, awayUntil } = near
  return {
    ...{ id, name: realName },
    ...(headIcon && { picture: headIcon }),
    ...(note && { note }),
    ...(circle && { circle }),
    ...(awayUntil && { awayUntil }),
  }
}

type FoundPerson = UserRow & Partial<Pick<ChoosableUser, 'circle' | 'awayUntil'>>

type Rows = Promise<Readonly<{ list: readonly Readonly<{ id: string; fullName: string }>[] }>>

type Wanted = Readonly<{ keyword: string; signal: AbortSignal }>
type Calls = Readonly<{
  all: (client: Client, wanted: Wanted) => Rows
  byIds: (client: Client, ids: readonly string[], wanted?: Wanted) => Rows
}>

/** Roles or groups: a company has a few dozen, so they come on one page. */
function circles({ all, byIds }: Calls): Source {
  return {
    search: async (client, { words = '', range }, signal) => {
      const wanted = { keyword: words, signal }
      const { list } = range ? await byIds(client, range, wanted) : await all(client, wanted)
      return { choices: list.map(named), hasMore: false }
    },
    byIds: async (client, ids) => (await byIds(client, ids)).list.map(named),
  }
}

function named({ id, fullName }: Readonly<{ id: string; fullName: string }>) {
  return { id, name: fullName }
}
