const minute = 60_000

/** A back-test says how far it is all the time; after a minute of silence its node has died. */
export function isUnderWay(
  { state, changedAt }: Readonly<{ state: string; changedAt: string }>,
  now: string,
): boolean {
  return state === 'running' && Date.parse(now) - Date.parse(changedAt) < minute
}
