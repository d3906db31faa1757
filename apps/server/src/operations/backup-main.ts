import { existsSync, statSync } from 'node:fs'
import { CannotStart } from '@signet/db'
import { attachEmbedded } from '@signet/db/embedded'
import { isoOf, machineClock } from '../clock/clock.ts'
import { productVersion } from '../start/product.ts'
import { secretKeyFile } from '../start/secret-keys.ts'
import { backup, countObjects } from './backup.ts'
import { summary } from './manifest.ts'
import { operation } from './operation.ts'

await operation('Usage: npm run backup -- FILE [--force]', async ({ config, filesDir, file, isForced }) => {
  if (existsSync(file) && !isForced)
    throw new CannotStart(`${file} already exists: choose another file, or add --force to overwrite it.`)

  const database = config.databaseUrl
    ? { url: config.databaseUrl, stop: async () => undefined }
    : await attachEmbedded(config.dataDir)
  try {
    const manifest = await backup({
      url: database.url,
      filesDir,
      target: file,
      product: productVersion.version,
      madeAt: isoOf(machineClock()),
    })
    return `Backed up ${summary(manifest)} to ${file} (${(statSync(file).size / 1e6).toFixed(1)} MB).${keyNote(config.dataDir)}${objectNote(await countObjects(database.url))}`
  } finally {
    await database.stop()
  }
})

/** The key is left out, because it and the backup together reveal what it encrypts. */
function keyNote(dataDir: string): string {
  const key = secretKeyFile(dataDir)
  return existsSync(key)
    ? ` It does not include ${key}: keep a copy of that file elsewhere, and put it in place before you start a restored Signet, or saved passwords cannot be read.`
    : ''
}

function objectNote(count: number): string {
  return count === 0
    ? ''
    : ` ${count} stored files are in object storages of companies and not in this backup: keep former versions of objects there for as long as you keep backups.`
}
