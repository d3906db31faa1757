import type { DivideMode, FieldAccess } from './node-settings.ts'

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
