import type { Reader } from '@signet/db'

/** Returns time and author of each version, newest first. */
export function versionRows(tx: Reader, formId: string) {
  return tx
    .selectFrom('formVersion')
    .where('formId', '=', formId)
    .select(['version', 'publishedAt', 'publishedBy'])
    .orderBy('version', 'desc')
    .execute()
}

export async function definitionOfVersion(
  tx: Reader,
  formId: string,
  version: number,
): Promise<Record<string, unknown> | undefined> {
  const row = await tx
    .selectFrom('formVersion')
    .where('formId', '=', formId)
    .where('version', '=', version)
    .select('definition')
    .executeTakeFirst()
  // Publishing writes it after the form engine has parsed it.
  return row?.definition as Record<string, unknown> | undefined
}
