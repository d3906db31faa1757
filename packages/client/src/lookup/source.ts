import type { Client } from '../create-client.ts'

/** One thing that can be chosen, as `Choice` of `@signet/form-ui` wants it. */
export type Found = Readonly<{
  id: string
  name: string
  note?: string
  picture?: string
  isRetired?: boolean
  children?: readonly Found[]
  hasChildren?: boolean
  isHeading?: boolean
  columns?: Readonly<Record<string, Json>>
  /** How columns read, where that is not what they hold. */
  texts?: Readonly<Record<string, string>>
  /** What columns are called, where somebody named them. */
  labels?: Readonly<Record<string, string>>
}>

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

export type Question = Readonly<{
  of: string
  words?: string
  parent?: string
  range?: readonly string[]
  parameters?: Readonly<Record<string, unknown>>
  columns?: readonly string[]
  page?: number
}>

export type Asked = Pick<Question, 'parameters' | 'columns'>

/** The form that asks; without one people ask for themselves. */
export type Through = Readonly<{ kind: 'flow' | 'case' | 'model'; id: string }>

export type Answer = Readonly<{ choices: readonly Found[]; hasMore: boolean; total?: number }>

/** How one family of things is asked for. `name` is what stands after the colon: a dictionary's code, an interface's id. */
export type Source = Readonly<{
  search: (
    client: Client,
    question: Question & { name: string; through?: Through | undefined },
    signal: AbortSignal,
  ) => Promise<Answer>
  byIds: (
    client: Client,
    ids: readonly string[],
    asked: Asked & { name: string; through?: Through | undefined },
  ) => Promise<readonly Found[]>
}>
