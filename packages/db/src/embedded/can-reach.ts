import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { SystemUser } from './system-user.ts'

/** Whether a user may walk down to a path: each folder above it must let them through. */
export function canReach(user: SystemUser, path: string): boolean {
  if (user.uid === undefined) return true

  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (!mayEnter(user, folder)) return false
    if (folder === dirname(folder)) return true
  }
}

function mayEnter({ uid, gid }: SystemUser, folder: string): boolean {
  const { mode, uid: owner, gid: group } = statSync(folder)
  if (owner === uid) return (mode & 0o100) !== 0
  if (group === gid) return (mode & 0o010) !== 0

  return (mode & 0o001) !== 0
}
