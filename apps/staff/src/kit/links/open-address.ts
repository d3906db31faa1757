/**
 * Opens an address outside the product in a new window; mail and telephone open their programs. The caller
 * has checked the address.
 */
export function openAddress(address: string): void {
  if (/^(mailto|tel):/i.test(address)) location.assign(address)
  else window.open(address, '_blank', 'noopener,noreferrer')
}
