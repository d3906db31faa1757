import { LocalizedText, type PlanField } from '@signet/form'
import type { ListField } from '@signet/list'
import { z } from 'zod'
import type { Snapshot } from '../../../directory/index.ts'
import type { OpenedModel } from '../../../models/index.ts'

/** One place in the tree beside a list. */
export type TreeNode = Readonly<{ id: string; parentId: string | null; label: LocalizedText }>

/** The tree that a field is about, above before below; undefined where only its records can tell. */
export function knownNodes({ directory }: OpenedModel, known: ListField): readonly TreeNode[] | undefined {
  const isOrganization =
    known.from === 'record' ? known.type === 'organization' : pointsToOrganizations(known.field)
  if (isOrganization) return organizationsIn(directory, null)
  return known.from === 'form' ? optionsIn(known.field) : undefined
}

/** A node and everything below it; of one that is unknown, itself. */
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
/** The settings of a kind that holds ids of its own options, whatever kind it is. */
const Offering = z.object({
  source: z.object({ from: z.literal('options') }),
  options: z.array(Option),
})

function optionsIn({ kind, settings }: PlanField): readonly TreeNode[] | undefined {
  const column = kind.column(settings)
  const read = column && Offering.safeParse(settings)
  return read?.success && read.data.options.length > 0 ? flat(read.data.options, null) : undefined
}

function flat(options: readonly Option[], above: string | null): TreeNode[] {
  return options.flatMap(({ id, label, children = [] }) => [
    { id, parentId: above, label },
    ...flat(children, id),
  ])
}
