import { z } from 'zod'

/** What every node has, whatever its kind. `place` is where the designer draws it. */
export const nodeSettings = {
  id: z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,63}$/),
  name: z.string().trim().min(1).max(80),
  place: z.object({ x: z.number(), y: z.number() }).optional(),
}

/** How a node divides the way: only kinds of several lines out have such a mode. */
export const DivideMode = z.enum(['exclusive', 'inclusive', 'parallel', 'chosen'])
export type DivideMode = z.infer<typeof DivideMode>

export const FieldAccess = z.enum(['hidden', 'read', 'write', 'required'])
export type FieldAccess = z.infer<typeof FieldAccess>

/** Field key (`amount`, or `lines.amount` for a column) to what this node may do with it. */
export const FieldAccesses = z.record(z.string().regex(/^[A-Za-z_]\w*(\.[A-Za-z_]\w*)?$/), FieldAccess)

/**
 * The plain answers of a node kind, which shared code, exchange formats and screens ask instead of comparing kinds.
 * The settings of the kind decide which answers it must give, so a kind that forgets one does not compile.
 */
export type NodeTraits<Node> = Readonly<{
  /** What holds a token here: people, the system (a `Wait`), tokens still to come, or nothing. */
  waitsFor: 'people' | 'system' | 'tokens' | 'nothing'
  /** Lines that may lead here. A case starts where none may. */
  linesIn: Node extends { launchers: unknown } ? 'none' : 'any'
  /** Lines that may leave. A token ends where none may, and divides where many may. */
  linesOut: Node extends { mode: DivideMode } ? 'many' : 'none' | 'one'
  /** What the people who work here do; undefined where nobody works. */
  task: Node extends { voting: unknown } ? TaskTraits : undefined
  /** Whether the people found here only read the case. */
  informs: boolean
  findsPeople: Node extends { sources: unknown } ? true : false
  /** What the settings may say about fields; undefined where they say nothing. */
  fields: Node extends { fields: unknown } ? FieldTraits : undefined
  isTimed: Node extends { inWorkingTime: unknown } ? true : false
}>

export type TaskTraits = Readonly<{
  /** What a vote in favour counts as, and the event that records it. */
  decision: 'agreed' | 'handled'
  event: 'taskAgreed' | 'taskHandled'
  mayReject: boolean
  /** Whether rules of the step and of the flow may decide instead of the assignee. */
  mayBeAutomatic: boolean
}>

export type FieldTraits = Readonly<{
  /** The most that may be asked for a field. */
  most: FieldAccess
  /** The access to fields that the settings do not name. */
  usual: 'read' | 'write'
}>
