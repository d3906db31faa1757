import { mostIcons, type RefusalCode } from '@signet/contract'
import type { Reader, Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import { countIcons, findIcons, insertIcon, isNameTaken } from './icon-store.ts'
import { readPicture } from './read-picture.ts'

/** An icon in a file of definitions; its picture is a data address. */
export type TravellingIcon = Readonly<{ id: string; name: string; category: string; picture: string }>

/** Returns icons of the company by id, without those that are not there. */
export async function packIcons(tx: Reader, ids: readonly string[]): Promise<readonly TravellingIcon[]> {
  const found = await findIcons(tx, ids)
  return found.map(({ type, bytes, ...names }) => ({
    ...names,
    picture: `data:${type};base64,${Buffer.from(bytes).toString('base64')}`,
  }))
}

/** Refuses what is no picture of an icon, as an upload does. */
export function refuseWrongIcon({ picture }: TravellingIcon): void {
  readPicture(picture)
}

/**
 * Adds icons under their own ids; one that is here already stays as it is. A taken name gets a number. Refuses
 * `icons.tooMany`.
 */
export async function unpackIcons(
  tx: Tx,
  icons: readonly TravellingIcon[],
  change: Readonly<{ changedAt: string; changedBy: string }>,
): Promise<void> {
  const here = new Set(
    (
      await findIcons(
        tx,
        icons.map(({ id }) => id),
      )
    ).map(({ id }) => id),
  )
  const added = icons.filter(({ id }) => !here.has(id))
  if (added.length > 0 && (await countIcons(tx)) + added.length > mostIcons)
    throw new Refusal<RefusalCode>('icons.tooMany', { most: mostIcons })
  for (const { picture, ...icon } of added) {
    const name = await freeName(tx, icon)
    await insertIcon(tx, { ...icon, name, ...readPicture(picture), ...change })
  }
}

async function freeName(tx: Tx, { id, name }: Pick<TravellingIcon, 'id' | 'name'>): Promise<string> {
  for (let number = 1; number <= mostIcons; number += 1) {
    const next = number === 1 ? name : `${name.slice(0, 55)} ${number}`
    if (!(await isNameTaken(tx, { id, name: next }))) return next
  }
  throw new Refusal<RefusalCode>('icons.nameTaken', { name })
}
