import type { Reader, Tx } from '@signet/db'
import type { PictureType } from '@signet/std'

type Picture = Readonly<{
  personId: string
  token: string
  type: PictureType
  bytes: Buffer
  address: string
}>

/** Replaces the picture of a person; the former address is gone. */
export async function savePicture(tx: Tx, { address, ...picture }: Picture): Promise<void> {
  const { token, type, bytes } = picture
  await tx
    .insertInto('personPicture')
    .values(picture)
    .onConflict((conflict) => conflict.column('personId').doUpdateSet({ token, type, bytes }))
    .execute()
  await tx.updateTable('person').set({ avatar: address }).where('id', '=', picture.personId).execute()
}

export async function deletePicture(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('personPicture').where('personId', '=', personId).execute()
  await tx.updateTable('person').set({ avatar: '' }).where('id', '=', personId).execute()
}

export function findPicture(db: Reader, token: string) {
  return db
    .selectFrom('personPicture')
    .where('token', '=', token)
    .select(['type', 'bytes'])
    .executeTakeFirst()
}
