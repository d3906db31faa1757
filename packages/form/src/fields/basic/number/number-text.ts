/** What people type for a number (full-width digits, 。, thousands separators, spaces) as plain text. */
export function plainNumber(typed: string): string {
  return plainDigits(typed)
    .replace(/[。．]/g, '.')
    .replace(/[－−]/g, '-')
    .replace(/[\s,，]/g, '')
}

/** Full-width digits as plain ones. */
export function plainDigits(typed: string): string {
  return typed.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
}
