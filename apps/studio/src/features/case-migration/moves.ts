/** By node where cases stand the node of the newest version that is entered for it. */
export type Moves = Readonly<Record<string, string>>
