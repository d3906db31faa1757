import type { Referent } from '@signet/form'
import { Refusal } from '@signet/std'
import type { Snapshot } from '../../../people/directory/index.ts'
import { type AskingModel, findAccess, type OpenedModel } from '../../../records/models/index.ts'
import { rowsOfIds } from '../../data-interfaces/index.ts'
import { idsCalled } from '../../records/index.ts'
import { dictionaryEntries } from '../dictionary/index.ts'

/** Names in a sheet, by what they refer to. */
type NamesByReferent = ReadonlyMap<Referent, ReadonlySet<string>>
export type FoundIds = (of: Referent, name: string) => string | undefined

/**
 * Returns the ids for names, codes or accounts in a sheet. Ambiguous names have no id, and their rows get a
 * problem. Areas are written as ids.
 */
export async function namesToIds(
  asking: AskingModel,
  opened: Pick<OpenedModel, 'directory'>,
  wanted: NamesByReferent,
): Promise<FoundIds> {
  const ids = new Map<Referent, ReadonlyMap<string, string>>()
  for (const [of, names] of wanted) ids.set(of, await idsOf(asking, opened, of, [...names]))
  return (of, name) => ids.get(of)?.get(name)
}

async function idsOf(
  asking: AskingModel,
  { directory }: Pick<OpenedModel, 'directory'>,
  of: Referent,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const [family = '', name = ''] = of.split(':')
  if (family === 'dictionary') return entryIds(asking, name)
  if (family === 'model') return recordIds(asking, name, names)
  if (family === 'interface') return rowIds(asking, name, names)
  const named = Object.hasOwn(directoryNames, family) ? directoryNames[family] : undefined
  return unambiguous(named?.(directory) ?? [])
}

type NamedIds = Iterable<readonly [name: string, id: string]>

const directoryNames: Readonly<Record<string, (directory: Snapshot) => NamedIds>> = {
  people: ({ people }) =>
    [...people.values()].flatMap(({ id, name, account }) => [
      [name, id],
      [account, id],
    ]),
  organizations: organizationNames,
  organizationPaths: organizationNames,
  positions: ({ posts }) => idsByName(posts),
  roles: ({ roles }) => idsByName(roles),
  groups: ({ groups }) => idsByName(groups),
}

function organizationNames(directory: Snapshot): NamedIds {
  return [...directory.organizations.values()].flatMap(({ id, name, code }) => {
    const path = directory.pathOf(id).map((one) => one.name)
    return [
      [name, id],
      [code, id],
      [path.join('/'), id],
    ] as const
  })
}

type CodedName = Readonly<{ id: string; name: string; code: string }>

function idsByName(things: ReadonlyMap<string, CodedName>): NamedIds {
  return [...things.values()].flatMap(
    ({ id, name, code }) =>
      [
        [name, id],
        [code, id],
      ] as const,
  )
}

async function entryIds({ tx }: AskingModel, dictionary: string): Promise<ReadonlyMap<string, string>> {
  const [code = '', store] = dictionary.split('/')
  const entries = (await dictionaryEntries(tx, code)).filter(({ isOffered }) => isOffered)
  return unambiguous(
    entries.flatMap(({ id, code: own, name }) => {
      const stored = store === 'code' ? own : id
      return [own, ...Object.values(name)].map((word) => [word, stored] as const)
    }),
  )
}

async function recordIds(asking: AskingModel, model: string, names: readonly string[]) {
  const [modelId = '', label = 'id'] = model.split('/')
  const opened = await findAccess(asking, modelId)
  return opened && opened.access.grounds.length > 0
    ? unambiguous(await idsCalled(asking, opened, { label, names }))
    : new Map<string, string>()
}

/** Returns no ids for an interface that requires parameters; such cells hold ids. */
async function rowIds({ server, tx, actor, now }: AskingModel, referent: string, names: readonly string[]) {
  const [id = '', value = 'id', label = 'fullName'] = referent.split('/')
  const { tenant, personId } = actor
  const ids = { column: label, values: names }
  const rows = await rowsOfIds(server, tx, { id, tenant, personId, now, ids }).catch((error: unknown) => {
    if (error instanceof Refusal) return []
    throw error
  })
  return unambiguous(rows.map((row) => [String(row[label] ?? ''), String(row[value] ?? '')]))
}

/** Drops names that several things share. */
export function unambiguous(named: NamedIds): ReadonlyMap<string, string> {
  const ids = new Map<string, string>()
  const shared = new Set<string>()
  for (const [name, id] of named) {
    if (ids.has(name) && ids.get(name) !== id) shared.add(name)
    ids.set(name, id)
  }
  for (const name of shared) ids.delete(name)
  return ids
}
