/** "A, B a C" of "A, B and C", and "ac" before a vowel. Names are listed in English where the will names them, which is in English. */
export const ac = (names: string | undefined): string => (names ?? '').replaceAll(/ and (?=(\S))/g, (_, next: string) => (/[aeiouwyâêîôûŵŷ]/i.test(next) ? ' ac ' : ' a '))

/** "A, B neu C" of "A, B or C", and "chi" of "you". */
export const neu = (names: string | undefined): string =>
  (names ?? '')
    .replaceAll(' or ', ' neu ')
    .replace(/\byou\b/, 'chi')
    .replace(/\ba person in your will\b/, 'rhywun yn eich ewyllys')
