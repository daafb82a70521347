/** Apart from the other lists: the first page of a visitor needs no more than this one. */
export const yesNo = ['Yes', 'No'] as const
export type YesNo = (typeof yesNo)[number]
