/** Returns the context that a password is sealed for; it cannot be opened for another data source. */
export function passwordPlace(tenant: string, sourceId: string): string {
  return `${tenant}/data-source/${sourceId}`
}
