type Named = Readonly<{ id: string }>

/** `option3`: the first that no option bears. It is stored, so it never changes with the label. */
export function freeOptionId(options: readonly Named[]): string {
  const taken = new Set(options.map(({ id }) => id))
  let number = options.length + 1
  while (taken.has(`option${number}`)) number += 1
  return `option${number}`
}
