export type MigrationSearch = {
  keyword?: string | undefined
  version?: number | undefined
  open?: string | undefined
}

/** Keyword, older version, and the case in the drawer. */
export function readMigrationSearch({ keyword, version, open }: Record<string, unknown>): MigrationSearch {
  const number = Number(version)
  return {
    ...((typeof keyword === 'string' || typeof keyword === 'number') &&
      keyword !== '' && { keyword: String(keyword) }),
    ...(Number.isInteger(number) && number > 0 && { version: number }),
    ...(typeof open === 'string' && { open }),
  }
}
