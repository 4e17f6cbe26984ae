/** A part of a fight that is told on its own: a roll, or what followed from it. */
export interface Scene {
  title: string;
  /** The side that it belongs to; none if it belongs to both. */
  side?: string | undefined;
  dice: number[];
  lines: string[];
}

/** A fight with all that is told of it, in order. */
export interface Fight { title: string; sides: string[]; scenes: Scene[]; end: string }

const WIDTH = 760;
const LINE = 20;
const MARGIN = 24;
/** Characters of a line; longer ones are broken. */
const LONGEST = 88;
/** Seconds for which a scene is the newest. */
const PACE = 1.6;
/** The number of scenes that are told; a fight of more days is told from its beginning to there. */
const MOST = 120;

interface Row { text: string; y: number; kind: 'head' | 'line' | 'dice' }

/**
 * A fight as a picture that tells it scene by scene, without a script: each scene appears in its turn and stays. A reader who wants no motion, or
 * prints it, sees the whole. It needs nothing but itself.
 */
export function replay({ title, sides, scenes, end }: Fight): string {
  const shown = scenes.slice(0, MOST);
  let y = MARGIN + 3 * LINE;
  const groups = shown.map((scene, at) => {
    const rows: Row[] = [{ text: scene.side ? `${scene.title} – ${scene.side}` : scene.title, y: y += LINE, kind: 'head' }];
    if (scene.dice.length) {
      rows.push({ text: scene.dice.join(' '), y: y += LINE + 6, kind: 'dice' });
      y += 6;
    }
    broken(scene.lines).forEach((text) => rows.push({ text, y: y += LINE, kind: 'line' }));
    const top = rows[0]!.y - LINE + 4;
    y += 8;
    return group(rows, top, y - top - 4, at, sides.indexOf(scene.side ?? ''));
  });
  const last = group([{ text: end, y: y += LINE + 6, kind: 'head' }], y - LINE, LINE + 10, shown.length, -1);
  const height = y + MARGIN;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${escaped(title)}">
<title>${escaped(title)}</title>
<style>
svg { background: #f6f1e4; color: #26211a; font: 14px Georgia, 'DejaVu Serif', serif; }
text { fill: currentColor; } .name { font-size: 22px; font-weight: bold; } .head { font-weight: bold; } .sides { font-size: 15px; }
.die rect { fill: #fff; stroke: currentColor; } .die text { fill: #26211a; font-weight: bold; text-anchor: middle; }
.mark { fill: none; stroke: #c9a227; stroke-width: 2; opacity: 0; } .of-0 { fill: #2f6fd0; } .of-1 { fill: #c98a00; } .of--1 { fill: #8a8172; }
g.scene { animation: appear .5s both; } g.scene .mark { animation: mark ${PACE}s both; }
@keyframes appear { from { opacity: 0; } to { opacity: 1; } }
@keyframes mark { 0%, 90% { opacity: 1; } 100% { opacity: 0; } }
@media (prefers-color-scheme: dark) { svg { background: #1c1a17; color: #e6dcc8; } }
@media (prefers-reduced-motion: reduce), print { g.scene, g.scene .mark { animation: none; } }
</style>
<text class="name" x="${MARGIN}" y="${MARGIN + 12}">${escaped(title)}</text>
<text class="sides" x="${MARGIN}" y="${MARGIN + 12 + LINE + 6}">${escaped(sides.join(' – '))}</text>
${groups.join('\n')}
${last}
</svg>
`;
}

function group(rows: Row[], top: number, height: number, at: number, side: number): string {
  const delay = `animation-delay: ${(at * PACE).toFixed(1)}s`;
  return `<g class="scene" style="${delay}"><rect class="mark" style="${delay}" x="${MARGIN - 12}" y="${top}" width="${WIDTH - 2 * MARGIN + 24}" height="${height}" rx="5"/><rect class="of-${side}" x="${MARGIN - 8}" y="${top + 4}" width="4" height="${height - 8}"/>${rows.map(row).join('')}</g>`;
}

function row({ text, y, kind }: Row): string {
  return kind === 'dice' ? text.split(' ').map((die, at) => `<g class="die" transform="translate(${MARGIN + 4 + at * 32} ${y - 16})"><rect width="24" height="24" rx="4"/><text x="12" y="17">${escaped(die)}</text></g>`).join('')
    : `<text class="${kind}" x="${MARGIN + (kind === 'line' ? 12 : 4)}" y="${y}">${escaped(text)}</text>`;
}

/** The lines, each so short that it fits; words stay whole. */
function broken(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const parts: string[] = [];
    let part = '';
    for (const word of line.split(' ')) {
      if (part && part.length + 1 + word.length > LONGEST) {
        parts.push(part);
        part = '';
      }
      part += part ? ` ${word}` : word;
    }
    return [...parts, part];
  });
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]!);
}
