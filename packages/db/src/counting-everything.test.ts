import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const server = join(import.meta.dirname, '../../../apps/server/src')

const why = {
  /** What one person, thing or grouping has. */
  small: 'belongs to one person or thing, or is few by a limit',
  /** Numbers of a page of figures, grouped by the database. */
  figures: 'is a figure that is shown, and not the length of a list',
  bounded: 'is bounded by a limit in the same statement',
  operator: 'is asked by an operator or in the background',
  standard: 'is exact by its standard, or by a page of numbers',
} as const

/** The places that count all rows of something; every other list is counted by `totalOf`. */
const counting: Readonly<Record<string, keyof typeof why>> = {
  'cases/design/design-store.ts': 'figures',
  'features/approvals/administering/migration-store.ts': 'figures',
  'features/approvals/lists/list-store.ts': 'bounded',
  'features/automation/triggers/run-store.ts': 'figures',
  'features/automation/webhooks/webhook-store.ts': 'small',
  'features/company/contacts/star-store.ts': 'small',
  'features/company/hand-over/in-hand-store.ts': 'figures',
  'features/company/organization/organization-store.ts': 'small',
  'features/company/organization/person-store.ts': 'small',
  'features/company/organization-sheets/import-store.ts': 'small',
  'features/company/scim/scim-store.ts': 'standard',
  'features/company/staff-changes/belongings-store.ts': 'figures',
  'features/company/units/unit-store.ts': 'figures',
  'features/data-interfaces/interface-store.ts': 'figures',
  'features/data-interfaces/kinds/narrow-statement.ts': 'standard',
  'features/data-interfaces/kinds/wrap-statement.ts': 'standard',
  'features/design-life/categories/category-store.ts': 'figures',
  'features/design-life/dependent-store.ts': 'figures',
  'features/evidence/seals/seal-store.ts': 'figures',
  'features/files/file-store.ts': 'small',
  'features/files/places/place-store.ts': 'operator',
  'features/flows/flow-design/flow-design-store.ts': 'figures',
  'features/flows/flow-design/preview-release.ts': 'figures',
  'features/flows/flow-statistics/figures-store.ts': 'figures',
  'features/forms/form-design/preview-release.ts': 'figures',
  'features/forms/list-design/preview-release.ts': 'figures',
  'features/forms/short-links/upload-store.ts': 'small',
  'features/lookups/areas/area-store.ts': 'small',
  'features/lookups/dictionary/dictionary-store.ts': 'figures',
  'features/messages/alerts/alert-store.ts': 'small',
  'features/messages/announcements/receipt-store.ts': 'standard',
  'features/messages/chat-reports/report-store.ts': 'small',
  'features/messages/chat/conversation-store.ts': 'small',
  'features/messages/deliveries/delivery-store.ts': 'small',
  'features/messages/deliveries/state-store.ts': 'figures',
  'features/messages/replies/reply-store.ts': 'small',
  'features/messages/replies/trial-store.ts': 'small',
  'features/record-views/view-store.ts': 'small',
  'features/records/sources/count-store.ts': 'bounded',
  'features/session/recovery/password-link-store.ts': 'small',
  'features/system/icons/icon-store.ts': 'small',
  'features/system/monitor/monitor-store.ts': 'operator',
  'operations/backup.ts': 'operator',
  'operations/tenant-file/arriving-tenant.ts': 'operator',
  'operations/tenant-file/work-under-way.ts': 'operator',
  'people/access-keys/access-key-store.ts': 'small',
  'people/directory/changes-since.ts': 'operator',
  'people/inbox/inbox-store.ts': 'figures',
  'people/rights/access-request-store.ts': 'small',
  'people/sessions/history/sign-in-history.ts': 'small',
  'people/sessions/second-factor-store.ts': 'small',
  'people/tenants/open-tenants.ts': 'operator',
  'people/tenants/register-tenant.ts': 'operator',
  'records/record-store/table-store.ts': 'bounded',
}

const counts = /\bcountAll\b|\bcountOf\(|count\(\*\)/

async function filesThatCount(): Promise<readonly string[]> {
  const names = await readdir(server, { recursive: true })
  const sources = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const found = await Promise.all(
    sources.map(async (name) => ((await countsRows(name)) ? [name.replaceAll('\\', '/')] : [])),
  )
  return found.flat().sort()
}

async function countsRows(name: string): Promise<boolean> {
  const text = await readFile(join(server, name), 'utf8')
  return counts.test(text)
}

test('a list is counted as far as people read, and every other count says why it counts everything', async () => {
  expect(await filesThatCount()).toEqual(Object.keys(counting).sort())
  for (const reason of Object.values(counting)) expect(why[reason]).toBeTruthy()
})
