import { type Group, statement, testsIn } from './statement.ts'

const guards = testsIn('core/journey/guards.test.ts')
const navigation = testsIn('e2e/navigation.spec.ts')
const experiments = testsIn('e2e/experiment.spec.ts')

export const guardsOfPages: Group = {
  title: 'The guards of a page',
  statements: [
    statement(
      ['guard.order', 'table.guards'],
      'There are eight, in one order, and the first with an answer decides.',
      guards('the guards stand in the order of the specification'),
    ),
    statement(
      ['guard.tracking'],
      'First: a landing page with an experiment asks where to go, and goes there.',
      guards(
        '1. some landing paths ask for a redirect url › a landing path redirects to the experiment’s url',
        '1. some landing paths ask for a redirect url › no other path is in an experiment',
      ),
      experiments('a visitor on the other side of an experiment goes there with their query, and without a cookie'),
    ),
    statement(
      ['guard.payment'],
      'Second: a page that needs payment sends who has not paid to where that is asked for.',
      guards(
        '2. if will data exists › downloads need payment, else back to summary',
        '2. if will data exists › the power of attorney needs payment, else checkout',
        '2. if will data exists › a paid will is let through',
      ),
      navigation('once paid › nothing that needs payment is open before'),
    ),
    statement(
      ['guard.payment', 'table.pt'],
      'Somebody else’s payment, told by the payment track, opens the pages in the browser, while the server keeps the documents.',
      guards('2. if will data exists › a customer whose _pt is 0 is let through'),
      navigation('a customer whose sponsor pays is let through in the browser, but the server keeps the documents'),
    ),
    statement(
      ['guard.firm'],
      'Second, too: what is settled about the power of attorney leads to the documents.',
      guards(
        '2. if will data exists › a settled power of attorney goes to downloads',
        '2. if will data exists › an unsettled one stays',
        'conformance A2.4: a law firm as executor does not settle a power of attorney that was bought',
      ),
    ),
    statement(
      ['guard.skip'],
      'Second, too: a customer who has paid passes over the questions that are settled by it.',
      guards(
        '2. if will data exists › a paid user with a filled name goes to the next step',
        '2. if will data exists › a paid user with a filled date of birth goes to the next step',
        '2. if will data exists › a paid user without a name is asked for it',
      ),
      navigation('once paid › the name and the date of birth are passed over, and the summary offers the documents'),
    ),
    statement(
      ['guard.reload'],
      'Third: a page that is hidden once paid, or makes no sense a second time, leads elsewhere when it is reloaded.',
      guards(
        '3. when the page was reloaded › the payment result goes to the summary',
        '3. when the page was reloaded › a step hidden once paid goes to the summary',
        '3. when the page was reloaded › any other step stays',
      ),
      navigation(
        'a reload of the payment result goes to the summary',
        'each step has its own title in the tab, and a reload on it stays there',
      ),
    ),
    statement(
      [
        'guard.unvisited',
        'guard.if-unfilled',
        'guard.if-no-summary',
        'guard.if-list',
        'guard.if-not-reloaded',
        'guard.if-unvisited',
      ],
      'Fourth: an address further than the customer has come leads to the last step they visited, under all of its conditions.',
      guards(
        '4. the user goes to the last visited step › when not all steps are filled, the summary was not visited, a visited list exists, the page was not reloaded and the route is unvisited',
        '4. the user goes to the last visited step › not when all steps are filled',
        '4. the user goes to the last visited step › not when the summary was visited',
        '4. the user goes to the last visited step › not when no visited list exists',
        '4. the user goes to the last visited step › not when the page was reloaded',
        '4. the user goes to the last visited step › not when the route was visited',
      ),
      navigation('a deep link to a step not yet reached goes to the last one visited'),
    ),
    statement(
      ['guard.name-exempt'],
      'The steps about the name are exempt from that.',
      guards('4. the user goes to the last visited step › the name step is exempt'),
      navigation('a deep link to the name is let through'),
    ),
    statement(
      ['guard.not-visited', 'table.complete'],
      'Fifth: add-ons and checkout are reached through the summary.',
      guards(
        '5. routes with redirectOnNotVisited send back › add-ons, unvisited, go to the summary',
        '5. routes with redirectOnNotVisited send back › checkout, unvisited, goes to the summary',
        '5. routes with redirectOnNotVisited send back › checkout, visited, stays',
      ),
    ),
    statement(
      ['guard.auth'],
      'Sixth: a page of a customer asks a visitor to log in.',
      guards('6. auth-required routes send logged-out users to login'),
      navigation('a deep link while logged out asks for a log-in'),
    ),
    statement(
      ['guard.qualified-in', 'guard.qualified-out'],
      'Seventh: signing up waits for the questions before it, and leads a customer to the summary or to their will.',
      guards(
        '7. qualified routes › logged-out users who have not answered go to the homeowner step',
        '7. qualified routes › logged-in users with a complete will go to the summary',
        '7. qualified routes › logged-in users who saw the summary go to the summary',
        '7. qualified routes › other logged-in users go to their will',
      ),
      navigation('sign-up before the three questions sends to the first of them'),
    ),
    statement(
      ['guard.visitors'],
      'Eighth: a page for visitors leads a customer to the summary, to the last step they visited, or to their name.',
      guards(
        '8. unauth-only routes send logged-in users › to summary, when it was visited',
        '8. unauth-only routes send logged-in users › or to the last visited step',
        '8. unauth-only routes send logged-in users › or to about-me full-name',
      ),
    ),
  ],
}
