import { BillRuleSettings, type contract, type ParsedInput } from '@signet/contract'
import {
  containsPattern,
  newestFirst,
  type Reader,
  type TenantDb,
  type Tx,
  tenantSchema,
  totalOf,
} from '@signet/db'
import { type Locale, toLocale } from '@signet/i18n'
import { sql } from 'kysely'
import type { PageRange } from '../../../http/page.ts'

export type LedgerState = 'used' | 'void' | 'reserved'

export type LedgerRow = Readonly<{
  id: string
  at: string
  /** Null for a reserved number, which is only counted. */
  number: string | null
  state: LedgerState
  reason: string
  personId: string
  voidedAt: string | null
  voidedBy: string | null
  recordId: string | null
  caseTitle: string | null
  form: string | null
  ruleId: string | null
  ruleName: string | null
  settings: BillRuleSettings | null
  counted: number | null
  drawn: string
}>

export type LedgerFilter = Omit<ParsedInput<typeof contract.billRules.exportLedger>, 'format'>

type Place = Readonly<{ db: Reader; tenant: string }>
type FoundRow = Omit<LedgerRow, 'settings' | 'counted'> &
  Readonly<{ settings: unknown; counted: string | null }>

/**
 * Each number as a row: those that were taken, void where their record or request is deleted, and those that are
 * reserved for somebody with an open form.
 */
function ledger({ db, tenant }: Place, filter: LedgerFilter) {
  const table = (name: string) => sql.id(tenantSchema(tenant), name)
  const rows = sql<FoundRow>`(
    select md5(number.rule_key || ' ' || number.number) as id, number.taken_at as at, number.number,
      case when number.voided_at is null and request.deleted_at is null then 'used' else 'void' end as state,
      case when number.void_reason = '' and request.deleted_at is not null then 'caseDeleted'
        else number.void_reason end as reason,
      number.person_id, coalesce(number.voided_at, request.deleted_at) as voided_at,
      coalesce(number.voided_by, case when request.deleted_at is not null then request.starter_id end) as voided_by,
      number.record_id, request.title as case_title, form.name as form, rule.id as rule_id,
      rule.name as rule_name, rule.settings, null::text as counted, '' as drawn
    from ${table('bill_number')} number
      left join ${table('bill_rule')} rule on rule.id = number.rule_key
      left join ${table('form')} form on form.main_table = number.form_table
      left join ${table('flow_case')} request on request.record_id = number.record_id
    union all
    select md5(reserved.rule_key || ' ' || reserved.person_id || ' reserved') as id, reserved.reserved_at as at,
      null as number, 'reserved' as state, 'reserved' as reason, reserved.person_id, null as voided_at,
      null as voided_by, null as record_id, null as case_title, null as form, rule.id as rule_id,
      rule.name as rule_name, rule.settings, reserved.number::text as counted, reserved.drawn
    from ${table('bill_reservation')} reserved
      left join ${table('bill_rule')} rule on rule.id = reserved.rule_key
  )`
  const { ruleId, state, personId, from, to, keyword } = filter
  const pattern = containsPattern(keyword)
  return db
    .selectFrom(rows.as('ledger'))
    .$if(ruleId !== undefined, (query) => query.where('ruleId', '=', ruleId ?? ''))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'used'))
    .$if(personId !== undefined, (query) => query.where('personId', '=', personId ?? ''))
    .$if(from !== undefined, (query) => query.where('at', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('at', '<', to ?? ''))
    .$if(keyword !== undefined && keyword !== '', (query) =>
      query.where(({ eb, or }) =>
        or(
          (['number', 'ruleName', 'form', 'caseTitle'] as const).map((column) =>
            eb(column, 'ilike', pattern),
          ),
        ),
      ),
    )
}

/** Returns rows of the ledger, newest first. */
export async function ledgerRows(
  place: Place,
  filter: LedgerFilter,
  range: Omit<PageRange, 'most'>,
): Promise<readonly LedgerRow[]> {
  const rows = await ledger(place, filter)
    .selectAll()
    .$call(newestFirst(range, { at: 'at' }))
    .execute()
  return rows.map(({ settings, counted, ...row }) => ({
    ...row,
    settings: settings === null ? null : BillRuleSettings.parse(settings),
    counted: counted === null ? null : Number(counted),
  }))
}

export function countLedger(place: Place, filter: LedgerFilter, range: PageRange): Promise<number> {
  return totalOf(place.db, range, ledger(place, filter))
}

type Asked = ParsedInput<typeof contract.billRules.exportLedger>
type Ticket = Readonly<{ personId: string; locale: Locale; asked: Asked; expiresAt: string }>

export async function insertLedgerTicket(
  tx: Tx,
  { hash, asked, ...ticket }: Ticket & Readonly<{ hash: Uint8Array }>,
): Promise<void> {
  await tx
    .insertInto('billLedgerTicket')
    .values({ ...ticket, ticketHash: hash, asked: JSON.stringify(asked) })
    .execute()
}

/** Redeems a ticket once; returns undefined when it was used or has expired. */
export async function redeemLedgerTicket(
  db: TenantDb,
  hash: Uint8Array,
  now: string,
): Promise<Readonly<{ personId: string; locale: Locale; asked: unknown }> | undefined> {
  const taken = await db
    .deleteFrom('billLedgerTicket')
    .where('ticketHash', '=', hash)
    .returning(['personId', 'locale', 'asked', 'expiresAt'])
    .executeTakeFirst()
  if (!taken || taken.expiresAt <= now) return undefined
  return { personId: taken.personId, locale: toLocale(taken.locale), asked: taken.asked }
}
