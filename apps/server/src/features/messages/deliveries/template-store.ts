import type { MessageChannel, NoticeCategory } from '@signet/contract'
import type { Reader, Tx } from '@signet/db'
import type { Locale } from '@signet/i18n'

export type TemplatePlace = Readonly<{ category: NoticeCategory; channel: MessageChannel; locale: Locale }>
export type Template = Readonly<{ subject: string; body: string }>
/** The words of the product. */
export const noTemplate: Template = { subject: '', body: '' }

/** Every version, the latest of each place first. */
export function loadTemplates(db: Reader) {
  return db
    .selectFrom('messageTemplate')
    .orderBy('category')
    .orderBy('channel')
    .orderBy('locale')
    .orderBy('version', 'desc')
    .selectAll()
    .execute()
}

/** The latest version of a place; its number is 0 where nothing was ever saved. */
export async function findTemplate(db: Reader, { category, channel, locale }: TemplatePlace) {
  const row = await db
    .selectFrom('messageTemplate')
    .where('category', '=', category)
    .where('channel', '=', channel)
    .where('locale', '=', locale)
    .orderBy('version', 'desc')
    .limit(1)
    .select(['version', 'subject', 'body'])
    .executeTakeFirst()
  return row ?? { version: 0, ...noTemplate }
}

/** The latest templates of a channel in a language, by category. */
export async function templatesFor(
  db: Reader,
  { channel, locale }: Omit<TemplatePlace, 'category'>,
): Promise<ReadonlyMap<string, Template>> {
  const rows = await db
    .selectFrom('messageTemplate')
    .where('channel', '=', channel)
    .where('locale', '=', locale)
    .distinctOn('category')
    .orderBy('category')
    .orderBy('version', 'desc')
    .select(['category', 'subject', 'body'])
    .execute()
  return new Map(rows.map(({ category, ...template }) => [category, template]))
}

type NewVersion = TemplatePlace &
  Template &
  Readonly<{ version: number; changedBy: string; changedAt: string }>

/** Returns false where the version was taken meanwhile. */
export async function insertTemplate(tx: Tx, version: NewVersion): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('messageTemplate')
    .values(version)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
