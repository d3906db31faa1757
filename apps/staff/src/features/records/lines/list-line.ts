import type { contract, ParsedOutput } from '@signet/contract'
import type { RecordRow } from '../queries.ts'

export type Group = ParsedOutput<(typeof contract)['records']['groups']>['list'][number]

/** A line of a list: a record, the head of a group, or a placeholder for rows to load. */
export type ListLine =
  | Readonly<{ is: 'record'; key: string; row: RecordRow; depth: number; isOpen: boolean | undefined }>
  | Readonly<{ is: 'heading'; key: string; group: Group; isOpen: boolean }>
  | Readonly<{ is: 'waiting'; key: string; depth: number }>
  | Readonly<{ is: 'more'; key: string; branch: string; depth: number; left: number }>
  | Readonly<{ is: 'failed'; key: string; depth: number; error: Error; onRetry: () => void }>
