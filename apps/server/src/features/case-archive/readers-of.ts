import type { ArchiveRule, CaseState } from '@signet/flow'
import { loadChain, type StoredCase, stateOf } from '../approvals/index.ts'
import type { Archiving } from './archiving.ts'

/** Who may read the document of a case, by the rule of its flow; who has left is not among them. */
export async function readersOf(
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
