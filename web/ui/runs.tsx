import { Link } from 'react-router'

/** A part of a sentence: plain, bold, or a link. */
type Run = string | { readonly strong: string } | { readonly link: string; readonly to: string }

const drawn = (run: Run) => {
  if (typeof run === 'string') return run
  if ('strong' in run) return <strong key={run.strong}>{run.strong}</strong>
  return (
    <Link key={run.to} to={run.to}>
      {run.link}
    </Link>
  )
}

/** A sentence some of which is bold or a link. */
export const Runs = ({ of }: { of: readonly Run[] }) => of.map(drawn)
