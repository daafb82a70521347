/** "A, B a C" of "A, B and C", and "ac" before a vowel. Names are listed in English where the will names them, which is in English. */
export const ac = (names: string | undefined): string => (names ?? '').replaceAll(/ and (?=(\S))/g, (_, next: string) => (/[aeiouwyâêîôûŵŷ]/i.test(next) ? ' ac ' : ' a '))
