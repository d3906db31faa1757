import { existsSync } from 'node:fs'
import { CannotStart } from '@signet/db'
import { openEmbedded } from '@signet/db/embedded'
import { operation } from './operation.ts'
import { restore } from './restore.ts'
import { summary } from './summary.ts'

await operation('Usage: npm run restore -- FILE [--force]', async ({ config, filesDir, file, isForced }) => {
  if (!existsSync(file)) throw new CannotStart(`There is no file ${file}.`)

  const database = config.databaseUrl
    ? { url: config.databaseUrl, stop: async () => undefined }
    : await openEmbedded(config.dataDir)
  try {
    const manifest = await restore({ url: database.url, filesDir, source: file, replace: isForced })
    return `Restored ${summary(manifest)} from ${file}; every row and file was compared with the backup. Start Signet as usual.`
  } finally {
    await database.stop()
  }
})
