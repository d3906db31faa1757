export {
  type AccessKey,
  countKeys,
  findKey,
  insertKey,
  keyPage,
  listKeysOf,
  patchKey,
  replaceSecret,
  revokeKey,
  stateOf,
} from './access-key-store.ts'
export { forgetOldKeyCalls, keyCallPage } from './key-call-store.ts'
export { type AccessKeys, openAccessKeys } from './open-access-keys.ts'
export { looksLikeKey, newKeySecret } from './secret.ts'
