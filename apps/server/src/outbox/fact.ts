/** Something that happened, to be carried out of the transaction that wrote it. Each topic is one file in `outbox/carriers`. */
export type OutboxFact = Readonly<{ topic: string; body: Readonly<Record<string, unknown>> }>
