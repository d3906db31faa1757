import type { ExcusedRelease, ExcusedReleases } from '@signet/contract'
import type { Reader, Tx } from '@signet/db'
import { z } from 'zod'

/** What is published. */
export type DesignKind = 'flow' | 'form' | 'list' | 'print' | 'trigger'

export type PublishedDesign = Readonly<{ kind: DesignKind; subject: string }>

type Excuse = PublishedDesign &
  Readonly<{ version: number; reason: string; findings: readonly string[]; byId: string; at: string }>

/** Replaces the excuse of the same version, which a print template or trigger may publish again. */
export async function insertExcuse(tx: Tx, { findings, ...excuse }: Excuse): Promise<void> {
  const row = { ...excuse, findings: JSON.stringify(findings) }
  await tx
    .insertInto('publicationExcuse')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'subject', 'version']).doUpdateSet(row))
    .execute()
}

/** Returns why versions went live with red findings, by version. */
export async function excusesOf(
  tx: Reader,
  { kind, subject }: PublishedDesign,
  nameOf: (person: string) => string,
): Promise<ReadonlyMap<number, ExcusedRelease>> {
  const rows = await tx
    .selectFrom('publicationExcuse')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .select(['version', 'reason', 'findings', 'byId', 'at'])
    .execute()
  return new Map(
    rows.map(({ version, reason, findings, byId, at }) => [
      version,
      { reason, findings: z.array(z.string()).parse(findings), by: nameOf(byId), at },
    ]),
  )
}

/** Returns the same as a list, newest version first. */
export async function listExcuses(
  tx: Reader,
  design: PublishedDesign,
  nameOf: (person: string) => string,
): Promise<ExcusedReleases> {
  const excuses = await excusesOf(tx, design, nameOf)
  return [...excuses]
    .map(([version, excuse]) => ({ version, ...excuse }))
    .toSorted((one, other) => other.version - one.version)
}
