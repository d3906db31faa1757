/** The number that a message gives to one of the four lists: my entrust, entrusted to me, my agency, agency for me. */
export function listNumber(kind: 'entrust' | 'agency', side: 'mine' | 'forMe'): 1 | 2 | 3 | 4 {
  if (kind === 'entrust') return side === 'mine' ? 1 : 2
  return side === 'mine' ? 3 : 4
}
