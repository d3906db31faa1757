import type { Client } from '@signet/client'
import type { DocumentPlan } from './plan-document.ts'

/** Somebody of the company that plays the log. */
export type Player = Readonly<{ id: string; client: Client }>

export type PlayedDocument = Readonly<{ plan: DocumentPlan; flowId: string }>

/** The company that plays a log: people for every role, and each document's form and flow, published. */
export type Company = Readonly<{
  administrator: Player
  /** Submitters share the cases among them. */
  starters: readonly Player[]
  approvers: ReadonlyMap<string, Player>
  documents: ReadonlyMap<string, PlayedDocument>
}>
