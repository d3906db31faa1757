import type { FlowNode, SystemKindName, Wait } from '@signet/flow'
import type { Server } from '../../server.ts'
import type { Acting, Held } from '../approvals/index.ts'
import type { DueStep } from './step-store.ts'

/** A step under way. */
export type Step = Readonly<{ server: Server; tenant: string; due: DueStep }>

/** The case of a step under the lock, and who acts: the starter, with the rights of whoever published the flow. */
export type Standing<Node extends FlowNode = FlowNode> = Readonly<{
  acting: Acting
  held: Held
  wait: Wait
  node: Node
}>

/** What a kind of node does when it is its turn. It may be done again, so it must not mind; what it throws is tried later. */
export type Runner = (step: Step) => Promise<void>

/** The kinds whose work is done here; a timer only waits for the clock. */
export type StepKindName = Exclude<SystemKindName, 'timer'>
