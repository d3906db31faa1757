import { type FlowPlan, fieldsAt } from '@signet/flow'
import { type FormRights, rightsAtStart, rightsElsewhere } from '@signet/form'
import type { Actor } from '../../../http/actor.ts'
import type { Involvement, OwnTask } from './involvement-store.ts'

/** As what a person looks at a case. It decides what is hidden, whatever the address of the page says. */
export type Viewer = Readonly<
  { as: 'task'; task: OwnTask } | { as: 'starter' } | { as: 'copy'; node: string } | { as: 'administrator' }
>

type Looking = Readonly<{
  actor: Actor
  starterId: string
  involvement: Involvement
  taskId?: string | undefined
}>

/**
 * A task that was asked for counts when it is the person's own; otherwise what there is to do comes first, then the own
 * case, then what was done, then a copy. Undefined for everybody else but administrators.
 */
export function viewerOf({ actor, starterId, involvement, taskId }: Looking): Viewer | undefined {
  const { tasks, copies } = involvement
  const asked = tasks.find(({ id }) => id === taskId)
  if (asked) return { as: 'task', task: asked }

  const open = tasks.find(({ list }) => list !== null && list !== 'done')
  if (open) return { as: 'task', task: open }
  if (starterId === actor.personId) return { as: 'starter' }
  if (tasks[0]) return { as: 'task', task: tasks[0] }
  if (copies[0]) return { as: 'copy', node: copies[0].node }
  return actor.isAdministrator ? { as: 'administrator' } : undefined
}

/** All roles of a person on a case; they see what any of them sees. `viewerOf` names the first. */
export function viewersOf({ actor, starterId, involvement }: Looking): readonly Viewer[] {
  const own: readonly Viewer[] = [
    ...involvement.tasks.map((task) => ({ as: 'task', task }) as const),
    ...(starterId === actor.personId ? [{ as: 'starter' } as const] : []),
    ...involvement.copies.map(({ node }) => ({ as: 'copy', node }) as const),
  ]
  return own.length === 0 && actor.isAdministrator ? [{ as: 'administrator' }] : own
}

/** What the node through which somebody sees a case says about its fields. */
export function rightsThrough(flow: FlowPlan, viewer: ViewerAt): FormRights {
  if (viewer.as === 'administrator') return rightsElsewhere()
  if (viewer.as === 'starter') return rightsAtStart(flow.start.fields)

  const node = flow.nodes.get(viewer.node)
  return rightsElsewhere(fieldsAt(node))
}

export type ViewerAt = Readonly<{ as: 'node'; node: string } | { as: 'starter' } | { as: 'administrator' }>

export function placeOf(viewer: Viewer): ViewerAt {
  if (viewer.as === 'task') return { as: 'node', node: viewer.task.node }
  return viewer.as === 'copy' ? { as: 'node', node: viewer.node } : viewer
}

/** The same rights for somebody who only looks: what is hidden stays hidden, nothing may be written. */
export function toRead({ fields }: FormRights): FormRights {
  const hidden = Object.entries(fields).filter(([, right]) => right === 'hidden')
  return rightsElsewhere(Object.fromEntries(hidden))
}
