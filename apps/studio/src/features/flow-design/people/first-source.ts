import { PeopleSource } from '@signet/flow'

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
