/** Who acts: a signed-in person of one tenant. */
export type Actor = Readonly<{
  personId: string
  tenant: string
  isAdministrator: boolean
  device: 'app' | 'web'
  /** SHA-256 of the session token, hexadecimal. */
  session: string
}>

/** The id of no person: nothing of anybody's matches it. */
export const nobody = ''

/** A person in whose name something is done without a session of theirs. */
export function actorWithoutSession(person: Pick<Actor, 'personId' | 'tenant' | 'isAdministrator'>): Actor {
  return { ...person, device: 'web', session: '' }
}

/** The product itself, with the rights of an administrator. */
export function systemActor(tenant: string): Actor {
  return actorWithoutSession({ personId: nobody, tenant, isAdministrator: true })
}
