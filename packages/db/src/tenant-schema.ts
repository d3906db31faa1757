const code = /^[a-z][a-z0-9_]{0,30}$/

/** The PostgreSQL schema of a tenant: `t_<code>`. Throws on a code that could not be a tenant's, so that no text of a stranger becomes an identifier. */
export function tenantSchema(tenant: string): string {
  if (!code.test(tenant)) throw new Error(`Not a tenant code: ${JSON.stringify(tenant)}`)

  return `t_${tenant}`
}
