/** The acting person: a signed-in member of one tenant. */
export type Actor = Readonly<{
  personId: string
  tenant: string
  isAdministrator: boolean
  device: 'app' | 'web'
  /** SHA-256 of the session token, hexadecimal. */
  session: string
}>

/** Id of no person; matches no one's rows. */
export const nobody = ''

/** Returns an actor for work done in a person's name without their session. */
export function actorWithoutSession(person: Pick<Actor, 'personId' | 'tenant' | 'isAdministrator'>): Actor {
  return { ...person, device: 'web', session: '' }
}

/** Returns the product itself as actor, with the rights of an administrator. */
export function systemActor(tenant: string): Actor {
  return actorWithoutSession({ personId: nobody, tenant, isAdministrator: true })
}
