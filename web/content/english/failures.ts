/** What went wrong between this browser and the server, where the server itself has not said it. */
export const failures = {
  offline: 'We could not reach the server. Check your connection and try again.',
  busy: 'Too many attempts. Wait a little and try again.',
  other: 'Something went wrong on our side. Please try again.',
  notSaved: 'Not saved.',
}
