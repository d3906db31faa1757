let entered: string | undefined

/** Says that the server is elsewhere than the page, as inside the app for phones whose pages come from its package; undefined undoes it. */
export function enterServer(origin: string | undefined): void {
  entered = origin
}

/** Where the server is: the origin of its addresses. */
export function serverOrigin(): string {
  return entered ?? location.origin
}

/** Whether the client runs inside the app for phones. */
export function isPhoneApp(): boolean {
  return entered !== undefined
}
