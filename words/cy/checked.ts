/**
 * The rows that a translator has checked, by file, table and key, each as it was when it was checked: a row that is changed has to be
 * checked again. None has been checked yet.
 */
export const checked: Readonly<Record<string, string>> = {}
