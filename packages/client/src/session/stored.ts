/** Names of what stays on the device (spec section 3). */
export const storedNames = [
  'token',
  'cid',
  'userInfo',
  'permissionList',
  'menuList',
  'sysVersion',
  'sysConfigInfo',
  'copyright',
  'systemCode',
  'dynamicModelExtra',
  'push_clientid',
  'isUpdate',
] as const
export type StoredName = (typeof storedNames)[number]

/** What browsers call localStorage, or anything like it. */
export type Store = Readonly<Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>>
