import { messageChannels, noticeCategories } from '@signet/contract'
import type { Reader, Tx } from '@signet/db'
import { z } from 'zod'

const Choices = z.partialRecord(
  z.enum(noticeCategories),
  z.partialRecord(z.enum(messageChannels), z.boolean()),
)

/** What a person wants other than the company's rules; minutes of a local day. */
export type Choice = Readonly<{
  choices: z.output<typeof Choices>
  quiet: Readonly<{ from: number; to: number }> | null
  digestAt: number | null
}>

export const noChoice: Choice = { choices: {}, quiet: null, digestAt: null }

/** People who chose nothing are absent. */
export async function loadChoices(
  db: Reader,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, Choice>> {
  const rows = await db
    .selectFrom('channelChoice')
    .where('personId', '=', (eb) => eb.fn.any(eb.val(personIds)))
    .selectAll()
    .execute()
  return new Map(
    rows.map(({ personId, choices, quietFrom, quietTo, digestAt }) => {
      const quiet = quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo }
      return [personId, { choices: Choices.safeParse(choices).data ?? {}, quiet, digestAt }]
    }),
  )
}

export async function saveChoice(
  tx: Tx,
  personId: string,
  { choices, quiet, digestAt }: Choice,
): Promise<void> {
  const row = {
    choices: JSON.stringify(choices),
    quietFrom: quiet?.from ?? null,
    quietTo: quiet?.to ?? null,
    digestAt,
  }
  await tx
    .insertInto('channelChoice')
    .values({ personId, ...row })
    .onConflict((conflict) => conflict.column('personId').doUpdateSet(row))
    .execute()
}

type Mute = Readonly<{ personId: string; caseId: string; isMuted: boolean }>

export async function muteCase(tx: Tx, { personId, caseId, isMuted }: Mute): Promise<void> {
  if (isMuted)
    await tx
      .insertInto('mutedCase')
      .values({ personId, caseId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else
    await tx.deleteFrom('mutedCase').where('personId', '=', personId).where('caseId', '=', caseId).execute()
}

/** The muted cases of people, as `person case`. */
export async function loadMuted(db: Reader, personIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('mutedCase')
    .where('personId', '=', (eb) => eb.fn.any(eb.val(personIds)))
    .select(['personId', 'caseId'])
    .execute()
  return new Set(rows.map(({ personId, caseId }) => `${personId} ${caseId}`))
}

/** The cases that a person muted, newest first. */
export function mutedCasesOf(db: Reader, personId: string) {
  return db
    .selectFrom('mutedCase')
    .innerJoin('flowCase', 'flowCase.id', 'mutedCase.caseId')
    .where('mutedCase.personId', '=', personId)
    .orderBy('flowCase.id', 'desc')
    .limit(200)
    .select(['flowCase.id', 'flowCase.title'])
    .execute()
}
