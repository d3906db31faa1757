import type { Reader } from '@signet/db'
import { Permission } from '@signet/list'
import { sql } from 'kysely'
import type { Snapshot } from '../../people/directory/index.ts'

type HeldPermission = Readonly<{ formId: string; permission: Permission }>

/** Returns a person's grants on the records of a form, or of all forms. */
export async function permissionsOf(
  tx: Reader,
  directory: Snapshot,
  { personId, formId }: Readonly<{ personId: string; formId?: string }>,
): Promise<readonly HeldPermission[]> {
  const held = holdersOf(directory, personId)
  const rows = await tx
    .selectFrom('recordGrant')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('recordGrantHolder as holder')
          .whereRef('holder.grantId', '=', 'recordGrant.id')
          .where(
            sql<boolean>`(holder.kind, holder.holder_id) in (select * from unnest(
              ${held.map(([kind]) => kind)}::text[], ${held.map(([, id]) => id)}::text[]))`,
          )
          .select(sql`1`.as('one')),
      ),
    )
    .$if(formId !== undefined, (query) => query.where('formId', '=', formId ?? ''))
    .select(['formId', 'permission'])
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ formId: row.formId, permission: Permission.parse(row.permission) }))
}

/**
 * Returns everything by which a person may hold a grant; those of an organization cover it and all below.
 */
function holdersOf(directory: Snapshot, person: string): readonly (readonly [kind: string, id: string])[] {
  const posts = directory.postsOf(person)
  const organizations = posts.flatMap(({ organizationId }) => directory.pathOf(organizationId))
  return [
    ['everybody', ''],
    ['person', person],
    ...posts.map(({ id }) => ['position', id] as const),
    ...organizations.map(({ id }) => ['organization', id] as const),
    ...directory.rolesOf(person).map(({ id }) => ['role', id] as const),
    ...directory.groupsOf(person).map(({ id }) => ['group', id] as const),
  ]
}
