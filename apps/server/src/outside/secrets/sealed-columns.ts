type SealedColumn = Readonly<{
  table: string
  id: string
  column: string
  /** The context that a secret is sealed for; `name` where one row has several secrets by name. */
  placeOf: (tenant: string, id: string, name: string) => string
  holdsMany?: true
}>

/** Every column that holds sealed secrets, by names of ours. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'webhook', id: 'id', column: 'sealed', placeOf: webhookPlace },
  { table: 'webhook', id: 'id', column: 'former_sealed', placeOf: webhookPlace },
  { table: 'trigger', id: 'id', column: 'signing_key', placeOf: triggerPlace },
  { table: 'flow_secret', id: 'flow_id', column: 'sealed', placeOf: flowSecretPlace },
  { table: 'second_factor', id: 'person_id', column: 'sealed', placeOf: factorPlace },
  { table: 'data_source', id: 'id', column: 'sealed_password', placeOf: sourcePlace },
  { table: 'data_interface', id: 'id', column: 'sealed_headers', placeOf: headerPlace, holdsMany: true },
  { table: 'setting', id: 'name', column: 'sealed', placeOf: settingPlace, holdsMany: true },
  { table: 'object_store', id: 'id', column: 'sealed_key', placeOf: objectStorePlace },
]

/** Returns the context that the secret of a webhook is sealed for. */
export function webhookPlace(tenant: string, id: string): string {
  return `${tenant}/webhook/${id}`
}

/** Returns the context that the signing key of a trigger is sealed for. */
export function triggerPlace(tenant: string, triggerId: string): string {
  return `${tenant}/trigger/${triggerId}`
}

/** Returns the context that the secret of a flow is sealed for. */
export function flowSecretPlace(tenant: string, flowId: string): string {
  return `${tenant}/flow/${flowId}`
}

/** Returns the context that the secret of an authenticator is sealed for. */
export function factorPlace(tenant: string, personId: string): string {
  return `secondFactor/${tenant}/${personId}`
}

/** Returns the context that a password is sealed for; it cannot be opened for another data source. */
export function sourcePlace(tenant: string, sourceId: string): string {
  return `${tenant}/data-source/${sourceId}`
}

/** Returns the context that a secret header is sealed for. */
export function headerPlace(tenant: string, interfaceId: string, name: string): string {
  return `${tenant}/data-interface/${interfaceId}/${name.toLowerCase()}`
}

/** Returns the context that a secret of a group of settings is sealed for. */
export function settingPlace(tenant: string, group: string, field: string): string {
  return `${tenant}/setting/${group}/${field}`
}

/** Returns the context that the key of an object storage is sealed for. */
export function objectStorePlace(tenant: string, id: string): string {
  return `${tenant}/object-store/${id}`
}
