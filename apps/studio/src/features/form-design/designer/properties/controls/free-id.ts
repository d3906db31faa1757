type Named = Readonly<{ id: string }>

/** `option3`: the first such name that none of them bears. It is stored, so it never changes with the words. */
export function freeId(named: readonly Named[], word: string): string {
  const taken = new Set(named.map(({ id }) => id))
  let number = named.length + 1
  while (taken.has(`${word}${number}`)) number += 1
  return `${word}${number}`
}
