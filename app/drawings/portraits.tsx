/**
 * Drawn portraits, 320 x 320, of the same parts: shoulders, collar, head, hair. They stand for people until the
 * operator has pictures.
 */
export function Portrait({ image, label }: { image: string; label: string }) {
  const Features = portraits[image] ?? CurlyHair
  return (
    <svg viewBox="0 0 320 320" role="img" aria-label={label}>
      <Features />
    </svg>
  )
}

const portraits: Record<string, () => React.ReactNode> = {
  'portrait-1': Bob,
  'portrait-2': Beard,
  'portrait-3': CurlyHair,
  'portrait-4': Bald,
}

const shoulders = 'M40 320v-22a120 104 0 0 1 240 0v22z'
const neck = 'M132 168h56v44a28 28 0 0 1-56 0z'

function Features(d: string) {
  return <path d={d} fill="none" stroke="var(--di)" strokeWidth="2.5" />
}

/** Straight hair to the chin, a V-neck. */
function Bob() {
  return (
    <>
      <path d="M78 214V132a82 82 0 0 1 164 0v82z" fill="var(--dc)" />
      <path d={shoulders} fill="var(--da)" />
      <path d={neck} fill="var(--ds)" />
      <path d="M118 198l42 80 42-80z" fill="var(--ds)" />
      <path d="M104 128h112v22a56 56 0 0 1-112 0z" fill="var(--ds)" />
      <path d="M104 132V112a56 56 0 0 1 112 0v20c-40 4-60-10-74-34-6 20-20 32-38 34z" fill="var(--dc)" />
      {Features('M126 150h18M176 150h18M146 184a18 10 0 0 0 28 0M132 198a56 56 0 0 0 56 0')}
    </>
  )
}

/** Short hair, full beard, a shirt under a jacket. */
function Beard() {
  return (
    <>
      <path d={shoulders} fill="var(--dc)" />
      <path d="M116 204h88l-44 92z" fill="var(--ds)" />
      <path d={neck} fill="var(--ds)" />
      <path d="M104 96h112v58a56 56 0 0 1-112 0z" fill="var(--ds)" />
      <path d="M104 150h18c10 0 12 16 38 16s28-16 38-16h18v12a56 56 0 0 1-112 0z" fill="var(--da)" />
      <path d="M96 128V96a64 48 0 0 1 128 0v32h-12l-6-26c-30 6-62 6-92-4l-6 30z" fill="var(--da)" />
      <path d="M146 184h28" stroke="var(--ds)" strokeWidth="3" />
      {Features('M126 136h18M176 136h18')}
    </>
  )
}

/** Hair tied up, round glasses, a high collar. */
function CurlyHair() {
  return (
    <>
      <circle cx="160" cy="38" r="30" fill="var(--da)" />
      <path d={shoulders} fill="var(--db)" />
      <path d="M124 182h72v52h-72z" fill="var(--dc)" />
      <path d="M104 92h112v58a56 56 0 0 1-112 0z" fill="var(--ds)" />
      <path d="M96 148V116a64 60 0 0 1 128 0v32h-8c-2-26-22-44-56-44s-54 18-56 44z" fill="var(--da)" />
      {Features(
        'M113 146a19 19 0 1 1 38 0 19 19 0 1 1-38 0M169 146a19 19 0 1 1 38 0 19 19 0 1 1-38 0M151 144h18M146 186a18 10 0 0 0 28 0',
      )}
    </>
  )
}

/** Bald, square glasses, a moustache, a round neck. */
function Bald() {
  return (
    <>
      <path d={shoulders} fill="var(--da)" />
      <path d={neck} fill="var(--ds)" />
      <path d="M115 199a45 45 0 0 0 90 0z" fill="var(--ds)" />
      <path d="M104 112a56 56 0 0 1 112 0v42a56 56 0 0 1-112 0z" fill="var(--ds)" />
      <path d="M94 130h10v34H94zM216 130h10v34h-10z" fill="var(--ds)" />
      <path d="M132 182a28 16 0 0 1 56 0z" fill="var(--dc)" />
      {Features('M112 134h40v24h-40zM168 134h40v24h-40zM152 142h16M150 194h20M132 202a56 56 0 0 0 56 0')}
    </>
  )
}
