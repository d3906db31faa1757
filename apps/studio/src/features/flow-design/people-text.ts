import { type FlowNode, type PeopleSource, sourcesAt } from '@signet/flow'
import type { Translate } from '@signet/i18n'

/** How a source writes the ids that it names in a mixed choice. */
const mixedKind: Readonly<Record<string, string>> = {
  people: 'user',
  position: 'position',
  role: 'role',
  group: 'group',
  department: 'organize',
}

/** Every id that the nodes name, as a mixed choice writes it. */
export function namedIn(nodes: readonly FlowNode[]): readonly string[] {
  return [...new Set(nodes.flatMap((node) => sourcesAt(node).flatMap(idsIn)))]
}

/** Who gets it, in words; ids whose name is not there yet are left out. */
export function peopleText(
  t: Translate,
  source: PeopleSource,
  names: Readonly<Record<string, string>>,
  nodes: readonly FlowNode[],
): string {
  const params = {
    names: idsIn(source)
      .flatMap((id) => names[id] ?? [])
      .join(t('flow-design.separator')),
    field: source.kind === 'field' ? source.field : '',
    levels: 'levels' in source ? source.levels : 0,
    of: 'of' in source ? source.of : '',
    node: source.kind === 'handledAt' ? (nodes.find(({ id }) => id === source.node)?.name ?? '') : '',
  }
  return t(`flow-design.source.${source.kind}`, params)
}

function idsIn(source: PeopleSource): readonly string[] {
  const ids = source.kind === 'people' ? source.people : 'ids' in source ? source.ids : []
  return ids.map((id) => mixedId(source.kind, id))
}

/** The id of a person or a set of people, as a mixed choice writes it. */
export const mixedId = (kind: string, id: string) => `${id}--${mixedKind[kind]}`
