export type MigrationSearch = {
  keyword?: string | undefined
  version?: number | undefined
  open?: string | undefined
}

/** By which words and older version the cases are narrowed, and which one is open beside them. */
export function readMigrationSearch({ keyword, version, open }: Record<string, unknown>): MigrationSearch {
  const number = Number(version)
  return {
    ...((typeof keyword === 'string' || typeof keyword === 'number') &&
      keyword !== '' && { keyword: String(keyword) }),
    ...(Number.isInteger(number) && number > 0 && { version: number }),
    ...(typeof open === 'string' && { open }),
  }
}
