const mostChoices = 3
/** Letters that fit side by side in one line; a Chinese character counts as two. */
const mostLetters = 36

/** Whether choices can be shown side by side in the settings of a designer, where one click chooses. */
export function fitsInLine(labels: readonly string[]): boolean {
  return labels.length <= mostChoices && Math.max(...labels.map(countLetters)) * labels.length <= mostLetters
}

function countLetters(text: string): number {
  return text.replaceAll(/\p{Script=Han}/gu, '..').length
}
