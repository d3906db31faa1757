import { type FormPlan, type FormRights, isHiddenByRights } from '@signet/form'
import type { CaseReader, CaseSight } from '@signet/list'
import { delegationsTo } from '../../people/rights/delegation-store.ts'
import type { ReadContext } from '../context.ts'
import { designInTenant } from '../design/compiled-design.ts'
import { flowsOfForm } from '../design/design-store.ts'
import { principalsIn } from '../on-behalf.ts'
import { readablePositions, startPosition } from './readable-case-store.ts'
import { rightsThrough } from './viewer.ts'

type SightContext = Pick<ReadContext, 'tx' | 'actor' | 'now' | 'server'>
type CaseForm = Readonly<{ id: string; form: Pick<FormPlan, 'byPath'> }>
type FormSights = Readonly<{ reader: CaseReader; sights: readonly CaseSight[] }>

/** Returns the reader of the cases of a form, and what these hide from them; no sights when nothing. */
export async function caseSightsOf(context: SightContext, { id, form }: CaseForm): Promise<FormSights> {
  const { tx, actor } = context
  const reader = await caseReaderOf(context, id)
  const rows = await readablePositions(tx, { tenant: actor.tenant, formId: id, reader })
  const sights = new Map<string, { positions: string[]; hidden: ReadonlySet<string> }>()
  for (const row of rows) {
    const hidden = await hiddenFrom(context, form, row)
    const key = [...hidden].join()
    const sight = sights.get(key) ?? { positions: [], hidden }
    sight.positions.push(`${row.flowVersionId}/${row.position}`)
    sights.set(key, sight)
  }
  const isClear = [...sights.values()].every(({ hidden }) => hidden.size === 0)
  return { reader, sights: isClear ? [] : [...sights.values()] }
}

async function caseReaderOf({ tx, actor, now }: SightContext, formId: string): Promise<CaseReader> {
  const { personId: person } = actor
  const delegations = await delegationsTo(tx, { personId: person, now })
  const flows = delegations.length === 0 ? [] : await flowsOfForm(tx, formId)
  const agencies = flows.flatMap((flow) =>
    principalsIn(delegations, { flow, now, person }).map((principal) => ({ principal, flowId: flow })),
  )
  return { personId: person, agencies }
}

type Position = Awaited<ReturnType<typeof readablePositions>>[number]

async function hiddenFrom(
  context: SightContext,
  { byPath }: CaseForm['form'],
  { flowVersionId, formState, position }: Position,
): Promise<ReadonlySet<string>> {
  const { flow } = await designInTenant(context, { flowVersionId, formState })
  const paths = [...byPath.keys()]
  const hide = (rights: FormRights) => new Set(paths.filter((path) => isHiddenByRights(rights, path)))
  if (position === startPosition) return hide(rightsThrough(flow, { as: 'starter' }))
  // A step that a migration removed: what it hid is no longer known here.
  if (!flow.nodes.has(position)) return new Set(paths)
  return hide(rightsThrough(flow, { as: 'node', node: position }))
}
