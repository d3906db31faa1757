import { type AccessKey, stateOf } from '../../../people/access-keys/index.ts'
import { personRef, type Snapshot } from '../../../people/directory/index.ts'
import { revisionOf } from '../../../revisions/index.ts'

type Reader = Readonly<{ directory: Snapshot; now: string }>

/** A key as its owner sees it. */
export function keyView(key: AccessKey, { directory, now }: Reader) {
  const { id, name, scopes, ending, createdAt, expiresAt, usedAt, usedFrom } = key
  return {
    ...{ id, name, scopes, ending, createdAt, expiresAt, usedAt },
    usedFrom: usedFrom ?? '',
    state: stateOf(key, now),
    person: personRef(directory)(key.personId),
  }
}

/** A key as administrators see it. */
export function listedKeyView(key: AccessKey, reader: Reader) {
  const { networks, perMinute, formerUntil, revokedAt } = key
  return {
    ...keyView(key, reader),
    ...{ networks, perMinute, revokedAt },
    owner: personRef(reader.directory)(key.ownerId),
    formerUntil: formerUntil !== null && reader.now < formerUntil ? formerUntil : null,
    revision: revisionOf(editedPartOf(key)),
  }
}

/** What administrators edit. */
export function editedPartOf({ name, ownerId, scopes, networks, perMinute, expiresAt }: AccessKey) {
  return { name, ownerId, scopes, networks, perMinute, expiresAt }
}
