/** Waits until something is drawn. */
export async function drawn<Found>(find: () => Found | null | undefined): Promise<Found> {
  for (let frame = 0; frame < 300; frame += 1) {
    const found = find()
    if (found) return found
    await new Promise(requestAnimationFrame)
  }
  throw new Error('It was not drawn')
}
