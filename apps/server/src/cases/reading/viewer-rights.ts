import type { FlowPlan } from '@signet/flow'
import {
  type FieldRight,
  type FormPlan,
  type FormRights,
  isHiddenByRights,
  rightOf,
  rightsElsewhere,
} from '@signet/form'
import type { ReadContext } from '../context.ts'
import { type Design, designInTenant } from '../design/compiled-design.ts'
import type { StoredCase } from '../store/case-store.ts'
import { loadChain } from '../store/event-store.ts'
import { findInvolvement } from './involvement-store.ts'
import type { VisibleCase } from './load-visible-case.ts'
import {
  asReadOnly,
  rightsThrough,
  type Viewer,
  type ViewerPosition,
  viewerOf,
  viewerPosition,
} from './viewer.ts'

type CaseVersion = Readonly<{
  caseId: string
  formState: number | null
  design: Pick<Design, 'flow' | 'form'>
}>

/**
 * Returns the rights of a person at a place of a case. Fields hidden by a node stay hidden after a
 * migration to a version without that node.
 */
export async function rightsAtPosition(
  context: Pick<ReadContext, 'tx' | 'actor' | 'server'>,
  { caseId, formState, design: { flow, form } }: CaseVersion,
  position: ViewerPosition,
): Promise<FormRights> {
  if (isKnown(flow, position)) return rightsThrough(flow, position)

  for (const flowVersionId of await versionsBefore(context, caseId)) {
    const before = await designInTenant(context, { flowVersionId, formState })
    if (isKnown(before.flow, position)) return rightsThrough(before.flow, position)
  }
  return hideAll(form)
}

function isKnown({ nodes }: FlowPlan, position: ViewerPosition): boolean {
  return position.as !== 'node' || nodes.has(position.node)
}

/** Returns the earlier versions of a migrated case, newest first. */
async function versionsBefore({ tx }: Pick<ReadContext, 'tx'>, caseId: string): Promise<readonly string[]> {
  const { rows } = await loadChain(tx, caseId)
  return rows.flatMap(({ event }) => (event.type === 'caseMigrated' ? [event.from] : [])).toReversed()
}

function hideAll({ byPath }: Pick<FormPlan, 'byPath'>): FormRights {
  return rightsElsewhere(Object.fromEntries([...byPath.keys()].map((path) => [path, 'hidden'])))
}

type ViewedCase = Pick<VisibleCase, 'stored' | 'design'> & Readonly<{ viewer: Viewer }>

/** Returns the field rights of the reader of a case. */
export function rightsOfViewer(
  context: Pick<ReadContext, 'tx' | 'actor' | 'server'>,
  { stored, design, viewer }: ViewedCase,
): Promise<FormRights> {
  return rightsAtPosition(
    context,
    { caseId: stored.id, formState: stored.formState, design },
    viewerPosition(viewer),
  )
}

/** Returns the right to every field and column by path. */
export function rightsByPath({ byPath }: FormPlan, rights: FormRights): Record<string, FieldRight> {
  return Object.fromEntries(
    [...byPath.keys()].map((path) => [
      path,
      isHiddenByRights(rights, path) ? 'hidden' : rightOf(rights, path),
    ]),
  )
}

type SharedCase = Readonly<{ stored: StoredCase; design: Design; people: readonly string[] }>

/**
 * Returns the rights that all of these people share: a field hidden from one is hidden. People without a
 * role were chosen by an administrator and see what an administrator sees.
 */
export async function rightsOfPeople(
  context: Pick<ReadContext, 'tx' | 'actor' | 'server'>,
  { stored, design, people }: SharedCase,
): Promise<FormRights> {
  const { tx, actor } = context
  const hidden: FormRights['fields'] = {}
  for (const personId of people) {
    const involvement = await findInvolvement(tx, { caseId: stored.id, personId })
    const reader = { ...actor, personId, isAdministrator: true }
    const viewer = viewerOf({ actor: reader, starterId: stored.starterId, involvement })
    if (viewer)
      Object.assign(hidden, asReadOnly(await rightsOfViewer(context, { stored, design, viewer })).fields)
  }
  return rightsElsewhere(hidden)
}
