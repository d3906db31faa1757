/**
 * Why a step without people could not be done: a code of the catalogue with what its sentence takes. A sentence of its own
 * is what another system has answered, or what was written before reasons were codes; it is shown as it is.
 */
export type FailureReason =
  | string
  | Readonly<{ code: string; params: Readonly<Record<string, string | number>> }>
