/** One cell to be written: text, or an exact decimal that a sheet may count with. */
export type Cell = string | null | Readonly<{ number: string }>

/** Text that a sheet program would take for a formula, or for a command. */
export function isHazardous(text: string): boolean {
  return /^[=+\-@\t\r]/.test(text)
}

/** Programs count with 15 digits; a longer number keeps its digits as text. */
export function isCountable(number: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(number) && number.replace(/^-?0*|\./g, '').length <= 15
}
