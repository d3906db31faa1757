import type { documentOrders } from '@signet/contract'
import { type RawBuilder, sql } from 'kysely'
import type { DocumentRow } from './document-store.ts'

type Order = Readonly<{
  by: RawBuilder<unknown>
  /** Condition for documents after this one. */
  isAfter: (last: DocumentRow) => RawBuilder<boolean>
}>

/** Sorts Chinese names by pinyin. */
const named = sql`lower(document.name) collate "zh-x-icu"`

/** Sorts folders before files in every order. */
const isFolder = sql`(document.file_id is null)`

export const documentOrder: Readonly<Record<(typeof documentOrders)[number], Order>> = {
  newest: {
    by: sql`${isFolder} desc, document.created_at desc, document.id desc`,
    isAfter: ({ fileId, createdAt, id }) =>
      sql`(${isFolder}, document.created_at, document.id) < (${fileId === null}, ${createdAt}::timestamptz, ${id})`,
  },
  name: {
    by: sql`not ${isFolder}, ${named}, document.id`,
    isAfter: ({ fileId, name, id }) =>
      sql`(not ${isFolder}, ${named}, document.id) > (${fileId !== null}, lower(${name}), ${id})`,
  },
  largest: {
    by: sql`${isFolder} desc, coalesce(file.size, 0) desc, document.id desc`,
    isAfter: ({ fileId, size, id }) =>
      sql`(${isFolder}, coalesce(file.size, 0), document.id) < (${fileId === null}, ${size}::bigint, ${id})`,
  },
}
