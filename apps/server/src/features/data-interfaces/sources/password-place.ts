/** Where the password of a data source belongs; sealed for one, it cannot be opened for another. */
export function passwordPlace(tenant: string, sourceId: string): string {
  return `${tenant}/data-source/${sourceId}`
}
