import { canonicalJson } from '@signet/std'
import type { z } from 'zod'
import type { Facts, HolderSet } from '../engine/facts.ts'

/**
 * Input of a source. `previous` are the people who decided at the step before (or the starter); `handledAt` are the
 * deciders of a node ('start' or an id) in its latest round; `nameOfNode` is its display name.
 */
export type SourceContext = Readonly<{
  starter: string
  previous: readonly string[]
  facts: Facts
  handledAt?: (node: string) => readonly string[]
  nameOfNode?: (node: string) => string
}>

/** Why a person was found, stored with the task: names at that time, levels, a field. */
export type SourceReason = Readonly<Record<string, string | number>>

export type NamedHolders = Readonly<{ kind: HolderSet['kind'] | 'people'; ids: readonly string[] }>

export type SourceDependency = 'nothing' | 'place' | 'starter' | 'case'

export type SourceKind<Schema extends z.ZodObject> = Readonly<{
  settings: Schema
  /** Asks its people one after another, regardless of the node's voting. */
  isOrdered?: true
  /**
   * What its result depends on besides the organization: nothing, the starter's place in it, the starter, or the case.
   */
  dependsOn(settings: z.infer<Schema>): SourceDependency
  /** Candidates in order; the caller drops inactive people. */
  find(settings: z.infer<Schema>, asking: SourceContext): readonly string[]
  /** The people or sets that the settings name by id. */
  names?(settings: z.infer<Schema>): NamedHolders
  /** The node ('start' or an id) to which it refers, and the settings with another node. */
  node?: Readonly<{
    of(settings: z.infer<Schema>): string
    to(settings: z.infer<Schema>, node: string): z.infer<Schema>
  }>
  /** The question to a data interface that must be answered first. */
  question?(settings: z.infer<Schema>): InterfaceQuestion
  /** Why this person was found; absent when the source name says it all. */
  why?(settings: z.infer<Schema>, person: string, asking: SourceContext): SourceReason
}>

export function sourceKind<Schema extends z.ZodObject>(kind: SourceKind<Schema>): SourceKind<Schema> {
  return kind
}

/** A question to a data interface, with the form field of each parameter. */
export type InterfaceQuestion = Readonly<{
  interface: string
  parameters: Readonly<Record<string, string>>
}>

/** Key of a question in `facts.answers`; equal questions of different nodes share it. */
export function answerKey({ interface: id, parameters }: InterfaceQuestion): string {
  return Object.keys(parameters).length === 0 ? id : `${id} ${canonicalJson(parameters)}`
}
