import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type InstalledVersion = Readonly<{ version: string; build: number }>

const manifest = join(import.meta.dirname, '../../../package.json')
const { version, build }: InstalledVersion = JSON.parse(readFileSync(manifest, 'utf8'))

/**
 * The version and build of the root package.json, sent with every call (spec sections 1 and 7). In a browser build the
 * plugin of `./vite` replaces this module by the same values as plain data.
 */
export const installedVersion: InstalledVersion = { version, build }
