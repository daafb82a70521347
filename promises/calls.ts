import { type Section, statement } from './statement.ts'

export const calls: Section = {
  title: 'Calls',
  groups: [
    {
      title: 'Every call',
      statements: [
        statement(
          'call.bearer',
          'A call of a customer carries their token, and each says that a script sends it.',
          'call.xhr',
        ),
        statement(
          'call.bearer.2',
          'Without a living token a call behind the log-in is refused before its body is read.',
        ),
        statement('api.bare', 'A reply is the object itself, as its description says.'),
        statement(
          'api.openapi',
          'The description of all calls is made from what checks them, and has a page to read it.',
        ),
        statement('api.errors', 'What is wrong is said by status, message and field.'),
        statement('api.limited', 'Too many calls are told when to come back.'),
        statement('api.private', 'No cache keeps a reply.'),
      ],
    },
    {
      title: 'Accounts',
      statements: [
        statement(
          'call.register',
          'Signing up sends every answer of the landing and gives a token, the payment track, an id and a name.',
          'call.register-reply',
        ),
        statement(
          'call.register.2',
          'What brought a customer goes with it once they agreed, and so does a sponsor’s code.',
        ),
        statement('call.register.3', 'An email has one account.'),
        statement(
          'call.login',
          'Logging in takes email and password, and gives the same as signing up.',
          'call.login-reply',
        ),
        statement('call.login.2', 'A wrong password and an unknown email are answered alike.'),
        statement('api.logout', 'A log-out is told, and its token is dead at once.'),
        statement(
          'api.logout.2',
          'A token dies after half an hour unless it is renewed, and is renewed without being noticed.',
        ),
        statement('api.forgot', 'Whoever asks for a new password is answered alike, with an account and without one.'),
        statement('api.reset', 'A new password ends every session, and its link works once.'),
        statement('api.account', 'A customer sees, exports and deletes what we hold about them.'),
      ],
    },
    {
      title: 'The will',
      statements: [
        statement('call.init', 'A will is begun without a body, and asking again gives the same one.'),
        statement('call.list', 'One call lists the wills of a customer.'),
        statement('call.form', 'One call gives the customer’s details and the will together.'),
        statement(
          'call.save',
          'A step is saved with what it changed, details field by field and the rest by key.',
          'api.partial',
        ),
        statement(
          'api.version',
          'A save names the version that was seen, and an old one is answered with the will as it is.',
        ),
        statement('api.server-only', 'What only the server may set is refused in a save.'),
        statement('call.whole', 'A person or charity that is chosen at once is saved with the whole will.'),
        statement(
          'call.create',
          'Accounts, gifts, pets, charities and people are created one by one, and the reply has the id.',
          'call.types',
        ),
        statement('call.update', 'They are changed one by one.'),
        statement('call.delete', 'They are deleted by their id.'),
        statement('api.idempotent', 'A creation that is sent twice is made once.', 'call.create'),
        statement(
          'call.phone',
          'A call says whether a phone is valid, and the page asks it when the field is left.',
          'since.phone',
        ),
      ],
    },
    {
      title: 'Money and documents',
      statements: [
        statement('api.prices', 'The prices are public.'),
        statement('api.prices.2', 'An order is charged as the prices say, whatever the browser sends.'),
        statement(
          'call.check',
          'A payment is asked about by its outside id, and 1 means that it has arrived.',
          'call.by-polling',
        ),
        statement(
          'call.check-headers',
          'It is asked about with the headers of JSON, and for the payment of this browser alone.',
          'since.check-headers',
        ),
        statement('api.webhook', 'What the provider reports counts only when it is signed and true.'),
        statement('api.webhook.2', 'Money taken is money for what was given, exactly once.'),
        statement('api.documents', 'Documents, alone and as a pack, wait for the payment; a draft does not.'),
      ],
    },
    {
      title: 'Around the will',
      statements: [
        statement(
          'call.tests',
          'An experiment is asked about by its funnel and whether the page is narrow, and answers with an address or nothing.',
          'call.by-helper',
        ),
        statement(
          'call.tracking',
          'An arrival is reported outside with the click, the event, the form and whether the page is narrow.',
        ),
        statement('call.tracking-only', 'It is reported only where a click brought the visitor, and they agreed.'),
        statement(
          'call.captcha',
          'A form that needs no account is sent with a proof of work, which the visitor does not see.',
        ),
        statement('api.around', 'The waiting list, a message and a wish for no mail are each a call.'),
        statement('api.around.2', 'What customers say is asked once they have paid, and read by all.'),
        statement(
          'api.health',
          'The service says whether it lives and whether it is ready, and its numbers only where that is set.',
        ),
      ],
    },
  ],
}
