import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { CannotStart } from '../cannot-start.ts'

/** Whom PostgreSQL runs as: nobody in particular (the user of the product), or a user without privileges. */
export type SystemUser = Readonly<{ uid?: number; gid?: number }>

/**
 * PostgreSQL refuses to run as root. Then it runs as the owner of the files that are there already, or as the first
 * of these users the system knows. No user is created: a start must not change the machine.
 */
export function systemUser(cluster: string): SystemUser {
  if (process.getuid?.() !== 0) return {}

  const owner = statSync(cluster, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }

  for (const name of ['signet', 'postgres', 'nobody']) {
    const known = lookUp(name)
    if (known) return known
  }
  throw new CannotStart(
    'PostgreSQL does not run as root, and this system has no user "signet", "postgres" or "nobody": create one, or start Signet as another user.',
  )
}

function lookUp(name: string): SystemUser | undefined {
  try {
    const id = (option: string) =>
      Number(execFileSync('id', [option, name], { encoding: 'utf8', stdio: 'pipe' }))
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return undefined
  }
}
