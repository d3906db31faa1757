import { existsSync } from 'node:fs'
import { CannotStart } from '@signet/db'
import { openEmbedded } from '@signet/db/embedded'
import { summary } from './manifest.ts'
import { operation } from './operation.ts'
import { restore } from './restore.ts'

await operation('Usage: npm run restore -- FILE [--force]', async ({ config, filesDir, file, isForced }) => {
  if (!existsSync(file)) throw new CannotStart(`File not found: ${file}`)

  const database = config.databaseUrl
    ? { url: config.databaseUrl, stop: async () => undefined }
    : await openEmbedded(config.dataDir)
  try {
    const manifest = await restore({ url: database.url, filesDir, source: file, replace: isForced })
    return `Restored ${summary(manifest)} from ${file}. Every row and file matches the backup. Start Signet as usual.`
  } finally {
    await database.stop()
  }
})
