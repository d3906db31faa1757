/** What people do with records. `add`, `import` and `export` belong to the list, the others to a record. */
export const buttonKeys = [
  'add',
  'edit',
  'remove',
  'detail',
  'batchRemove',
  'import',
  'export',
  'print',
] as const
export type ButtonKey = (typeof buttonKeys)[number]
