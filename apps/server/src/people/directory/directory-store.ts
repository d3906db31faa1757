import type { Reader, TenantDb, Tx } from '@signet/db'
import { sql } from 'kysely'
import type { DirectoryRows } from './directory-rows.ts'

/** Reads the whole organization in one snapshot, so that all references resolve. */
export function loadDirectoryRows(db: TenantDb): Promise<DirectoryRows> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => ({
      version: await readVersion(tx),
      organizations: await tx
        .selectFrom('organization')
        .select(['id', 'parentId', 'name', 'code', 'category', 'headId'])
        .orderBy('position')
        .orderBy('id')
        .execute(),
      people: await loadPeople(tx),
      posts: await tx
        .selectFrom('post')
        .select(['id', 'organizationId', 'parentId', 'name', 'code', 'dutyPersonId'])
        .orderBy('id')
        .execute(),
      roles: await tx.selectFrom('role').select(['id', 'name', 'code']).orderBy('id').execute(),
      groups: await tx.selectFrom('personGroup').select(['id', 'name', 'code']).orderBy('id').execute(),
      postHolders: await tx.selectFrom('postHolder').select(['postId as setId', 'personId']).execute(),
      roleMembers: await tx.selectFrom('roleMember').select(['roleId as setId', 'personId']).execute(),
      groupMembers: await tx.selectFrom('groupMember').select(['groupId as setId', 'personId']).execute(),
      agencies: await loadAgencies(tx),
    }))
}

export async function readVersion(db: Reader): Promise<string> {
  const row = await db.selectFrom('directoryVersion').select('version').executeTakeFirst()
  return row?.version ?? '0'
}

/** Serializes writers of the organization, so that versions increase in commit order. */
export async function bumpVersion(tx: Tx): Promise<void> {
  await tx.updateTable('directoryVersion').set({ version: sql`version + 1` }).execute()
}

function loadPeople(tx: Reader) {
  return tx
    .selectFrom('person')
    .select(['id', 'account', 'name', 'pinyin', 'gender', 'mobilePhone', 'email', 'avatar'])
    .select(['managerId', 'majorPostId', 'isAdministrator', 'isEnabled'])
    .orderBy('pinyin')
    .orderBy('id')
    .execute()
}

/** Selects agencies whose end has not been announced; the caller's clock decides which are over. */
function loadAgencies(tx: Reader) {
  return tx
    .selectFrom('delegation')
    .innerJoin('delegationPerson', 'delegationPerson.delegationId', 'delegation.id')
    .leftJoin('delegationFlow', 'delegationFlow.delegationId', 'delegation.id')
    .where('delegation.kind', '=', 'agency')
    .where('delegation.endToldAt', 'is', null)
    .where('delegationPerson.answer', '=', 'accepted')
    .select(['delegation.fromId as from', 'delegationPerson.personId as to', 'delegationFlow.flowId as flow'])
    .select(['delegation.startsAt as start', 'delegation.endsAt as end'])
    .orderBy('delegation.id')
    .orderBy('delegationPerson.personId')
    .execute()
}
