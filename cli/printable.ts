/** What a customer typed, for a terminal: a control character in it could move the cursor or hide what comes after. */
export const printable = (text: string): string => text.replace(/[^\P{Cc}\n]|[\u2028-\u202e\u2066-\u2069]/gu, '\ufffd')
