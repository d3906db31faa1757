import type { Manifest } from './manifest.ts'

/** Returns `41 tables with 1234 rows and 17 files`. */
export function summary({ tables, files }: Manifest): string {
  const rows = Object.values(tables).reduce((total, { lines }) => total + lines, 0)
  return `${Object.keys(tables).length} tables with ${rows} rows and ${Object.keys(files).length} files`
}
