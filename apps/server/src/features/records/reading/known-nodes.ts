import { LocalizedText, type PlanField } from '@signet/form'
import type { ListField } from '@signet/list'
import { z } from 'zod'
import type { Snapshot } from '../../../people/directory/index.ts'
import type { OpenedModel } from '../../../records/models/index.ts'

/** A node of the tree beside a list. */
export type TreeNode = Readonly<{ id: string; parentId: string | null; label: LocalizedText }>

/** Returns the tree of a field, parents first; undefined where only its records hold the values. */
export function knownNodes({ directory }: OpenedModel, known: ListField): readonly TreeNode[] | undefined {
  const isOrganization =
    known.from === 'record' ? known.type === 'organization' : pointsToOrganizations(known.field)
  if (isOrganization) return organizationsIn(directory, null)
  return known.from === 'form' ? optionsIn(known.field) : undefined
}

/** Returns a node and its descendants; an unknown node has none. */
export function belowIn(nodes: readonly TreeNode[], id: string): readonly string[] {
  const within = new Set([id])
  for (const node of nodes) if (node.parentId !== null && within.has(node.parentId)) within.add(node.id)
  return [...within]
}

function pointsToOrganizations({ kind, settings }: PlanField): boolean {
  const referents = Object.keys(kind.references?.('any', settings) ?? {})
  return referents.includes('organizations') || referents.includes('organizationPaths')
}

function organizationsIn(directory: Snapshot, above: string | null): readonly TreeNode[] {
  return directory
    .childrenOf(above)
    .flatMap(({ id, name }) => [{ id, parentId: above, label: name }, ...organizationsIn(directory, id)])
}

const Option = z.object({
  id: z.string(),
  label: LocalizedText,
  get children() {
    return z.array(Option).optional()
  },
})
type Option = z.infer<typeof Option>
/** Settings of any kind with its own options. */
const Offering = z.object({
  source: z.object({ from: z.literal('options') }),
  options: z.array(Option),
})

function optionsIn({ kind, settings }: PlanField): readonly TreeNode[] | undefined {
  const column = kind.column(settings)
  const read = column && Offering.safeParse(settings)
  return read?.success && read.data.options.length > 0 ? flattenOptions(read.data.options, null) : undefined
}

function flattenOptions(options: readonly Option[], above: string | null): TreeNode[] {
  return options.flatMap(({ id, label, children = [] }) => [
    { id, parentId: above, label },
    ...flattenOptions(children, id),
  ])
}
