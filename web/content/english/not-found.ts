/** The pages that stand where another cannot. */
export const notFound = {
  title: 'This page is not here',
  lead: 'The address may be mistyped, or the page may have moved. Nothing you wrote is lost.',
  toYourWill: 'Go to your will',
  failed: 'We could not show this page',
  why: 'Something went wrong on our side. What you saved is safe.',
  tryAgain: 'Try again',
}
