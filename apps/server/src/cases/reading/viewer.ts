import { type FlowPlan, fieldsAt } from '@signet/flow'
import { type FormRights, rightsAtStart, rightsElsewhere } from '@signet/form'
import type { Actor } from '../../http/actor.ts'
import type { Involvement, OwnTask } from './involvement-store.ts'
import { startPosition } from './readable-case-store.ts'

/**
 * The role in which a person sees a case. It alone decides what is hidden; the URL of the page does not.
 */
export type Viewer = Readonly<
  { as: 'task'; task: OwnTask } | { as: 'starter' } | { as: 'copy'; node: string } | { as: 'administrator' }
>

type ViewerQuery = Readonly<{
  actor: Actor
  starterId: string
  involvement: Involvement
  taskId?: string | undefined
}>

/**
 * Returns the requested task if it is the person's own, else the first of: open task, own case, done task,
 * copy. Undefined for others except administrators.
 */
export function viewerOf({ actor, starterId, involvement, taskId }: ViewerQuery): Viewer | undefined {
  const { tasks, copies } = involvement
  const ownTask = tasks.find(({ id }) => id === taskId)
  if (ownTask) return { as: 'task', task: ownTask }

  const open = tasks.find(({ list }) => list !== null && list !== 'done')
  if (open) return { as: 'task', task: open }
  if (starterId === actor.personId) return { as: 'starter' }
  if (tasks[0]) return { as: 'task', task: tasks[0] }
  if (copies[0]) return { as: 'copy', node: copies[0].node }
  return actor.isAdministrator ? { as: 'administrator' } : undefined
}

/** Returns all roles of a person on a case; `viewerOf` returns the first. */
export function viewersOf({ actor, starterId, involvement }: ViewerQuery): readonly Viewer[] {
  const own: readonly Viewer[] = [
    ...involvement.tasks.map((task) => ({ as: 'task', task }) as const),
    ...(starterId === actor.personId ? [{ as: 'starter' } as const] : []),
    ...involvement.copies.map(({ node }) => ({ as: 'copy', node }) as const),
  ]
  return own.length === 0 && actor.isAdministrator ? [{ as: 'administrator' }] : own
}

/** Returns the field rights at the node through which a person sees a case. */
export function rightsThrough(flow: FlowPlan, viewer: ViewerPosition): FormRights {
  if (viewer.as === 'administrator') return rightsElsewhere()
  if (viewer.as === 'starter') return rightsAtStart(flow.start.fields)

  const node = flow.nodes.get(viewer.node)
  return rightsElsewhere(fieldsAt(node))
}

export type ViewerPosition = Readonly<
  { as: 'node'; node: string } | { as: 'starter' } | { as: 'administrator' }
>

export function viewerPosition(viewer: Viewer): ViewerPosition {
  if (viewer.as === 'task') return { as: 'node', node: viewer.task.node }
  if (viewer.as !== 'copy') return viewer
  return viewer.node === startPosition ? { as: 'starter' } : { as: 'node', node: viewer.node }
}

/** Keeps hidden fields hidden and makes all others read-only. */
export function asReadOnly({ fields }: FormRights): FormRights {
  const hidden = Object.entries(fields).filter(([, right]) => right === 'hidden')
  return rightsElsewhere(Object.fromEntries(hidden))
}
