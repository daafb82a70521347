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
export const answered = {
  change: 'Change',
  theAnswerTo: (short: string) => `the answer to: ${short}`,
  notSaid: 'Not said',
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
  ask: 'Ask in your own words',
  hint: 'For example: can my sister be a witness? Your words stay on this device.',
  one: '1 place has an answer.',
  more: (count: number) => `${count} places have an answer. The likeliest is first.`,
  none: 'We do not know that one.',
  nearest: 'We are not sure. These places come nearest.',
  person: 'Try it in other words, or [ask a person](/contact-us).',
}
/** Where an answer stands that is not on a page with a name of its own. */
export const answerKinds = { question: 'A question of your will' }
export const downloadButton = { downloaded: 'Downloaded.', notDownloaded: 'Not downloaded.' }
export const listen = {
  page: 'Listen to this page',
  will: 'Listen to your will',
  why: 'The voice is the one of your device. It works without signal, and nothing is sent.',
  player: 'Read aloud',
  pause: 'Pause',
  carryOn: 'Carry on',
  before: 'Back',
  next: 'Next',
  pace: 'Speed',
  times: (pace: number) => `${pace} times`,
  stop: 'Stop',
  failed: 'The voice stopped here. Press “Carry on” to hear this sentence again.',
}

/**
 * What a kept answer is called where its question has no label for it, and what advice says. In English each is itself, whatever was
 * asked, and so is a day or a list of names that stands in no sentence.
 */
export const kept = {
  said: (answer: string, _question?: unknown): string => answer,
  names: (listed: string): string => listed,
}
