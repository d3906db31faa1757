import { type FlowDefinition, type FlowNode, type SideSettings, sideInformationAt } from '@signet/flow'
import { type FormPlan, isSafeAddress } from '@signet/form'
import { isProblem, parseFormula } from '@signet/formula'
import { fieldsOfModels } from './flow-design-store.ts'
import type { DraftProblem } from './step-problems.ts'

type TenantHandle = Parameters<typeof fieldsOfModels>[0]
type DraftDesign = Readonly<{ definition: FlowDefinition; form: FormPlan }>
type RelatedSetting = SideSettings['related'][number]
type NodeSide = Readonly<{ node: FlowNode; side: SideSettings }>

/**
 * Reports side panels that cannot be shown: forbidden addresses, and forms, fields or formulas that do not
 * work.
 */
export async function sideProblems(
  handle: TenantHandle,
  { definition, form }: DraftDesign,
): Promise<readonly DraftProblem[]> {
  const sides: NodeSide[] = definition.nodes.flatMap((node) => {
    const side = sideInformationAt(node)
    return side ? [{ node, side }] : []
  })
  const ids = sides.flatMap(({ side }) => side.related.map((one) => one.form).filter((id) => id !== ''))
  const known = ids.length === 0 ? new Map<string, ReadonlySet<string>>() : await fieldsOfModels(handle, ids)
  return sides.flatMap(({ node, side }) => [
    ...side.links.filter(isRefused).map(({ name, url }) => error('sideLinkRefused', node, name || url)),
    ...side.related.flatMap((one) => relatedProblems(node, one, { form, fields: known.get(one.form) })),
  ])
}

function isRefused({ url }: SideSettings['links'][number]): boolean {
  return url === '' || !isSafeAddress(url)
}

type SideContext = Readonly<{ form: FormPlan; fields: ReadonlySet<string> | undefined }>

function relatedProblems(
  node: FlowNode,
  { where }: RelatedSetting,
  { form, fields }: SideContext,
): DraftProblem[] {
  if (!fields) return [error('unknownForm', node)]
  return Object.entries(where).flatMap(([field, formula]) => {
    if (!fields.has(field)) return [error('unknownTarget', node, field)]
    return isProblem(parseFormula(formula, form.scope)) ? [error('stepFormulaBroken', node, field)] : []
  })
}

function error(code: DraftProblem['code'], { id: node }: FlowNode, field?: string): DraftProblem {
  return { code, severity: 'error', node, ...(field !== undefined && { params: { field } }) }
}
