/** Opens what is outside the product beside it; mail and telephone open their own programs. The address was checked before. */
export function openAddress(address: string): void {
  if (/^(mailto|tel):/i.test(address)) location.assign(address)
  else window.open(address, '_blank', 'noopener,noreferrer')
}
