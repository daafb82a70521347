/** What the sheet beside a page says: the words of the will, and the picture of its people. */

/** Of more than one screen. */
export const shared = {
  words: 'Words',
  people: 'People',
}
/** An installed app where there is no network. */
export const keptWill = {
  heading: 'Read your will',
  asItWas: (when: string) => `This is what it said on ${when}. You can read it here. To change it you need a connection.`,
}
export const clauseReason = {
  whyIsClauseHere: (number: number) => `Why is clause ${number} here?`,
  whyIsThisHere: 'Why is this here?',
  closeTheNote: 'Close the note',
  theLaw: (source: string) => `The law: ${source}.`,
  itComesFromYourAnswersTo: 'It comes from your answers to:',
}
export const sheet = {
  turnOver: 'Turn over',
  couldNotFetch: 'We could not show your will so far.',
  tryAgain: 'Try again',
  thePicture: 'The picture',
}
export const sheetStrip = {
  seeWhatItSays: 'See what it says',
  showLess: 'Show less',
  readTheWholeWill: 'Read the whole will',
  seeTheWholePicture: 'See the whole picture',
  done: 'Done',
  seeIt: ['See it', ': what it says'],
}
export const latestChange = {
  theOpeningWordsChanged: (first: string) => `The opening words changed: ${first}.`,
  clauseChanged: (number: number, first: string) => `Clause ${number} changed: ${first}.`,
}
export const peopleSide = {
  ifHasDiedBeforeYou: (name: string) => `If ${name} has died before you`,
  noShareOfTheRest: 'No share of the rest',
  you: 'you',
  soFar: (names: string) => `So far: ${names}.`,
}
export const previewPage = { yourWill: 'Your will' }
export const sideSwitch = { whatTheSheetShows: 'What the sheet shows' }
export const wordsSide = {
  backToClause: (number: number) => `Back to clause ${number}`,
  theDraft: 'The draft',
}
