type WithId = Readonly<{ id: string }>

/** The first unused id like `option3`. It is stored, so it does not depend on the language. */
export function freeId(named: readonly WithId[], word: string): string {
  const taken = new Set(named.map(({ id }) => id))
  let number = named.length + 1
  while (taken.has(`${word}${number}`)) number += 1
  return `${word}${number}`
}
