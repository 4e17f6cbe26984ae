import { BLACK } from '../colours';
import { dataOf, type Canvas2D } from '../ground/sheet';

type Matrix = [number, number, number, number, number, number];
type Style = string | CanvasGradient | CanvasPattern;

/** Writes down what is drawn as SVG. It knows what the board is drawn with, and nothing else of a canvas. */
export class SvgDrawing implements Canvas2D {
  strokeStyle: Style = BLACK;
  fillStyle: Style = BLACK;
  lineWidth = 1;
  lineCap: CanvasLineCap = 'butt';
  lineJoin: CanvasLineJoin = 'miter';
  globalAlpha = 1;
  font = '10px sans-serif';
  textAlign: CanvasTextAlign = 'left';
  private readonly written: string[] = [];
  private readonly opened: number[] = [];
  private groups = 0;
  private clips = 0;
  private dash: number[] = [];
  private matrix: Matrix = [1, 0, 0, 1, 0, 0];
  private data: string[] = [];

  constructor(private readonly width: number, private readonly height: number) {}

  save(): void {
    this.opened.push(this.groups);
  }

  restore(): void {
    const before = this.opened.pop() ?? 0;
    this.written.push('</g>'.repeat(this.groups - before));
    this.groups = before;
  }

  setTransform(...matrix: Matrix): void {
    this.matrix = matrix;
  }

  setLineDash(dash: number[]): void {
    this.dash = dash;
  }

  beginPath(): void {
    this.data = [];
  }

  moveTo(x: number, y: number): void {
    this.data.push(`M${short(x)} ${short(y)}`);
  }

  lineTo(x: number, y: number): void {
    this.data.push(`L${short(x)} ${short(y)}`);
  }

  closePath(): void {
    this.data.push('Z');
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.data.push(`M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`);
  }

  /** A full circle: the board has no others. */
  arc(x: number, y: number, radius: number): void {
    const across = short(2 * radius);
    this.data.push(`M${short(x + radius)} ${short(y)}a${short(radius)} ${short(radius)} 0 1 1 -${across} 0a${short(radius)} ${short(radius)} 0 1 1 ${across} 0Z`);
  }

  clip(): void {
    this.clips += 1;
    this.groups += 1;
    this.written.push(`<clipPath id="clip${this.clips}"><path d="${this.data.join('')}"${this.placed()}/></clipPath><g clip-path="url(#clip${this.clips})">`);
  }

  fill(path?: Path2D): void {
    this.written.push(`<path d="${this.dataFor(path)}"${this.placed()} fill="${said(this.fillStyle)}"${this.faint()}/>`);
  }

  stroke(path?: Path2D): void {
    this.written.push(`<path d="${this.dataFor(path)}"${this.placed()} fill="none"${this.inked()} stroke-linecap="${this.lineCap}" stroke-linejoin="${this.lineJoin}"/>`);
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    this.written.push(`<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${this.placed()} fill="${said(this.fillStyle)}"${this.faint()}/>`);
  }

  fillText(text: string, x: number, y: number): void {
    this.text(text, x, y, `fill="${said(this.fillStyle)}"`);
  }

  strokeText(text: string, x: number, y: number): void {
    this.text(text, x, y, `fill="none"${this.inked()} stroke-linejoin="round"`);
  }

  toString(): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}">\n${this.written.join('\n')}\n</svg>\n`;
  }

  private text(text: string, x: number, y: number, look: string): void {
    const anchor = { center: 'middle', right: 'end', end: 'end', left: 'start', start: 'start' }[this.textAlign];
    this.written.push(`<text x="${short(x)}" y="${short(y)}"${this.placed()} style="font:${escaped(this.font)}" text-anchor="${anchor}" ${look}${this.faint()}>${escaped(text)}</text>`);
  }

  private dataFor(path: Path2D | undefined): string {
    return path ? escaped(dataOf(path)) : this.data.join('');
  }

  private inked(): string {
    const dash = this.dash.length ? ` stroke-dasharray="${this.dash.map(short).join(' ')}"` : '';
    return ` stroke="${said(this.strokeStyle)}" stroke-width="${short(this.lineWidth)}"${dash}${this.faint()}`;
  }

  private faint(): string {
    return this.globalAlpha < 1 ? ` opacity="${short(this.globalAlpha)}"` : '';
  }

  private placed(): string {
    return this.matrix.join() === '1,0,0,1,0,0' ? '' : ` transform="matrix(${this.matrix.map((part) => Number(part.toFixed(5))).join(' ')})"`;
  }
}

function short(value: number): number {
  return Number(value.toFixed(2));
}

function said(style: Style): string {
  return escaped(String(style));
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
