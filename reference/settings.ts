import {
  generalVariables,
  operatorVariables,
  partnerFirmVariables,
  stripeVariables,
  type Variable,
} from '#server/environment.ts'
import { markdownTable } from '#testkit/markdown-table.ts'

/** The variables by what they are for, with what the configuration page says before each table. */
const variableGroups: readonly {
  readonly intro: string
  readonly variables: Readonly<Record<string, Variable>>
}[] = [
  {
    intro:
      'Nothing has to be set to try the product; what production needs says so. A setting that is wrong stops the start and says what to change.',
    variables: generalVariables,
  },
  {
    intro:
      'Customers are told who you are, as the law asks of a seller, on the pages of terms and privacy, and in the letters of a pack:',
    variables: operatorVariables,
  },
  {
    intro:
      'A law firm can be offered as executor, after the people and with what it charges beside the choice. It has to have agreed.\n' +
      'All of these are set, or none; the terms that a customer agreed to stay with their will when they change:',
    variables: partnerFirmVariables,
  },
  {
    intro:
      'Production needs a real payment provider. [Payments](payments.md) says how to take payments through Stripe, with these:',
    variables: stripeVariables,
  },
]

const defaultOf = ({ schema, otherwise }: Variable): string => {
  if (otherwise !== undefined) return otherwise
  const value = schema.parse(undefined)
  return value === undefined ? 'empty' : `\`${value}\``
}

/** Every setting as a table, with links as seen from a folder two below the root. */
export const settingsPage = (): string =>
  `${[
    '# Settings',
    'Settings are environment variables. `npx node --env-file=.env server/main.ts` reads them from a file, and so does `npx node --env-file=.env cli/heirloom.ts` for a command.',
    ...variableGroups.flatMap(({ intro, variables }) => [
      intro.replace('](', '](../../docs/'),
      markdownTable(
        ['variable', 'default', 'meaning'],
        Object.entries(variables).map(([name, variable]) => [`\`${name}\``, defaultOf(variable), variable.meaning]),
      ),
    ]),
  ].join('\n\n')}\n`

const plain = (markdown: string): string => markdown.replace(/`/g, '').replace(/\[[^[\]]*\]\(([^()]*)\)/g, 'docs/$1')

/** The text of `.env.example`: every variable, commented out, with its default. */
export const envExample = (): string =>
  `${[
    '# Every setting with its default. Copy what you change to .env, and start with: npx node --env-file=.env server/main.ts',
    ...variableGroups.map(({ intro, variables }) =>
      [
        ...plain(intro).split('\n'),
        ...Object.entries(variables).flatMap(([name, { schema, meaning, otherwise }]) => [
          plain(otherwise === undefined ? meaning : `${meaning} (default: ${otherwise})`),
          `${name}=${schema.parse(undefined) ?? ''}`,
        ]),
      ]
        .map((line) => (/^[A-Z_]+=/.test(line) ? `#${line}` : `# ${line}`))
        .join('\n'),
    ),
  ].join('\n\n')}\n`
