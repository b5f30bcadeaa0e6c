import qrcode from 'qrcode-generator';
import { useMemo } from 'react';

const QUIET = 4;

/** A link as a QR code: always dark on light, so that every camera reads it. */
export function Qr({ url }: { readonly url: string }) {
  const { size, path } = useMemo(() => {
    const code = qrcode(0, 'M');
    code.addData(url);
    code.make();
    const count = code.getModuleCount();
    const cells = Array.from(
      { length: count * count },
      (_, i) => [i % count, Math.floor(i / count)] as const,
    );
    return {
      size: count + 2 * QUIET,
      path: cells.map(([x, y]) => (code.isDark(y, x) ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')).join(''),
    };
  }, [url]);
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code of the invitation"
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path} fill="#111" />
    </svg>
  );
}
