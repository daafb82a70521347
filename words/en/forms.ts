/** What forms, fields, dialogs and lists of questions say on whichever page they stand. */

export const submitForm = {
  changed: { title: 'This was changed somewhere else', keep: 'Keep what I typed here', take: 'Use the newer answers', why: 'You saved it in another window or on another device after you opened it here. Nothing has been lost.' },
  removed: { title: 'This was removed somewhere else', keep: 'Add again', take: 'Leave out', why: 'You removed this in another window or on another device after you opened it here. What you typed is not lost.' },
  yourWillWasChanged: 'Your will was changed somewhere else while you were typing. Save again to keep this too.',
  cancel: 'Cancel',
  thisIsWhatYouTypedBefore: 'This is what you typed before. It is not saved yet.',
}
export const unsavedNotice = {
  youWereAddingOrChanging: 'You were adding or changing something here. We kept what you typed. Open it again to carry on.',
  youTypedSomethingOn: (title: string) => `You typed something on “${title}” that is not saved yet. We have kept it.`,
  goBackToIt: 'Go back to it',
}
export const fields = {
  chooseOne: 'Choose one',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  didYouMean: (year: number) => `Did you mean ${year}?`,
  close: 'Close',
}
export const questionSearch = {
  none: 'No matching questions. Try another word, or ask us.',
  one: '1 matching question.',
  more: (count: number) => `${count} matching questions.`,
  searchTheQuestions: 'Search the questions',
}
