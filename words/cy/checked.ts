/**
 * The rows that a translator has checked, by file, table and key, each as it was when it was checked: a row that is changed has to be
 * checked again. The desk makes this file of what a translator hands back.
 */
export const checked: Readonly<Record<string, string>> = {}
