import { openTestDb, type TestDb } from '@signet/db/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sealedColumns } from '../../outside/secrets/index.ts'
import { leftBehind, platformTables } from './tenant-tables.ts'

/**
 * Tables of the platform that stay behind: sessions and what leads to one (steps, codes, links, scans, challenges),
 * devices, wrong passwords and proofs of work that this server saw, and what belongs to the installation.
 */
const platformLeftBehind = [
  'job',
  'known_device',
  'migration',
  'node',
  'passkey_challenge',
  'password_link',
  'phone_sign_in',
  'provider_login',
  'proof_key',
  'provider_session',
  'refused_call',
  'scan_login',
  'seeding',
  'session',
  'sign_in_failure',
  'sign_in_step',
  'sms_code',
  'socket_ticket',
  'spent_proof',
  'tenant_registration',
]

let db: TestDb
beforeAll(async () => {
  db = await openTestDb()
})
afterAll(() => db.close())

async function columnsWhere(schema: string, condition: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct table_name || '.' || column_name as name from information_schema.columns
    where table_schema = ${schema} and ${sql.raw(condition)} order by 1`.execute(db.platform)
  return rows.map(({ name }) => name)
}

async function tablesWhere(schema: string, condition: string): Promise<readonly string[]> {
  return [...new Set((await columnsWhere(schema, condition)).map((name) => name.replace(/\..*/, '')))]
}

test('each table of the platform travels with its tenant or is said to stay', async () => {
  const decided = ['tenant', ...platformTables, ...platformLeftBehind]
  expect(decided.toSorted()).toEqual(await tablesWhere('platform', 'true'))
  expect(new Set(decided).size).toBe(decided.length)
})

test('the row of a tenant has no column that its file forgets', async () => {
  expect(await columnsWhere('platform', "table_name = 'tenant'")).toEqual(
    [
      'calls_per_minute',
      'code',
      'created_at',
      'is_copy',
      'is_demo',
      'most_bytes',
      'most_people',
      'moved_at',
      'name',
      'suspended_at',
    ].map((column) => `tenant.${column}`),
  )
})

/** What is good for a moment only: links by a ticket, passes, open pages, kept answers. */
const isMomentary = `column_name in ('ticket_hash', 'pass_hash', 'visit_hash', 'seat', 'answer', 'browser_hash', 'transaction_number')
  and table_name not in ('webhook_delivery', 'delegation_person', 'schedule_participant', 'short_link_upload')`

/** Files travel as bytes and are in the folder of the server afterwards. */
const placesOfFiles = ['content_move', 'object_content', 'object_store']

/** Sessions stay with their server, and so does what ends with them. */
const ofSessions = ['decision_link', 'push_subscription']

test('tables of a tenant travel unless their rows are good for a moment only', async () => {
  expect(leftBehind.toSorted()).toEqual(
    [...(await tablesWhere('t_demo', isMomentary)), ...placesOfFiles, ...ofSessions, 'migration'].toSorted(),
  )
})

test('every sealed secret of a tenant travels apart from its row', async () => {
  const sealed = sealedColumns.map(({ table, column }) => `${table}.${column}`)
  expect(sealed.toSorted()).toEqual(
    await columnsWhere('t_demo', "(column_name like '%sealed%' or column_name = 'signing_key')"),
  )
})

/**
 * A new table travels with its tenant. When its rows are good for a moment only, name it in `leftBehind`; when it holds
 * secrets or something that is unique beyond the tenant, see decision 0060. Then add it here.
 */
const travelling = `
  abandoned_file access_key_call access_request announcement announcement_edition announcement_file announcement_holder
  announcement_receipt application application_administrator area_change area_order audit_event authorization_group authorization_group_member bill_counter bill_number bill_reservation bill_rule
  case_archive case_filter case_look case_share case_title channel_choice channel_rule channel_state chat_bar chat_block chat_evidence chat_export chat_export_download chat_file chat_gram chat_mention chat_message chat_reaction chat_report chat_report_look clock_failure company_icon conversation conversation_member data_interface
  data_interface_call data_source data_sync data_sync_link data_sync_run data_sync_run_change
  delegation delegation_flow delegation_person delegation_rule design_category dictionary dictionary_entry
  directory_group directory_person directory_run directory_run_change directory_unit directory_version
  document document_share external_identity external_invitation external_person fault_log incoming_mail file_link flow flow_back_test
  flow_case flow_case_link flow_comment flow_copy flow_coverage flow_coverage_look flow_event
  flow_favourite flow_secret flow_task flow_version flow_wait form form_kit form_version grade
  group_member group_provisioning inbox_sequence list_design list_version list_withdrawal message_delivery message_template model_favourite muted_case
  notice operation_log organization organization_history outbox passkey password_history person
  person_application person_fact person_group person_picture person_profile person_provisioning person_sign_in phrase
  post post_holder print_template publication_excuse recent_colleague record_change record_file record_grant
  record_grant_holder record_import record_import_row record_view record_view_default
  record_view_publication recovery_code reply_address reply_mailbox reply_trial request_log right_request role role_member row_change schedule schedule_entry
  schedule_file schedule_participant second_factor secondment setting setting_change short_link
  seal seal_use seal_withdrawal short_link_count short_link_entry short_link_upload signature slow_call sms_outbox staff_change
  starred_colleague stored_file trigger trigger_case trigger_run trigger_version unavailable_design webhook webhook_delivery
  working_day working_week`

test('every table of a tenant was looked at', async () => {
  const decided = [...travelling.trim().split(/\s+/), ...leftBehind]
  expect(decided.toSorted()).toEqual(await tablesWhere('t_demo', 'true'))
})
