import type { FlowNode, Wait } from '@signet/flow'
import type { Acting } from '../../cases/acting.ts'
import type { Held } from '../../cases/move-case.ts'
import type { Server } from '../../server.ts'
import type { DueStep } from './step-store.ts'

/** A step being performed. */
export type Step = Readonly<{ server: Server; tenant: string; due: DueStep }>

/** The locked case of a step. Acts as the starter with the rights of the flow's publisher. */
export type RunningStep<Node extends FlowNode = FlowNode> = Readonly<{
  acting: Acting
  held: Held
  wait: Wait
  node: Node
}>

/** Performs the work of a kind of node. Must be safe to repeat; an error is retried later. */
export type Runner = (step: Step) => Promise<void>
