import type { Client } from '../create-client.ts'

/** A choice, with the shape of `Choice` in `@signet/form-ui`. */
export type FoundChoice = Readonly<{
  id: string
  name: string
  note?: string
  picture?: string
  circle?: 'recent' | 'starred' | 'department' | 'others'
  awayUntil?: string
  isRetired?: boolean
  children?: readonly FoundChoice[]
  hasChildren?: boolean
  isHeading?: boolean
  columns?: Readonly<Record<string, Json>>
  /** Display texts of columns whose value is not a text. */
  texts?: Readonly<Record<string, string>>
  /** Headings of columns that have one. */
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

export type LookupOptions = Pick<Question, 'parameters' | 'columns'>

/** The form that the request is made for; undefined outside a form. */
export type Through = Readonly<{ kind: 'flow' | 'case' | 'model'; id: string }>

export type Answer = Readonly<{ choices: readonly FoundChoice[]; hasMore: boolean; total?: number }>

/** Loads choices of one kind. `name` is the part after the colon: a dictionary's code, an interface's id. */
export type Source = Readonly<{
  search: (
    client: Client,
    question: Question & { name: string; through?: Through | undefined },
    signal: AbortSignal,
  ) => Promise<Answer>
  byIds: (
    client: Client,
    ids: readonly string[],
    options: LookupOptions & { name: string; through?: Through | undefined },
  ) => Promise<readonly FoundChoice[]>
}>
