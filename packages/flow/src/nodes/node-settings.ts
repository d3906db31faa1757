import { z } from 'zod'

/** Settings of every node. `place` is its drawing position. */
export const nodeSettings = {
  id: z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,63}$/),
  name: z.string().trim().min(1).max(80),
  place: z.object({ x: z.number(), y: z.number() }).optional(),
}

/** How a node divides the flow; only kinds with several outgoing transitions have a mode. */
export const DivideMode = z.enum(['exclusive', 'inclusive', 'parallel', 'chosen'])
export type DivideMode = z.infer<typeof DivideMode>

export const FieldAccess = z.enum(['hidden', 'read', 'write', 'required'])
export type FieldAccess = z.infer<typeof FieldAccess>

/** Access by field key (`amount`, or `lines.amount` for a column). */
export const FieldAccesses = z.record(z.string().regex(/^[A-Za-z_]\w*(\.[A-Za-z_]\w*)?$/), FieldAccess)

/**
 * Traits of a node kind, used by shared code, exchange formats and screens instead of comparing kinds. Its settings
 * determine which traits are required, so a missing one does not compile.
 */
export type NodeTraits<Node> = Readonly<{
  /** What a token waits for here: people, the system (a `Wait`), other tokens, or nothing. */
  waitsFor: 'people' | 'system' | 'tokens' | 'nothing'
  /** Incoming transitions. A case starts where none are allowed. */
  linesIn: Node extends { launchers: unknown } ? 'none' : 'any'
  /** Outgoing transitions. A token ends where none are allowed, and divides where many are. */
  linesOut: Node extends { mode: DivideMode } ? 'many' : 'none' | 'one'
  /** The tasks of people here; undefined without people. */
  task: Node extends { voting: unknown } ? TaskTraits : undefined
  /** Whether the people found here only read the case. */
  informs: boolean
  findsPeople: Node extends { sources: unknown } ? true : false
  /** Field access in the settings; undefined when there is none. */
  fields: Node extends { fields: unknown } ? FieldTraits : undefined
  isTimed: Node extends { inWorkingTime: unknown } ? true : false
}>

export type TaskTraits = Readonly<{
  /** The decision of a vote in favour, and its event. */
  decision: 'agreed' | 'handled'
  event: 'taskAgreed' | 'taskHandled'
  mayReject: boolean
  /** Whether rules of the step or flow may decide for the assignee. */
  mayBeAutomatic: boolean
}>

export type FieldTraits = Readonly<{
  /** The highest access that may be set. */
  most: FieldAccess
  /** The access to fields that the settings do not name. */
  usual: 'read' | 'write'
}>
