/** The node of the newest version to enter, by the node where cases are now. */
export type Moves = Readonly<Record<string, string>>
