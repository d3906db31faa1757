import type { documentOrders } from '@signet/contract'
import { type RawBuilder, sql } from 'kysely'
import type { DocumentRow } from './document-store.ts'

type Order = Readonly<{
  by: RawBuilder<unknown>
  /** Whether a document comes after this one. */
  isAfter: (last: DocumentRow) => RawBuilder<boolean>
}>

/** Names as people look them up: Chinese by their sound. */
const named = sql`lower(document.name) collate "zh-x-icu"`

export const documentOrder: Readonly<Record<(typeof documentOrders)[number], Order>> = {
  newest: {
    by: sql`document.created_at desc, document.id desc`,
    isAfter: ({ createdAt, id }) =>
      sql`(document.created_at, document.id) < (${createdAt}::timestamptz, ${id})`,
  },
  name: {
    by: sql`document.file_id is not null, ${named}, document.id`,
    isAfter: ({ fileId, name, id }) =>
      sql`(document.file_id is not null, ${named}, document.id) > (${fileId !== null}, lower(${name}), ${id})`,
  },
  largest: {
    by: sql`coalesce(file.size, 0) desc, document.id desc`,
    isAfter: ({ size, id }) => sql`(coalesce(file.size, 0), document.id) < (${size}::bigint, ${id})`,
  },
}
