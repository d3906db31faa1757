import ip from 'ipaddr.js'

/** Whether a text is an address or a CIDR range such as `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  return ip.isValid(text) || ip.isValidCIDR(text)
}

/** Whether an address is in one of these networks. No networks at all mean everywhere. */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
  return networks.length === 0 || (ip.isValid(address) && networks.some((one) => isIn(address, one)))
}

/** An IPv4 address that came over IPv6 counts as IPv4; a range of the other family has none of an address. */
function isIn(address: string, network: string): boolean {
  const parsed = ip.process(address)
  const range = ip.parseCIDR(ip.isValidCIDR(network) ? network : `${network}/${bitsOf(network)}`)
  return parsed.kind() === range[0].kind() && parsed.match(range)
}

function bitsOf(address: string): number {
  return ip.parse(address).kind() === 'ipv4' ? 32 : 128
}
