import type { Tx } from '@signet/db'
import type { ArchiveRule, CaseState } from '@signet/flow'
import { isoOf } from '../../clock.ts'
import { systemActor } from '../../http/actor.ts'
import { houseLanguage } from '../../http/caller.ts'
import { reasonOf } from '../../reasons/index.ts'
import type { Server } from '../../server.ts'
import {
  type Acting,
  designFor,
  loadChain,
  loadWholeCaseFor,
  lockCase,
  type StoredCase,
  stateOf,
} from '../approvals/index.ts'
import { keptDocument } from '../documents/index.ts'
import { casePages } from '../evidence/index.ts'
import { cleanFileName, dropFile, storeBytes } from '../files/index.ts'
import { holdWaiting, keepFailure, markMade, takeDue } from './due-archive-store.ts'
import { folderOfFlow } from './folder-store.ts'

const atOnce = 20

/** Whoever has taken a case has so long; after it somebody else takes it. */
const lease = 120_000

/**
 * Makes the documents that a tenant's finished cases wait for, each in its own transaction: what one of them does wrong
 * is written down and tried again later, and holds up no other.
 */
export async function archiveDue(server: Server, tenant: string): Promise<void> {
  const db = server.db.tenant(tenant)
  const now = server.clock()
  const due = await takeDue(db, { now: isoOf(now), until: isoOf(now + lease), most: atOnce })
  for (const one of due) {
    try {
      await archiveCase(server, tenant, one.caseId)
    } catch (err) {
      server.log.error({ err, case: one.caseId, tenant }, 'a case could not be archived')
      await keepFailure(db, one, { now: server.clock(), reason: reasonOf(err, { loggedAs: one.caseId }) })
    }
  }
  if (due.length === atOnce) await archiveDue(server, tenant)
}

/**
 * Makes the document of a case that waits for one, in one transaction, the case locked first: whoever does so again, or
 * at the same time, finds it made. Bytes that were written before a fault are written again, under the same name.
 */
export async function archiveCase(server: Server, tenant: string, caseId: string): Promise<void> {
  await server.db
    .tenant(tenant)
    .transaction()
    .execute(async (tx: Tx) => {
      const stored = await lockCase(tx, caseId)
      const wish = stored && (await holdWaiting(tx, caseId))
      if (!stored || !wish) return

      const actor = systemActor(tenant)
      // The moment of the wish, so that a second attempt writes the same pages.
      const caller = { locale: houseLanguage } as const
      const archiving: Archiving = { tx, server, actor, now: wish.wantedAt, caller }
      const { rules } = (await designFor(archiving, stored)).flow.definition
      const people = await readersOf(archiving, stored, rules.archive)
      const whole = await loadWholeCaseFor(archiving, stored, people)
      const bytes = await casePages(archiving, whole)
      const documentId = await putDocument(archiving, { stored, bytes, people, known: wish.documentId })
      await markMade(tx, caseId, documentId)
    })
}

type Put = Readonly<{
  stored: StoredCase
  bytes: Uint8Array
  people: readonly string[]
  /** The document that the case is kept as until now. */
  known: string | null
}>

/** Puts the pages of a case into the archive of its flow, in the place of older ones; answers the document. */
async function putDocument(
  { tx, server, actor, now }: Archiving,
  { stored, bytes, people, known }: Put,
): Promise<string> {
  const { tenant } = actor
  const name = cleanFileName(`${stateOf(stored).title}.pdf`)
  const file = { name, type: 'application/pdf', bytes }
  const fileId = await storeBytes(server, { tx, tenant, file, now })
  const folder = await folderOfFlow(tx, {
    id: server.newId(),
    name: stored.flowName,
    flowId: stored.flowId,
    now,
  })
  const id = known ?? server.newId()
  const { replaced } = await keptDocument(tx, { id, folder, name, fileId, people, now })
  if (replaced !== null) await dropFile(server, { tx, tenant, fileId: replaced })
  return id
}

/** Who may read the document of a case, by the rule of its flow; who has left is not among them. */
async function readersOf(
  { tx, server, actor }: Archiving,
  stored: StoredCase,
  { readers, people }: ArchiveRule,
): Promise<readonly string[]> {
  const state = stateOf(stored)
  const { isActive } = await server.directories.of(actor.tenant)
  const found = {
    starter: () => startersOf(state),
    lastDeciders: () => lastDecidersOf(state),
    chosen: () => people,
    involved: async () => {
      const { rows } = await loadChain(tx, state.id)
      const acted = rows.flatMap(({ event }) => event.by ?? [])
      const copied = state.copies.map(({ person }) => person)
      return [...startersOf(state), ...acted, ...decidersOf(state), ...copied]
    },
  } as const
  return [...new Set(await found[readers]())].filter(isActive)
}

function startersOf({ starter, launcher }: CaseState): readonly string[] {
  return launcher === undefined ? [starter] : [starter, launcher]
}

/** Also those in whose name somebody else decided. */
function decidersOf({ tasks }: CaseState): readonly string[] {
  return tasks.filter(({ decision }) => decision !== undefined).map(({ person }) => person)
}

/** All who decided where the case was decided last. */
function lastDecidersOf(state: CaseState): readonly string[] {
  const decided = state.tasks.filter(({ decision }) => decision !== undefined)
  const last = decided.toSorted((a, b) => ((a.closedAt ?? '') < (b.closedAt ?? '') ? 1 : -1))[0]
  return decided
    .filter(({ node, round }) => node === last?.node && round === last.round)
    .map(({ person }) => person)
}

/** What is made is read in the name of the system; whose rights count, the readers of the document say. */
type Archiving = Pick<Acting, 'tx' | 'actor' | 'now' | 'server'> &
  Readonly<{ caller: Readonly<{ locale: typeof houseLanguage }> }>
