const type = 'application/x-signet-steps'

/** Drag data: steps moved within the same flow. */
export const draggedIds = {
  write: (transfer: DataTransfer, ids: readonly string[]) => transfer.setData(type, ids.join(' ')),
  are: (transfer: DataTransfer) => transfer.types.includes(type),
  read: (transfer: DataTransfer): readonly string[] => transfer.getData(type).split(' ').filter(Boolean),
}
