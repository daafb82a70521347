import { variableGroups } from './environment.ts'

type Variable = (typeof variableGroups)[number]['variables'][string]

const defaultOf = ({ schema, otherwise }: Variable): string => {
  if (otherwise !== undefined) return otherwise
  const value = schema.parse(undefined)
  return value === undefined ? 'empty' : `\`${value}\``
}

const table = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const [head = '', ...body] = rows.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  )
  return [head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body].join('\n')
}

/** The text of `docs/configuration.md`. */
export const configurationPage = (): string =>
  `${[
    '# Configuration',
    '`server/config.test.ts` writes this page and `.env.example` from the table in `server/environment.ts` when it runs with `-u`.',
    'Settings are environment variables. `npx node --env-file=.env server/main.ts` reads them from a file, and so does `npx node --env-file=.env cli/heirloom.ts` for a command.',
    ...variableGroups.flatMap(({ intro, variables }) => [
      intro,
      table([
        ['variable', 'default', 'meaning'],
        ...Object.entries(variables).map(([name, variable]) => [`\`${name}\``, defaultOf(variable), variable.meaning]),
      ]),
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
