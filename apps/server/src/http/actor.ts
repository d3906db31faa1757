/** Who acts: a signed-in person of one tenant. */
export type Actor = Readonly<{
  personId: string
  tenant: string
  isAdministrator: boolean
  device: 'app' | 'web'
  /** SHA-256 of the session token, hexadecimal. */
  session: string
}>
