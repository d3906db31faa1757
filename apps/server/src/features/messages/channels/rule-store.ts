import {
  type ChannelRule,
  type MessageChannel,
  messageChannels,
  type NoticeCategory,
  noticeCategories,
} from '@signet/contract'
import type { Reader, Tx } from '@signet/db'
import { sql } from 'kysely'
import { isChannel } from '../deliveries/index.ts'

/** The rule of each category and channel; a missing pair is off. */
export type Rules = Readonly<
  Partial<Record<NoticeCategory, Readonly<Partial<Record<MessageChannel, ChannelRule>>>>>
>

/** Rows of a later version of the product, with categories or channels of its own, are passed over. */
export async function loadRules(db: Reader): Promise<Rules> {
  const rows = await db.selectFrom('channelRule').select(['category', 'channel', 'rule']).execute()
  const rules: Partial<Record<NoticeCategory, Partial<Record<MessageChannel, ChannelRule>>>> = {}
  for (const { category, channel, rule } of rows) {
    if (isCategory(category) && isChannel(channel)) rules[category] = { ...rules[category], [channel]: rule }
  }
  return rules
}

function isCategory(name: string): name is NoticeCategory {
  return noticeCategories.some((category) => category === name)
}

/** Lets one transaction at a time replace the rules. */
export async function lockRules(tx: Tx, tenant: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`channel rules ${tenant}`}, 0))`.execute(tx)
}

export async function replaceRules(tx: Tx, rules: Rules): Promise<void> {
  const rows = noticeCategories.flatMap((category) =>
    messageChannels.flatMap((channel) => {
      const rule = rules[category]?.[channel] ?? 'off'
      return rule === 'off' ? [] : [{ category, channel, rule }]
    }),
  )
  await tx.deleteFrom('channelRule').execute()
  if (rows.length > 0) await tx.insertInto('channelRule').values(rows).execute()
}
