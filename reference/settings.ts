import { variableGroups } from '#server/environment.ts'
import { markdownTable } from '#testkit/markdown-table.ts'

type Variable = (typeof variableGroups)[number]['variables'][string]

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
