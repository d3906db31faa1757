/**
 * What one formula may cost. Every bound is checked, and passing it is a problem or a typed error, never a crash.
 * `steps`: every node evaluated is one step, and so is every row or list element visited and every 64 characters
 * of text produced or searched. 200,000 steps sum 2,000 rows with a hundred operations each.
 */
export const limits = {
  sourceLength: 2_000,
  depth: 32,
  steps: 200_000,
  textLength: 100_000,
  integerDigits: 30,
  decimalPlaces: 20,
} as const
