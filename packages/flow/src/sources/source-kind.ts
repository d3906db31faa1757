import { canonicalJson } from '@signet/std'
import type { z } from 'zod'
import type { Facts, HolderSet } from '../engine/facts.ts'

/**
 * What a source may look at. `previous` are the people who decided at the step before (or the starter); `handledAt` are
 * those who decided at a node ('start' or an id) in its latest round, `nameOfNode` what people call it.
 */
export type SourceContext = Readonly<{
  starter: string
  previous: readonly string[]
  facts: Facts
  handledAt?: (node: string) => readonly string[]
  nameOfNode?: (node: string) => string
}>

/** The facts by which somebody was found, kept with the task: names as they were on that day, levels, a field. */
export type SourceReason = Readonly<Record<string, string | number>>

export type NamedHolders = Readonly<{ kind: HolderSet['kind'] | 'people'; ids: readonly string[] }>

export type SourceDependency = 'nothing' | 'place' | 'starter' | 'case'

export type SourceKind<Schema extends z.ZodObject> = Readonly<{
  settings: Schema
  /** Its people are asked one after another, whatever the node's voting says. */
  isOrdered?: true
  /**
   * What its answer hangs on besides the organization: nothing, where the starter stands in it, who the starter is, or
   * the case. Without it: nothing.
   */
  hangsOn?(settings: z.infer<Schema>): SourceDependency
  /** Candidates in order; who is not active is dropped by the caller. */
  find(settings: z.infer<Schema>, asking: SourceContext): readonly string[]
  /** The people, or sets of people, that the settings name by their ids. */
  names?(settings: z.infer<Schema>): NamedHolders
  /** The node ('start' or an id) whose people are meant, and the settings with another one. */
  node?: Readonly<{
    of(settings: z.infer<Schema>): string
    to(settings: z.infer<Schema>, node: string): z.infer<Schema>
  }>
  /** What has to be asked of a data interface before. */
  question?(settings: z.infer<Schema>): InterfaceQuestion
  /** By which facts this person was found; nothing when the name of the source says it all. */
  why?(settings: z.infer<Schema>, person: string, asking: SourceContext): SourceReason
}>

export function sourceKind<Schema extends z.ZodObject>(kind: SourceKind<Schema>): SourceKind<Schema> {
  return kind
}

/** A question to a data interface: which one, and which form field fills each of its parameters. */
export type InterfaceQuestion = Readonly<{
  interface: string
  parameters: Readonly<Record<string, string>>
}>

/** Where the answer to a question stands in `facts.answers`: the same question, asked at two nodes, is asked once. */
export function answerKey({ interface: id, parameters }: InterfaceQuestion): string {
  return Object.keys(parameters).length === 0 ? id : `${id} ${canonicalJson(parameters)}`
}
