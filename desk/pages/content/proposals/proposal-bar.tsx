import { LinkKey } from '../../../ui/form.tsx'
import { counted } from '../tally.ts'
import { askKeyId } from './ask-dialog.tsx'
import { keyOf, type Proposals } from './use-proposals.ts'

/** How far asking is, and what has come: told to whoever does not see the fields. */
export function ProposalBar({ proposals, onShow }: { proposals: Proposals; onShow(place: string): void }) {
  const { words, asking, offers, faulty, isBusy, stop } = proposals
  const [first] = [...offers, ...faulty]
  return (
    <section className="proposal-bar" aria-label={words.label} data-empty={!asking && !first ? '' : undefined}>
      <div role="status">
        {told(proposals).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {asking?.state === 'asking' && (
        <p className="mono">
          {asking.done} / {asking.places.length}
        </p>
      )}
      <p className="actions">
        {isBusy && (
          <LinkKey
            label={words.stop}
            onClick={() => {
              stop()
              document.getElementById(askKeyId)?.focus()
            }}
          />
        )}
        {first && <LinkKey label={words.show} onClick={() => onShow(keyOf(first.place))} />}
      </p>
    </section>
  )
}

/** What there is to say, most urgent first. */
function told({ words, asking, offers, faulty }: Proposals): string[] {
  if (asking?.state === 'waiting') return [words.saving]
  if (asking?.state === 'asking') return [words.asking]
  const problem = asking?.problem
  return [
    problem && (words.problems[problem] ?? words.problems.refused),
    asking?.state === 'stopped' && words.stopped,
    offers.length > 0 && counted(offers.length, words.waitingOne, words.waiting),
    faulty.length > 0 && counted(faulty.length, words.faultyOne, words.faulty),
    asking?.state === 'done' && !problem && asking.proposed + faulty.length === 0 && words.none,
  ].filter((line) => typeof line === 'string')
}
