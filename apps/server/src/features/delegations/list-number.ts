/**
 * Returns the wire number of a list: 1 delegated starts by me, 2 to me, 3 delegated approvals by me, 4 to
 * me.
 */
export function listNumber(kind: 'entrust' | 'agency', side: 'mine' | 'forMe'): 1 | 2 | 3 | 4 {
  if (kind === 'entrust') return side === 'mine' ? 1 : 2
  return side === 'mine' ? 3 : 4
}
