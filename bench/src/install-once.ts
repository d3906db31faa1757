import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Fills a folder of the cache; one that was filled to the end stays as it is. */
export async function installOnce(folder: string, fill: () => Promise<void>): Promise<void> {
  const note = join(folder, 'installed')
  if (existsSync(note)) return

  await mkdir(folder, { recursive: true })
  await fill()
  await writeFile(note, '')
}
