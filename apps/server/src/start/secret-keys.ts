import { open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { CannotStart } from '@signet/db'
import type { Config } from './config.ts'

type KeyConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'secretKeys'>

const keyLength = 32

/** Path of the key that the product made, beside its own database. */
export function secretKeyFile(dataDir: string): string {
  return join(dataDir, 'secret-key')
}

/**
 * Returns the keys that seal (the first) and open (all): those of the operator, then the key in the data directory.
 * Without either, makes one beside the product's own database. A database elsewhere gets none, because other processes
 * could not share it. Throws CannotStart when the file holds no key.
 */
export async function loadSecretKeys(
  { dataDir, databaseUrl, secretKeys }: KeyConfig,
  random: (bytes: number) => Uint8Array,
): Promise<readonly Uint8Array[]> {
  const path = secretKeyFile(dataDir)
  const kept = await readKey(path)
  if (kept) return [...secretKeys, kept]
  if (secretKeys.length > 0 || databaseUrl !== undefined) return secretKeys

  const key = random(keyLength)
  await writeKey(path, key)
  return [key]
}

async function readKey(path: string): Promise<Uint8Array | undefined> {
  try {
    const key = Buffer.from(await readFile(path, 'utf8'), 'base64')
    if (key.length === keyLength) return key
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    throw new CannotStart(`Cannot read the secret key in ${path} (${code}).`, { cause })
  }
  throw new CannotStart(
    `${path} does not hold a secret key: put the file back from where you keep it, or delete it to make a new key. Passwords saved with the old key must then be entered again.`,
  )
}

/** The key is on disk under another name before it gets its own, so a crash leaves no half of a key. */
async function writeKey(path: string, key: Uint8Array): Promise<void> {
  const unfinished = `${path}.new`
  const file = await open(unfinished, 'w', 0o600)
  try {
    await file.writeFile(`${Buffer.from(key).toString('base64')}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(unfinished, path)
}
