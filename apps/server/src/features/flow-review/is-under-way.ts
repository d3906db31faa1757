const minute = 60_000

/** A running back-test reports progress constantly; a minute of silence means its node has died. */
export function isUnderWay(
  { state, changedAt }: Readonly<{ state: string; changedAt: string }>,
  now: string,
): boolean {
  return state === 'running' && Date.parse(now) - Date.parse(changedAt) < minute
}
