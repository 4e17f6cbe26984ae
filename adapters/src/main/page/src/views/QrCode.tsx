import qrcode from 'qrcode-generator';

/** Modules of quiet ground around a code, without which readers do not find it. */
const QUIET = 4;

/** A text as a QR code, drawn in this browser: the text goes nowhere. */
export function QrCode({ text, title }: { text: string; title: string }) {
  const code = qrcode(0, 'M');
  code.addData(text, 'Byte');
  code.make();
  const modules = code.getModuleCount();
  const numbers = [...Array(modules).keys()];
  const path = numbers.flatMap((row) => numbers.filter((column) => code.isDark(row, column)).map((column) => `M${column} ${row}h1v1h-1z`)).join('');
  return (
    <svg class="qr" role="img" aria-label={title} viewBox={`${-QUIET} ${-QUIET} ${modules + 2 * QUIET} ${modules + 2 * QUIET}`} shape-rendering="crispEdges">
      <rect x={-QUIET} y={-QUIET} width="100%" height="100%" />
      <path d={path} />
    </svg>
  );
}
