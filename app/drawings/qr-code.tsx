/** The code of a Swiss QR-bill, 54 units square before scaling, with its cross. */
export function QrCode({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        d="M0 0h18v18H0zM5 5v8h8V5zM36 0h18v18H36zM41 5v8h8V5zM0 36h18v18H0zM5 41v8h8v-8zM24 0h6v6h-6zM24 12h6v6h-6zM42 24h6v6h-6zM48 30h6v6h-6zM0 24h6v6H0zM12 24h6v6h-6zM36 36h6v6h-6zM48 36h6v6h-6zM42 42h6v6h-6zM36 48h6v6h-6zM48 48h6v6h-6zM24 42h6v6h-6zM24 48h6v6h-6zM22 22h10v10H22z"
        fill="var(--di)"
        fillRule="evenodd"
      />
      <path d="M27 23.5v7M23.5 27h7" stroke="var(--ds)" strokeWidth="2.2" />
    </g>
  )
}
