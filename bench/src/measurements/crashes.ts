import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@signet/e2e/product'
import { crashUnderLoad } from '../crash-under-load.ts'
import type { Measured, Measurement } from '../measured.ts'

const kills = 24

/** kill -9 of the product under load: with keys nothing is lost or doubled; the same without keys must double something. */
export const crashes: Measurement = {
  name: 'crashes',
  about: `${kills} times kill -9 under load, with idempotency keys and without (the control)`,
  run: async () => {
    const withKeys = await crash({ keys: true })
    const control = await crash({ keys: false })
    return [
      figure('crash.acknowledged', withKeys.acknowledged, 'commands', '', null),
      figure('crash.lost', withKeys.lost, 'commands', '0', withKeys.lost === 0),
      figure('crash.doubled', withKeys.doubled, 'commands', '0', withKeys.doubled === 0),
      figure('crash.control.doubled', control.doubled, 'commands', 'more than 0', control.doubled > 0),
    ]
  },
}

async function crash({ keys }: { keys: boolean }) {
  const database = await openDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'signet-bench-files-'))
  try {
    return await crashUnderLoad({ databaseUrl: database.url, dataDir, kills, keys })
  } finally {
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function figure(id: string, value: number, unit: string, aim: string, met: boolean | null): Measured {
  return { id, value, unit, beside: '', ratio: null, aim, met }
}
