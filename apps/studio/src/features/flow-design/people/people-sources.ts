import { type FlowNode, holdersNamedBy, nodeNamedBy, PeopleSource, sourcesAt } from '@signet/flow'
import type { Translate } from '@signet/i18n'

export type SourceKind = PeopleSource['kind']

/** Initial settings of each source of people; required choices are empty. */
const first: { readonly [Kind in SourceKind]: Extract<PeopleSource, { kind: Kind }> } = {
  people: { kind: 'people', people: [] },
  starter: { kind: 'starter' },
  manager: { kind: 'manager', of: 'starter', levels: 1 },
  departmentHead: { kind: 'departmentHead', of: 'starter', levels: 0 },
  chain: { kind: 'chain', of: 'starter', along: 'managers', from: 'bottom', levels: 2 },
  role: { kind: 'role', ids: [] },
  position: { kind: 'position', ids: [] },
  department: { kind: 'department', ids: [] },
  group: { kind: 'group', ids: [] },
  field: { kind: 'field', field: '', as: 'person' },
  handledAt: { kind: 'handledAt', node: '' },
  dataInterface: { kind: 'dataInterface', interface: '', parameters: {} },
}

export const sourceKinds = Object.keys(first).filter((kind): kind is SourceKind => kind in first)

export const firstSource = (kind: SourceKind): PeopleSource => first[kind]

/** Complete sources; incomplete ones stay local until they are complete. */
export const wholeSources = (sources: readonly PeopleSource[]): readonly PeopleSource[] =>
  sources.filter((source) => PeopleSource.safeParse(source).success)

/** The suffix of each kind of id in a mixed choice. */
const mixedKind: Readonly<Record<string, string>> = {
  people: 'user',
  position: 'position',
  role: 'role',
  group: 'group',
  department: 'organize',
}

/** All ids named by the nodes, in the form of a mixed choice. */
export function namedIn(nodes: readonly FlowNode[]): readonly string[] {
  return [...new Set(nodes.flatMap((node) => sourcesAt(node).flatMap(idsIn)))]
}

/** Sources of people in words; ids whose name is not loaded yet are left out. */
export function peopleText(
  t: Translate,
  source: PeopleSource,
  names: Readonly<Record<string, string>>,
  nodes: readonly FlowNode[],
): string {
  const params = {
    ...plainSettings(source),
    names: idsIn(source)
      .flatMap((id) => names[id] ?? [])
      .join(t('flow-design.separator')),
    node: nodes.find(({ id }) => id === nodeNamedBy(source))?.name ?? '',
  }
  return t(`flow-design.source.${source.kind}`, params)
}

function idsIn(source: PeopleSource): readonly string[] {
  const named = holdersNamedBy(source)
  return named?.ids.map((id) => mixedId(named.kind, id)) ?? []
}

/** Settings that fit in a sentence: a field, levels, of whom. */
function plainSettings(source: PeopleSource): Readonly<Record<string, string | number>> {
  return Object.fromEntries(
    Object.entries(source).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  )
}

/** The id of a person or group in the form of a mixed choice. */
export const mixedId = (kind: string, id: string) => `${id}--${mixedKind[kind]}`
