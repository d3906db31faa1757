/** Cuts a text to a number of letters, an ellipsis included. */
export function cutText(text: string, most: number): string {
  const letters = [...text]
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text
}
