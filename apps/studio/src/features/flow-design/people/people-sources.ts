import { type FlowNode, namedHoldersOf, PeopleSource, referencedNode, sourcesAt } from '@signet/flow'
import type { Translate } from '@signet/i18n'

export type SourceKind = PeopleSource['kind']

/** Initial settings of each source of people; required choices are empty. */
const initialSources: { readonly [Kind in SourceKind]: Extract<PeopleSource, { kind: Kind }> } = {
  people: { kind: 'people', people: [] },
  starter: { kind: 'starter' },
  manager: { kind: 'manager', of: 'starter', levels: 1 },
  departmentHead: { kind: 'departmentHead', of: 'starter', levels: 0 },
  departmentRole: { kind: 'departmentRole', of: 'starter', ids: [] },
  chain: { kind: 'chain', of: 'starter', along: 'managers', from: 'bottom', levels: 2 },
  role: { kind: 'role', ids: [] },
  position: { kind: 'position', ids: [] },
  department: { kind: 'department', ids: [] },
  group: { kind: 'group', ids: [] },
  field: { kind: 'field', field: '', as: 'person' },
  handledAt: { kind: 'handledAt', node: '' },
  dataInterface: { kind: 'dataInterface', interface: '', parameters: {} },
}

export const sourceKinds = Object.keys(initialSources).filter(
  (kind): kind is SourceKind => kind in initialSources,
)

export const createSource = (kind: SourceKind): PeopleSource => initialSources[kind]

/** Complete sources; incomplete ones stay local until they are complete. */
export const keepCompleteSources = (sources: readonly PeopleSource[]): readonly PeopleSource[] =>
  sources.filter((source) => PeopleSource.safeParse(source).success)

const kindsOfSuperiors: ReadonlySet<SourceKind> = new Set(['manager', 'departmentHead'])
const mostLevels = 20

/** The superiors of superiors and heads; other people have none here. */
export function oneLevelUp(sources: readonly PeopleSource[]): readonly PeopleSource[] {
  return sources.flatMap((source) =>
    kindsOfSuperiors.has(source.kind) && 'levels' in source
      ? [{ ...source, levels: Math.min(source.levels + 1, mostLevels) }]
      : [],
  )
}

/** Suffixes that mark the kind of an id in a choice across several kinds. */
const kindSuffix: Readonly<Record<string, string>> = {
  people: 'user',
  position: 'position',
  role: 'role',
  group: 'group',
  department: 'organize',
}

/** All people and groups named by the nodes, as ids with a suffix for their kind. */
export function listNamedIds(nodes: readonly FlowNode[]): readonly string[] {
  return [...new Set(nodes.flatMap((node) => sourcesAt(node).flatMap(listIds)))]
}

/** Names of people and groups by id with the suffix of their kind. */
export type HolderNames = Readonly<Record<string, string>>

/** The names that a choice brought, in the order of its ids; undefined where one is not loaded. */
export type ChosenNames = readonly (string | undefined)[]

export function nameHolders(source: PeopleSource, names: ChosenNames = []): HolderNames {
  return Object.fromEntries(
    listIds(source).flatMap((id, at) => (names[at] === undefined ? [] : [[id, names[at]] as const])),
  )
}

/**
 * Calls people by their names, or else by the kind of their source, without departments. Undefined while a name is
 * not loaded.
 */
export function callPeople(
  t: Translate,
  sources: readonly PeopleSource[],
  names: HolderNames,
): string | undefined {
  const parts = sources.flatMap((source) => {
    const ids = listIds(source)
    return ids.length === 0
      ? [t(`flow-design.sourceKind.${source.kind}`)]
      : ids.map((id) => names[id]?.split(' · ')[0])
  })
  return parts.includes(undefined) ? undefined : parts.join(t('flow-design.separator'))
}

/** Describes a source of people; omits ids whose names are not loaded yet. */
export function describeSource(
  t: Translate,
  source: PeopleSource,
  names: HolderNames,
  nodes: readonly FlowNode[],
): string {
  const params = {
    ...pickPlainSettings(source),
    names: listIds(source)
      .flatMap((id) => names[id] ?? [])
      .join(t('flow-design.separator')),
    node: nodes.find(({ id }) => id === referencedNode(source))?.name ?? '',
  }
  return t(`flow-design.source.${source.kind}`, params)
}

function listIds(source: PeopleSource): readonly string[] {
  const named = namedHoldersOf(source)
  return named?.ids.map((id) => toMixedId(named.kind, id)) ?? []
}

/** Settings with a plain value, which can be inserted into a sentence. */
function pickPlainSettings(source: PeopleSource): Readonly<Record<string, string | number>> {
  return Object.fromEntries(
    Object.entries(source).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  )
}

/** The id of a person or group with the suffix of its kind. */
export const toMixedId = (kind: string, id: string) => `${id}--${kindSuffix[kind]}`
