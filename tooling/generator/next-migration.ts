import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The number that the next migration of a tenant gets: `0009`. */
export function nextMigration(root: string): string {
  const numbers = readdirSync(join(root, 'packages/db/migrations/tenant')).map((name) =>
    Number.parseInt(name, 10),
  )
  return String(Math.max(0, ...numbers.filter(Number.isInteger)) + 1).padStart(4, '0')
}
