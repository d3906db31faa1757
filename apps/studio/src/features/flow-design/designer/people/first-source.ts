import { PeopleSource } from '@signet/flow'

export type SourceKind = PeopleSource['kind']

/** Every way to find people as it begins. What has to be chosen stands empty. */
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

/** Sources that say whom they mean; the others wait at the desk until they do. */
export const wholeSources = (sources: readonly PeopleSource[]): readonly PeopleSource[] =>
  sources.filter((source) => PeopleSource.safeParse(source).success)
