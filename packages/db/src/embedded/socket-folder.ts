import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The kernel takes 107 bytes for the name of a socket (103 on macOS); PostgreSQL's own part is 14. */
const longest = 85

export type SocketFolder = Readonly<{ path: string; remove: () => void }>

/** A name for the cluster's folder that is short enough to connect to: itself, or a private link to it. */
export function socketFolder(cluster: string): SocketFolder {
  if (Buffer.byteLength(cluster) <= longest) return { path: cluster, remove: () => undefined }

  const shelter = mkdtempSync(join(tmpdir(), 'signet-'))
  const path = join(shelter, 'pg')
  symlinkSync(cluster, path)
  return { path, remove: () => rmSync(shelter, { recursive: true, force: true }) }
}
