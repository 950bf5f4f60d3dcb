import { CrashTrack } from '#app/drawings/crash-track.tsx'
import de from '#content/de/crash.yaml'
import en from '#content/en/crash.yaml'

type CrashScreenProps = {
  /** The time in base 36: short enough to read out, and it matches a visitor's report with the log. */
  errorId: string
}

/** Shown when the application itself fails: both languages, because nothing else is certain any more. */
export function CrashScreen({ errorId }: CrashScreenProps) {
  return (
    <main className="crash paper" id="content">
      <title>{`${de.title} / ${en.title}`}</title>
      <div className="grid">
        {[
          { language: 'de', copy: de, home: '/' },
          { language: 'en', copy: en, home: '/en/' },
        ].map(({ language, copy, home }) => (
          <div className="crash-half" lang={language} key={language}>
            {language === 'de' ? <h1>{copy.title}</h1> : <h2>{copy.title}</h2>}
            <p className="lead">{copy.text}</p>
            <p className="note">
              {copy.errorId} <span className="mono">{errorId}</span>
            </p>
            <div className="actions">
              {/* biome-ignore lint/a11y/useValidAnchor: an empty address is this page, loaded anew, also without script */}
              <a className="button" href="">
                {copy.reload}
              </a>
              <a className="button second" href={home}>
                {copy.home}
              </a>
            </div>
          </div>
        ))}
      </div>
      <div className="crash-drawing runs-on">
        <CrashTrack />
      </div>
    </main>
  )
}
