import type { Client } from '../create-client.ts'

/** One thing that can be chosen, as `Choice` of `@signet/form/react` wants it. */
export type Found = Readonly<{
  id: string
  name: string
  note?: string
  hasChildren?: boolean
  isHeading?: boolean
  columns?: Readonly<Record<string, Json>>
}>

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

export type Question = Readonly<{
  of: string
  words?: string
  parent?: string
  parameters?: Readonly<Record<string, unknown>>
  page?: number
}>

export type Answer = Readonly<{ choices: readonly Found[]; hasMore: boolean }>

/** How one family of things is asked for. `name` is what stands after the colon: a dictionary's code, an interface's id. */
export type Source = Readonly<{
  search: (client: Client, question: Question & { name: string }, signal: AbortSignal) => Promise<Answer>
  byIds: (client: Client, ids: readonly string[], name: string) => Promise<readonly Found[]>
}>
