const shape = /^([\w-]{1,60})\.([\w-]{43})$/

/** A token that names its tenant, since it comes without a session. */
export function writeLinkToken(tenant: string, secret: string): string {
  return `${tenant}.${secret}`
}

/** Undefined for what cannot be a token. */
export function readLinkToken(text: string): Readonly<{ tenant: string; secret: string }> | undefined {
  const [, tenant, secret] = shape.exec(text) ?? []
  return tenant === undefined || secret === undefined ? undefined : { tenant, secret }
}
