import type { Route } from '../../../http/serve.ts'
import { createAccessKey, revokeAccessKey, rotateAccessKey, updateAccessKey } from './change-access-keys.ts'
import { createMyAccessKey, listMyAccessKeys, removeMyAccessKey } from './my-access-keys.ts'
import { listAccessKeyCalls, listAccessKeyScopes, listAccessKeys, openAccessKey } from './read-access-keys.ts'

export const accessKeys: readonly Route[] = [
  listAccessKeyScopes,
  listAccessKeys,
  createAccessKey,
  openAccessKey,
  updateAccessKey,
  rotateAccessKey,
  revokeAccessKey,
  listAccessKeyCalls,
  listMyAccessKeys,
  createMyAccessKey,
  removeMyAccessKey,
]
