/** A message without parameters, quotes or plurals, which is its own sentence. */
export function isPlain(message: string): boolean {
  return !/[{'<]/.test(message)
}

/** Plurals, choices and quotes need the ICU parser; parameters alone are put in directly, which is faster on a phone. */
export function needsParser(message: string): boolean {
  return !isPlain(message) && !/^[^{}'<]*(?:\{\w+\}[^{}'<]*)+$/.test(message)
}
