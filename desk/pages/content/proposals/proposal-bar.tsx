import { LinkKey } from '../../../ui/form.tsx'
import { counted } from '../tally.ts'
import { askKeyId } from './ask-dialog.tsx'
import { keyOf, type Proposals } from './use-proposals.ts'

/** How far asking is, what has come and what is to be read: told to whoever does not see the fields. */
export function ProposalBar({ proposals, onShow }: { proposals: Proposals; onShow(place: string): void }) {
  const { words, asking, offers, unread, take, putAside, stop } = proposals
  const isBusy = asking?.state === 'waiting' || asking?.state === 'asking'
  const [offer] = offers
  const [first] = unread
  const [faulty] = asking?.faults.keys() ?? []
  const count = isBusy && asking.count > 0 ? `${asking.done} / ${asking.count}` : ''
  return (
    <section
      className="proposal-bar"
      aria-label={words.label}
      data-empty={!asking && !offer && !first ? '' : undefined}
    >
      <div role="status">
        {told(proposals).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {count && <p className="mono">{count}</p>}
      <p className="actions">
        {isBusy && <LinkKey label={words.stop} onClick={andThen(stop)} />}
        {offer && (
          <>
            <LinkKey label={words.show} onClick={() => onShow(keyOf(offer.place))} />
            <LinkKey label={words.takeAll} onClick={() => takeAll(offer)} />
            <LinkKey label={words.putAllAside} look="soft" onClick={andThen(() => putAside(offers))} />
          </>
        )}
        {!offer && !first && faulty && !isBusy && <LinkKey label={words.show} onClick={() => onShow(faulty)} />}
        {!offer && first && <LinkKey label={words.next} onClick={() => onShow(keyOf(first.place))} />}
      </p>
    </section>
  )

  /** They are all still to be read: that begins with the first. */
  function takeAll({ place }: (typeof offers)[number]): void {
    take(offers)
    onShow(keyOf(place))
  }
}

/** Keys that go when they are pressed leave the focus where asking begins. */
function andThen(act: () => void) {
  return () => {
    act()
    document.getElementById(askKeyId)?.focus()
  }
}

/** What there is to say, most urgent first. */
function told({ words, asking, offers, unread, isOffline }: Proposals): string[] {
  const notRead = unread.length > 0 && counted(unread.length, words.notReadOne, words.notRead)
  const waiting = offers.length > 0 && counted(offers.length, words.waitingOne, words.waiting)
  const lines =
    asking?.state === 'waiting'
      ? [words.saving]
      : asking?.state === 'asking'
        ? [words.asking]
        : asking
          ? [...outcomeOf(), notRead]
          : [waiting, notRead]
  return [isOffline && words.problems.offline, ...lines].filter((line) => typeof line === 'string')

  function outcomeOf() {
    const { proposed = 0, done = 0, faults, problem, state } = asking ?? {}
    const faulty = faults?.size ?? 0
    return [
      problem && (words.problems[problem] ?? words.problems.refused),
      state === 'stopped' && words.stopped,
      offers.length > 0 && proposed > 0 && counted(offers.length, words.comeOne, words.come),
      !problem && state === 'done' && proposed + faulty === 0 && (done > 0 ? words.same : words.none),
      faulty > 0 && counted(faulty, words.faultyOne, words.faulty),
    ]
  }
}
